import { writeFileSync } from 'node:fs'
import type { Configuration } from 'webpack'
import { expect, it } from 'vitest'
import { withQuickBundles } from '../../../src/gatsby/quick-bundles'
import { sharedTempFolder } from '../../helpers/temp-folder'

const at = sharedTempFolder('bundles')
const file = (name: string, text: string) => {
  writeFileSync(at(name), text)
  return at(name)
}
const fonts = { test: /\.woff2$/ }
const gatsbys = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  include: (name: string) => !name.includes('node_modules'),
  use: 'babel-loader',
}
/** gatsby-plugin-typescript's, which Gatsby brings along: Babel once more, for every file of ours. */
const typescripts = { test: /\.tsx?$/, use: 'babel-loader' }
const config = {
  module: { rules: [fonts, gatsbys, typescripts] },
  optimization: { minimizer: ['terser'] },
} as unknown as Configuration

interface Rule {
  test: RegExp
  include?: (name: string) => boolean
  use: string | { loader: string; options: { loader: string } }
}

/** What would take a file: a loader, with how it reads the file. */
const taking = (name: string) =>
  (withQuickBundles(config, true).module?.rules as Rule[])
    .filter(({ test, include }) => test.test(name) && (include?.(name) ?? true))
    .map(({ use }) => (typeof use === 'string' ? use : `${use.loader} ${use.options.loader}`))

it('gives esbuild every script, as its name says what it is; Gatsby has JSX in plain JavaScript', () => {
  expect(taking(file('a.tsx', 'export const a = <b />'))).toEqual(['esbuild-loader default'])
  expect(taking(file('a.js', 'export const a = <b />'))).toEqual(['esbuild-loader jsx'])
})

it('leaves queries to Babel, which takes them out', () => {
  expect(taking(file('page.js', 'export const query = graphql`query { docPage { doc } }`'))).toEqual([
    'babel-loader',
  ])
})

it('leaves other packages and other files as they are', () => {
  expect(taking(at('node_modules/a.js'))).toEqual([])
  expect(withQuickBundles(config, true).module?.rules).toContain(fonts)
})

it('makes no maps of what is for visitors', () => {
  expect(withQuickBundles(config, true)).toMatchObject({ devtool: false })
})

it('says what to do when Gatsby has no such rule any more', () => {
  expect(() => withQuickBundles({ module: { rules: [fonts] } }, true)).toThrow('src/gatsby/quick-bundles.ts')
})

it('has webpack follow nothing that loaders are made of: their versions say what it remembers is worth', () => {
  const buildDependencies = new Set([at('node_modules/cssnano/index.js')])
  const afterCompile = {
    tap: (_: string, then: (compilation: object) => void) => then({ buildDependencies }),
  }
  const plugins = withQuickBundles(config, true).plugins as { apply: (compiler: object) => void }[]
  for (const plugin of plugins) plugin.apply({ hooks: { afterCompile } })
  expect(buildDependencies).toEqual(new Set())
})

it('looks for no files that lie over those of a theme', () => {
  const named = (name: string) => ({ constructor: { name } })
  const others = named('CoreJSResolver')
  const plugins = [named('GatsbyThemeComponentShadowingResolverPlugin'), others]
  const { resolve } = withQuickBundles({ ...config, resolve: { plugins } } as unknown as Configuration, true)
  expect(resolve?.plugins).toEqual([others])
})
