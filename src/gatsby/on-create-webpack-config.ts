import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { edition } from '../hosting/browsers'
import { browserFacts } from './browser-facts'
import { withShortClassNames } from './class-names'
import { CompiledAhead } from './compiled-ahead'
import { ConstantScripts } from './constant-scripts'
import { dropPluginOptions } from './plugin-options'
import { withShortFontNames } from './short-font-names'
import { withShortTokens } from './short-tokens'
import { minifiedBySwc } from './minify-scripts'
import { ShippedPackages } from './shipped-packages'
import { withQuickBundles } from './quick-bundles'
import { StableBuildHash } from './stable-build-hash'
import { StableIds } from './stable-ids'
import { replacements } from './replacements'
import { WithoutOtherReact } from './without-other-react'
import { WithoutPropTypes } from './without-prop-types'

type WebpackConfig = Omit<Configuration, 'optimization' | 'output'> & {
  entry: { app: string | string[] }
  output: { hashDigestLength?: number }
  optimization: {
    runtimeChunk: false | object
    moduleIds?: 'size' | 'deterministic'
    minimizer: WebpackPluginInstance[]
    splitChunks: { minSize: number; cacheGroups: Record<string, object> }
  }
}

/** Those of Gatsby's plugins for webpack that are used here; it types them as any functions. */
interface WebpackPlugins {
  define: (values: Record<string, string>) => object
}

/**
 * Keeps the JavaScript of a page small. Only bundles for visitors are changed: pages are rendered, and `gatsby develop`
 * runs, with the libraries themselves.
 */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig: configNow,
  plugins,
}: CreateWebpackConfigArgs): void {
  const getConfig = configNow as () => WebpackConfig
  const { define } = plugins as unknown as WebpackPlugins
  // Gatsby's page loader, for src/runtime, which completes it. By a name: the folder is there only once Gatsby has run.
  actions.setWebpackConfig({ resolve: { alias: { 'gatsby-loader$': path.resolve('.cache/loader.js') } } })
  const isForVisitors = stage === 'build-javascript'
  if (isForVisitors || stage === 'build-html') {
    actions.replaceWebpackConfig(
      withShortTokens(withShortClassNames(withShortFontNames(withQuickBundles(getConfig(), isForVisitors)))),
    )
  }
  if (!isForVisitors) return
  dropPluginOptions()
  actions.setWebpackConfig({
    plugins: [
      new StableIds(),
      new StableBuildHash(),
      new ConstantScripts(),
      new ShippedPackages(),
      new CompiledAhead(),
      new WithoutPropTypes(),
      new WithoutOtherReact(),
      // Gatsby's experiment with server components, which its loader asks about at run time; here the bundler knows.
      define({
        'global.hasPartialHydration': 'false',
        // What React tells the developer tools of browsers about itself.
        __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
        ...browserFacts,
      }),
    ],
    resolve: { alias: replacements(path.resolve('.')) },
  })
  const config = getConfig()
  // Gatsby has webpack write its own code, of modules and how they are fetched, for ES5.
  config.target = ['web', edition]
  // The names of all files are in the runtime: eight signs tell two builds apart as well as twenty.
  config.output.hashDigestLength = 8
  // Bundles change with code, not with content, and the runtime with each of them: a file of its own is a request more.
  config.optimization.runtimeChunk = false
  // The shortest numbers for what is asked for most.
  config.optimization.moduleIds = 'size'
  // Beside Gatsby's own start, in the bundle that it starts from; the policy before anything that it is asked about.
  config.entry.app = [
    path.resolve('src/app/trusted-types.ts'),
    path.resolve('src/app/chunk-names.ts'),
    path.resolve('src/app/leave-once.ts'),
    config.entry.app,
    path.resolve('src/app/first-bundle.ts'),
  ].flat()
  // Gatsby makes one style sheet of all, which every page then has in its HTML: of the search dialog, of each kind of page.
  // Here a style sheet stays with the code that needs it, and comes with it. What goes first, layers say.
  const { styles, ...cacheGroups } = config.optimization.splitChunks.cacheGroups
  if (!styles)
    throw new Error('Gatsby does not bundle styles as it did: see src/gatsby/on-create-webpack-config.ts.')
  config.optimization.splitChunks.cacheGroups = cacheGroups
  // What two chunks share is a chunk more from here on: its long name and its parts stand in what every page loads.
  config.optimization.splitChunks.minSize = 30_000
  config.optimization.minimizer = minifiedBySwc(config.optimization.minimizer)
  actions.replaceWebpackConfig(config)
}
