import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { browserPaths } from '../../../scripts/house/walls.mjs'
import { fileKinds } from '../../helpers/fault-table'

it('has a row for everything that the browser loads later', () => {
  const sources = browserPaths.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(room, file), 'utf8')),
  )
  // Imports of types stand behind a colon, a bracket or `typeof`, and name a string at once.
  const later = sources.flatMap(
    (text) => text.match(/(?:\bimport|new Worker)\((?!['")])[\s\S]{0,120}/g) ?? [],
  )
  const chunks = later.map((text) => /webpackChunkName: "([a-z-]+)"/.exec(text)?.[1] ?? text)
  expect(chunks.length).toBeGreaterThan(5)
  const rows = Object.values(fileKinds)
  const without = chunks.filter(
    (chunk) => !rows.some((row) => row.path.test(`/${chunk}-0123456789abcdef.js`)),
  )
  expect(without).toEqual([])
})
