import path from 'node:path'
import type { Configuration } from 'webpack'
import { expect, it } from 'vitest'
import { walk } from '../../../src/compiler/files/content-files'
import { withPlainClassNames } from '../../../src/gatsby/class-names'

const scripts = { test: /\.js$/, include: () => true }
const modules = (localIdentName: string) => ({
  test: /\.module\.css$/,
  use: [{ loader: 'extract' }, { loader: 'css-loader', options: { modules: { localIdentName } } }],
})
const plain = { test: /\.css$/, use: [{ loader: 'css-loader', options: { modules: false } }] }

it('names classes by their file and their own name, and leaves the rest of the rules as it is', () => {
  const config: Configuration = {
    module: { rules: [scripts, { oneOf: [modules('[name]--[local]--[hash:hex:5]'), plain] }] },
  }
  expect(withPlainClassNames(config).module?.rules).toEqual([
    scripts,
    { oneOf: [modules('[name]-[local]'), plain] },
  ])
})

it('says what to do when Gatsby names classes otherwise', () => {
  expect(() => withPlainClassNames({ module: { rules: [scripts] } })).toThrow('src/gatsby/class-names.ts')
})

it('no two CSS modules have the same file name, so that no two classes have', () => {
  const names = walk('src')
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
