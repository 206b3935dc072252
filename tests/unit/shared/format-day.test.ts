import { expect, it } from 'vitest'
import { formatDay, formatMonth } from '../../../src/shared/format-day'

const day = new Date('2026-11-23T00:00:00Z')

it.each([
  ['en', '23 November 2026'],
  ['nl', '23 november 2026'],
  ['pt', '23 de novembro de 2026'],
  ['de', '23. November 2026'],
])('a day is written as %s writes it', (language, written) => {
  expect(formatDay(day, language, { timeZone: 'UTC' })).toBe(written)
})

it('a month is written the same way', () => {
  expect(formatMonth('2026-11', 'en')).toBe('November 2026')
})
