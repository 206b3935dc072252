import { expect, it } from 'vitest'
import { reasonsOf } from '../../../src/templates/support-reasons'

const columns = [
  { id: 'android', version: 'v3' },
  { id: 'ios', version: 'v3' },
  { id: 'tvos', version: 'v2' },
] as const

it('says a reason once, with the platforms that it holds for', () => {
  const reasons = reasonsOf(
    [{ state: 'no', note: 'gone' }, { state: 'yes' }, { state: 'no', note: 'gone' }],
    [...columns],
  )
  expect(reasons).toEqual([{ state: 'no', note: 'gone', platforms: ['android', 'tvos'] }])
})

it('names no platform where it holds for all', () => {
  const gone = { state: 'no', note: 'gone' } as const
  expect(reasonsOf([gone, gone, gone], [...columns])).toEqual([{ state: 'no', note: 'gone' }])
})

it('keeps apart what is missing and what is there in part, and has none for what is there', () => {
  const reasons = reasonsOf(
    [{ state: 'no', note: 'a' }, { state: 'part', note: 'a' }, { state: 'yes' }],
    [...columns],
  )
  expect(reasons).toEqual([
    { state: 'no', note: 'a', platforms: ['android'] },
    { state: 'part', note: 'a', platforms: ['ios'] },
  ])
})
