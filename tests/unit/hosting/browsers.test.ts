import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { browserTargets, edition } from '../../../src/hosting/browsers'

/** What ES2022 brought, which nobody of an earlier edition can read. */
const latest = `
  class Counter {
    #count = 0
    static made = []
    static { Counter.made.push('first') }
    #add() { return ++this.#count }
    static has(one) { return #count in one }
  }
  let name = null
  name ??= /(?<letter>a)/d.exec('a')?.groups.letter
  export { Counter, name }
`
const written = (target: string | string[]) => transformSync(latest, { target, format: 'esm' }).code

describe('the edition of JavaScript that bundles are written in', () => {
  it('is known by each of the browsers that package.json promises', () => {
    expect(edition).toBe('es2022')
    expect(browserTargets.length).toBeGreaterThan(3)
    for (const browser of browserTargets) expect(written(browser), browser).toBe(written(edition))
  })

  it('is one that an older browser does not know', () => {
    expect(written('safari14')).not.toBe(written(edition))
  })
})
