import path from 'node:path'
import { expect, it } from 'vitest'
import { walk } from '../../src/compiler/files/content-files'
import { fileKinds, nobodyWaitsFor } from '../helpers/fault-table'

const published = walk(path.resolve(process.env.PUBLIC_DIR ?? 'public')).map((file) => `/${file}`)
const rows = Object.values(fileKinds)

it('every file that a page may ask for has its row in the table of faults (tests/helpers/fault-table.ts)', () => {
  const known = [...rows.map(({ family, path: one }) => family ?? one), ...nobodyWaitsFor]
  expect(published.filter((file) => !known.some((kind) => kind.test(file)))).toEqual([])
})

it('every row of the table of faults is of a file that there is', () => {
  const without = Object.entries(fileKinds).filter(
    ([, { path: kind }]) => !published.some((file) => kind.test(file)),
  )
  expect(without.map(([name]) => name)).toEqual([])
})

it('what is not in that table is there, and is of no row', () => {
  for (const kind of nobodyWaitsFor) {
    const files = published.filter((file) => kind.test(file))
    expect(files.length, String(kind)).toBeGreaterThan(0)
    expect(files.filter((file) => rows.some((row) => (row.family ?? row.path).test(file)))).toEqual([])
  }
})
