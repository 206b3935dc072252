import type { Compiler } from 'webpack'

/** Chromium compiles all functions of a file that begins with this; to others it is a comment. */
export const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n'

/** Bundles that each page runs from end to end as it starts. */
const STARTING = /^(app|framework)-[^/]*\.js$/

/**
 * Has browsers compile the bundles of the start beside the page, while they come in. Else each module is compiled when it is
 * first called, on the thread that answers the reader: on a poor phone that is most of one task of 70 ms.
 */
export class CompiledAhead {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.compilation.tap('CompiledAhead', (compilation) => {
      // After the minifier, which drops comments, and before files are named by what they hold.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'CompiledAhead', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => STARTING.test(name)))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(CALLED_ON_LOAD, source))
      })
    })
  }
}
