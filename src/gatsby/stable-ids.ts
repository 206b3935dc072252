/** The parts of webpack used here. */
interface Module {
  nameForCondition(): string | null
}
interface Chunk {
  name?: string | null | undefined
  id: string | number | null
  ids: (string | number)[] | null
}
interface Hook<Item> {
  tap(options: { name: string; stage: number }, give: (items: Iterable<Item>) => void): void
}
interface Compilation {
  hooks: { chunkIds: Hook<Chunk>; moduleIds: Hook<Module> }
  /** There once all modules are. */
  chunkGraph: { setModuleId(module: Module, id: number): void }
}
interface Compiler {
  hooks: { compilation: { tap(name: string, begin: (compilation: Compilation) => void): void } }
}

/** What the bundle `framework` is made of. */
const FRAMEWORK = /^.*[\\/]node_modules[\\/](?=(?:react|react-dom|scheduler)[\\/])/

// Before webpack's own, which number what has no id yet.
const FIRST = { name: 'StableIds', stage: -100 }

/**
 * Chunks that have a name get it as their id: the runtime has no list of names then, and whoever knows the name of a chunk can
 * ask for its file. The modules of React get the first numbers: the others are numbered by how often they are asked for, and
 * with those of React among them, its bundle would be another one whenever any code changes.
 */
export class StableIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      const { hooks } = compilation
      hooks.chunkIds.tap(FIRST, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue
          chunk.id = chunk.name
          chunk.ids = [chunk.name]
        }
      })
      hooks.moduleIds.tap(FIRST, (modules) => {
        const nameOf = (module: Module) => module.nameForCondition() ?? ''
        const ofReact = [...modules].filter((module) => FRAMEWORK.test(nameOf(module)))
        const byName = new Map(ofReact.map((module) => [nameOf(module).replace(FRAMEWORK, ''), module]))
        for (const [id, name] of [...byName.keys()].sort().entries()) {
          const module = byName.get(name)
          if (module) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
