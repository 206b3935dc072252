import { createHash } from 'node:crypto'

/** The part of webpack used here. */
interface Compilation {
  hash?: string
  getAssets(): readonly { name: string }[]
}
interface Compiler {
  hooks: {
    done: {
      tap(options: { name: string; stage: number }, done: (stats: { compilation: Compilation }) => void): void
    }
  }
}

/**
 * Makes the hash of a build say what was built. Gatsby puts webpack's own into every page, and an open page reloads when
 * it meets another one. Webpack counts in who compiled: style sheets out of its cache give another hash than the same
 * style sheets compiled, so a build after a clean one made all pages anew, and all readers reload, for nothing.
 * The names of the files carry the hashes of what is in them, so they tell the same and no more.
 */
export class StableBuildHash {
  apply(compiler: Compiler): void {
    // First of all who listen: Gatsby reads the hash when all of them are done.
    compiler.hooks.done.tap({ name: 'StableBuildHash', stage: -100 }, ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = buildHash(names)
    })
  }
}

/** Names of the built files → twenty letters, whatever the order. */
export function buildHash(names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of [...names].sort()) hash.update(name).update('\0')
  return hash.digest('hex').slice(0, 20)
}
