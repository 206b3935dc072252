import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { edition } from '../hosting/browsers'
import { walk } from '../compiler/files/content-files'
import { remembered } from '../text/maps'
import type { Compiler, Configuration, RuleSetRule } from 'webpack'

/**
 * Babel takes queries, and what only the server needs, out of the components of pages; nothing else can have them.
 * What is no file, such as webpack's trial of a rule, is left to Gatsby's own.
 */
function containsQuery(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('graphql`')
  } catch {
    return true
  }
}

/** Each rule asks about each file; it is read once a bundle. */
function rememberingFiles(ask: (file: string) => boolean): (file: string) => boolean {
  const answers = new Map<string, boolean>()
  return (file) => remembered(answers, file, () => ask(file))
}

/**
 * Lets esbuild do what Gatsby leaves to Babel, in a tenth of the time. Scripts are made small by SWC (minify-scripts.ts),
 * which takes 4 kB more off an article.
 * @param config as Gatsby made it; throws when it has no rule for scripts any more, as a later Gatsby might
 * @param isForVisitors the bundle of scripts, and not the renderer of pages
 */
export function withQuickBundles(config: Configuration, isForVisitors: boolean): Configuration {
  const rules = config.module?.rules ?? []
  const scripts = rules.find((rule): rule is GatsbyRule => isGatsbyRule(rule))
  if (!scripts)
    throw new Error('Gatsby’s webpack configuration has no rule for .tsx: see src/gatsby/quick-bundles.ts.')
  const { include } = scripts
  const needsBabel = rememberingFiles(containsQuery)
  const quick = (test: RegExp, loader: 'default' | 'jsx'): RuleSetRule => ({
    test,
    include: (file: string) => include(file) && !needsBabel(file),
    type: 'javascript/auto',
    use: { loader: 'esbuild-loader', options: { target: edition, loader, jsx: 'automatic' } },
  })
  // Gatsby has JSX in its files of plain JavaScript.
  const quicks = [quick(/\.tsx?$/, 'default'), quick(/\.m?jsx?$/, 'jsx')]
  const slow: RuleSetRule = { ...scripts, include: (file: string) => include(file) && needsBabel(file) }
  return {
    ...config,
    cache: rememberedBy(config.cache),
    plugins: [...(config.plugins ?? []), new WithoutBuildDependencies()],
    // Asking of every file whether it is linked from elsewhere takes as long as reading it; where packages are, all of them are.
    resolve: {
      ...config.resolve,
      symlinks: lstatSync('node_modules').isSymbolicLink(),
      plugins: config.resolve?.plugins?.filter((plugin) => !looksForShadows(plugin)) ?? [],
    },
    // Nobody debugs with them, and they would be shipped. For pages, lines are enough: a fault there is told with its file.
    devtool: isForVisitors ? false : 'cheap-module-source-map',
    module: {
      ...config.module,
      rules: rules
        // gatsby-plugin-typescript, which Gatsby brings along, would have Babel go over the same files first.
        .filter((rule) => rule === scripts || !takesScripts(rule))
        .flatMap((rule) => (rule === scripts ? [...quicks, slow] : [rule]))
        .map((rule) => (typeof rule === 'object' && rule !== null ? withoutSearch(rule) : rule)),
    },
  }
}

/**
 * A site may lay files over those of a theme. This one has no theme, and the plugin lists a folder for each file that is
 * imported: a fifteenth of what bundles take.
 */
const looksForShadows = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  plugin.constructor.name === 'GatsbyThemeComponentShadowingResolverPlugin'

/**
 * Gatsby has webpack look through every file of its own and of the plugins, to know when what it remembers is out of
 * date. Their versions tell that in a hundredth of the time, with the two folders that have none.
 */
function rememberedBy(cache: Configuration['cache']): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache
  const hash = createHash('sha256').update(process.version)
  const own = ['src/gatsby', 'plugins'].flatMap((folder) =>
    walk(folder).map((file) => path.join(folder, file)),
  )
  for (const file of [...settings, ...own.sort()]) hash.update(readFileSync(file))
  return { ...cache, buildDependencies: { defaultWebpack: [] }, version: hash.digest('hex') }
}

/**
 * What bundles are made with stands in these: versions of packages, promised browsers, how scripts are read, what a site of
 * one language leaves out.
 */
const settings = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'content/languages.json',
  'src/hosting/browsers.ts',
]

/**
 * Each loader is noted as what the bundle was made with, whatever the cache is set to, and webpack then resolves and reads
 * all that loaders are made of, thousands of files for Babel and cssnano: half of the time of the renderer of pages. Their
 * versions are in the version of the cache already.
 */
class WithoutBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('WithoutBuildDependencies', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  }
}

/**
 * For each style sheet postcss-loader looks for a configuration in its folder and all above it. What Gatsby gives it is all
 * there is; it is a function, on which nobody but this says so.
 */
function withoutSearch(rule: RuleSetRule): RuleSetRule {
  const uses = Array.isArray(rule.use) ? rule.use : []
  for (const use of uses) {
    if (typeof use !== 'object' || !use || !(use.loader ?? '').includes('postcss-loader')) continue
    const { postcssOptions } = Object(use.options) as { postcssOptions?: unknown }
    if (typeof postcssOptions === 'function') Object.assign(postcssOptions, { config: false })
  }
  for (const one of rule.oneOf ?? []) if (one) withoutSearch(one)
  return rule
}

type GatsbyRule = RuleSetRule & { include: (file: string) => boolean }

const takesScripts = (rule: unknown): rule is RuleSetRule & { test: RegExp } =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('x.tsx')

const isGatsbyRule = (rule: unknown): rule is GatsbyRule =>
  takesScripts(rule) && typeof rule.include === 'function'
