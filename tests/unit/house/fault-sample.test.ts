import { expect, it } from 'vitest'
import { failures, fileKinds, sampleOf } from '../../helpers/fault-table'

it('tries two failures of each row, and every failure in each way of loading', () => {
  const rows = Object.keys(fileKinds).map((_name, row) => row)
  for (const column of [0, 1]) {
    const tried = rows.map((row) => sampleOf(row + 3 * column))
    expect(tried.every((names) => names.length === 2)).toBe(true)
    expect(new Set(tried.flat())).toEqual(new Set(Object.keys(failures)))
  }
})

it('tries another pair of a file in each way of loading', () => {
  expect(sampleOf(0)).not.toEqual(sampleOf(3))
})
