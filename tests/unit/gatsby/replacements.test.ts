import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { replacements } from '../../../src/gatsby/replacements'
import { tempFolder } from '../../helpers/temp-folder'

it('replaces plugins by where they lie, and by where they really lie when node_modules is a link', () => {
  const folder = tempFolder('replacements')
  mkdirSync(path.join(folder, 'packages'))
  mkdirSync(path.join(folder, 'project'))
  symlinkSync(path.join(folder, 'packages'), path.join(folder, 'project/node_modules'), 'junction')
  const aliases = replacements(path.join(folder, 'project'))
  const plugin = 'gatsby-plugin-react-i18next/gatsby-browser.js$'
  const wrapPage = path.join(folder, 'project/src/language/browser/wrap-page.ts')
  expect(aliases[path.join(folder, 'project/node_modules', plugin)]).toBe(wrapPage)
  expect(aliases[path.join(folder, 'packages', plugin)]).toBe(wrapPage)
})

it('names files that are there, both ours and those of packages', () => {
  const root = path.resolve('.')
  const aliases = replacements(root)
  const ours = Object.values(aliases).filter((file) => file !== false)
  const replaced = Object.keys(aliases)
    .filter((file) => file.includes('/node_modules/'))
    .map((file) => file.replace(/\$$/, ''))
  expect(ours.length).toBeGreaterThan(2)
  expect(replaced.length).toBeGreaterThan(2)
  expect(ours.filter((file) => !existsSync(file))).toEqual([])
  expect(replaced.filter((file) => !existsSync(file) && !existsSync(`${file}.js`))).toEqual([])
})
