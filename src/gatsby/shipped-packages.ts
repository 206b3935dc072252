import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The parts of webpack used here. */
interface Module {
  resource?: string
  /** Of modules that were joined into one. */
  modules?: Iterable<Module>
}
interface Compiler {
  hooks: {
    done: { tap(name: string, done: (stats: { compilation: { modules: Iterable<Module> } }) => void): void }
  }
}

/** Folders of packages whose code is in the bundles, one a line; what is made of it: src/hosting/licences.ts. */
export const SHIPPED_PACKAGES = '.cache/shipped-packages.json'

/** Notes which packages the bundles for visitors are made of. */
export class ShippedPackages {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ShippedPackages', ({ compilation }) => {
      const folders = packageFolders(compilation.modules)
      mkdirSync(path.dirname(SHIPPED_PACKAGES), { recursive: true })
      writeFileSync(SHIPPED_PACKAGES, JSON.stringify(folders))
    })
  }
}

/** Files of modules → the folders of their packages from the project's root, each once. */
export function packageFolders(modules: Iterable<Module>): string[] {
  const folders = new Set<string>()
  const look = ({ resource = '', modules: joined = [] }: Module) => {
    const file = resource.split(path.sep).join('/')
    const [, folder] = /^.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
    if (folder) folders.add(folder)
    for (const one of joined) look(one)
  }
  for (const one of modules) look(one)
  return [...folders].sort()
}
