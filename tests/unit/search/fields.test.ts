import { expect, it } from 'vitest'
import { fieldBoosts } from '../../../src/search/policy/fields'

it('a title counts twenty times as much as text and address', () => {
  expect(fieldBoosts).toEqual({ title: 20, content: 1, url: 1 })
})
