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
    'content/locales/nl/pages.json': '{ "list": { "and": " en ", "or": " of " } }',
    'content/locales/en/pages.json': '{ "list": { "and": " and " } }',
  })
  const words = wordsOf(root, 'en')
  expect([words('list.and'), words('list.or')]).toEqual([' and ', ' of '])
  expect(() => words('glossary.title')).toThrow('No language has the string "glossary.title".')
  expect(wordsOf(root, 'en')).toBe(words)
})
