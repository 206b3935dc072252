import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { expect, it } from 'vitest'
import { walk } from '../../../src/compiler/files/content-files'
import { classNames, withShortClassNames } from '../../../src/gatsby/class-names'
import { tempFolder } from '../../helpers/temp-folder'

const scripts = { test: /\.js$/, include: () => true }
const modules = (naming: object) => ({
  test: /\.module\.css$/,
  use: [{ loader: 'extract' }, { loader: 'css-loader', options: { modules: naming } }],
})
const plain = { test: /\.css$/, use: [{ loader: 'css-loader', options: { modules: false } }] }

it('names classes by their file and their own name, and leaves the rest of the rules as it is', () => {
  const named = modules({ localIdentName: '[name]--[local]--[hash:hex:5]' })
  const config: Configuration = { module: { rules: [scripts, { oneOf: [named, plain] }] } }
  const getLocalIdent: unknown = expect.any(Function)
  expect(withShortClassNames(config).module?.rules).toEqual([
    scripts,
    { oneOf: [modules({ getLocalIdent }), plain] },
  ])
})

const project = (files: Record<string, string>) => {
  const root = tempFolder('classes')
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text)
  return root
}

it('gives classes and animations short names, which do not go by the place of the project', () => {
  const files = {
    'A.module.css':
      '.bar { animation: turn 1s } .bar.wide:hover { width: 1.5rem } @keyframes turn { to { top: 0 } }',
    'B.module.css': '.bar { color: red }',
  }
  const [{ nameOf: here }, { nameOf: there }] = [classNames(project(files)), classNames(project(files))]
  const all = [
    ['A.module.css', 'bar'],
    ['A.module.css', 'turn'],
    ['A.module.css', 'wide'],
    ['B.module.css', 'bar'],
  ] as const
  expect(all.map(([file, local]) => here(`/somewhere/${file}`, local))).toEqual(['A', 'B', 'C', 'D'])
  expect(all.map(([file, local]) => there(`/elsewhere/${file}`, local))).toEqual(['A', 'B', 'C', 'D'])
  expect(() => here('/somewhere/B.module.css', 'wide')).toThrow('B.module.css has a name, wide, that')
})

it('are forgotten by webpack when one more class pushes the others on', () => {
  const cacheWith = (css: string) =>
    withShortClassNames(
      {
        cache: { type: 'filesystem', version: '1' },
        module: { rules: [{ oneOf: [modules({ localIdentName: '[name]' })] }] },
      },
      project({ 'A.module.css': css, 'B.module.css': '.bar { color: red }' }),
    ).cache
  expect(cacheWith('.bar { top: 0 }')).toEqual(cacheWith('.bar { top: 1px }'))
  expect(cacheWith('.bar { top: 0 } .new { top: 0 }')).not.toEqual(cacheWith('.bar { top: 0 }'))
})

it('says what to do when Gatsby names classes otherwise', () => {
  expect(() => withShortClassNames({ module: { rules: [scripts] } })).toThrow('src/gatsby/class-names.ts')
})

it('no two classes of the site have the same name, as no two modules have', () => {
  const files = walk('src').filter((file) => file.endsWith('.module.css'))
  const names = files.map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const { nameOf } = classNames('src')
  const classes = files.flatMap((file) => {
    const found = readFileSync(path.join('src', file), 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)
    return [...new Set([...found].map(([, name = '']) => name))].map((name) => nameOf(file, name))
  })
  expect(classes.length).toBeGreaterThan(200)
  expect(classes.filter((name, at) => classes.indexOf(name) !== at)).toEqual([])
})

it('no class of the pages themselves has a name of that kind', () => {
  const sheets = walk('src').filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
  const classes = sheets.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(classes).toContain('nobr')
  expect(classes.filter((name) => /^[A-Z]/.test(name))).toEqual([])
})
