import { describe, expect, it } from 'vitest'
import { buildHash, StableBuildHash } from '../../../src/gatsby/stable-build-hash'

type Done = (stats: { compilation: { hash?: string; getAssets(): { name: string }[] } }) => void

/** What webpack says of a build, and the hash after it. */
function hashOf(names: string[], webpacks: string): string | undefined {
  const compilation = { hash: webpacks, getAssets: () => names.map((name) => ({ name })) }
  const compiler = { hooks: { done: { tap: (_: object, done: Done) => done({ compilation }) } } }
  new StableBuildHash().apply(compiler)
  return compilation.hash
}

describe('the hash of a build', () => {
  it('is the same for the same files, whoever compiled them, in whatever order', () => {
    expect(hashOf(['app-1.js', 'styles.2.css'], 'cold')).toBe(hashOf(['styles.2.css', 'app-1.js'], 'warm'))
  })

  it('is another one when a file is another one', () => {
    expect(buildHash(['app-1.js', 'styles.2.css'])).not.toBe(buildHash(['app-1.js', 'styles.3.css']))
    expect(buildHash(['ab', 'c'])).not.toBe(buildHash(['a', 'bc']))
  })
})
