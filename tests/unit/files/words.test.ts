import { expect, it, vi } from 'vitest'
import { wordsOf } from '../../../src/compiler/files/words'
import { makeTree } from '../content/compile'

vi.mock('../../../content/languages.json', () => ({
  default: [
    { id: 'nl', name: 'Nederlands' },
    { id: 'en', name: 'English' },
  ],
}))

it('what a language lacks comes in the default one, whichever that is', () => {
  const root = makeTree({
    'content/locales/nl/pages.json': '{ "a": "een", "b": "twee" }',
    'content/locales/en/pages.json': '{ "a": "one" }',
  })
  const words = wordsOf(root, 'en')
  expect([words('a'), words('b')]).toEqual(['one', 'twee'])
  expect(wordsOf(root, 'en')).toBe(words)
})
