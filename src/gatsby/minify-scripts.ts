import type { JsMinifyOptions } from '@swc/core'
import type { WebpackPluginInstance } from 'webpack'

/** The latest whose shorter forms the minifier makes use of; every promised browser has it (package.json). */
const ecma = 2020

/** Gatsby minifies for ES5, whatever the promised browsers are, and mangles for Safari 10. */
const options: JsMinifyOptions = { ecma, mangle: true, compress: { ecma, passes: 2 } }

/** What webpack's plugin for Terser gives beside itself: the same steps, with another minifier. */
interface TerserPluginClass {
  new (options: {
    minify: unknown
    minimizerOptions: JsMinifyOptions
    parallel: boolean
  }): WebpackPluginInstance
  readonly swcMinify?: unknown
}

/**
 * Has SWC make scripts small, in a tenth of Terser's time and a little smaller than Terser does.
 * @param minimizers as Gatsby set them up; throws when none of them is the one for scripts, or that one knows no SWC any more
 * @returns the same, with another one for scripts
 */
export function minifiedBySwc(minimizers: readonly WebpackPluginInstance[]): WebpackPluginInstance[] {
  const all = minimizers.map((plugin) =>
    plugin.constructor.name === 'TerserPlugin' ? bySwc(plugin) : plugin,
  )
  if (all.every((plugin, index) => plugin === minimizers[index]))
    throw new Error('Gatsby does not minify scripts as it did: see src/gatsby/minify-scripts.ts.')
  return all
}

function bySwc(plugin: WebpackPluginInstance): WebpackPluginInstance {
  const TerserPlugin = plugin.constructor as unknown as TerserPluginClass
  if (!TerserPlugin.swcMinify)
    throw new Error('terser-webpack-plugin has no swcMinify any more: see src/gatsby/minify-scripts.ts.')
  // In this very process: SWC has threads of its own.
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, minimizerOptions: options, parallel: false })
}
