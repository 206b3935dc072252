import { describe, expect, it, vi } from 'vitest'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { stringProblems, wordsOf } from '../../../src/compiler/files/words'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { page } from '../check/page'
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
  expect(wordsOf(root, 'en')).toBe(words)
})

it('a key that ends with the name of what every object has is a key like any other', () => {
  const root = makeTree({
    'content/locales/nl/pages.json': '{ "symbols": { "of": { "constructor": "Makers" } } }',
  })
  expect(wordsOf(root, 'nl')('symbols.of.constructor')).toBe('Makers')
})

describe('a string that no language has', () => {
  const told = (text: string) => {
    const root = makeTree({ 'content/locales/nl/pages.json': text })
    const words = wordsOf(root, 'en')
    return { said: words('list.and'), lines: stringProblems(root).map(formatProblem) }
  }

  it('is named where it belongs, with the one that it may be', () => {
    expect(told('{\n  "list": { "adn": " en " } }')).toEqual({
      said: 'list.and',
      lines: [
        'content/locales/nl/pages.json:2:3  string  The string "list.and" is missing, and pages need it.  → is it "list.adn"? Call that "list.and"',
      ],
    })
    expect(told('{ "list": { "and": 5 } }').lines[0]).toMatch(
      /pages\.json:1:13 {2}string {2}The string "list\.and" is missing/,
    )
  })

  it.each(['[]', 'null', '5', '"text"'])('is not asked for one by one in a file that is %s', (text) => {
    expect(told(text).lines).toEqual([
      'content/locales/nl/pages.json:1:1  string  The file holds no text.  → write texts, or objects that hold them',
    ])
  })

  it('is not missed in a file that cannot be read: that is told', () => {
    expect(told('{ "list": { "and": " en " ').lines).toEqual([
      expect.stringMatching(
        /^content\/locales\/nl\/pages\.json:1:\d+ {2}string {2}The file is not valid JSON: /,
      ),
    ])
  })
})

it('the compiler tells of a file of strings that cannot be read, beside what else is wrong', async () => {
  const root = makeTree({
    'content/nl/index.mdx': page('Start'),
    'content/nl/guides/index.mdx': page('Gidsen'),
    'content/glossary.nl.yaml': '- term: Push\n  is: What arrives on a device.\n',
    'content/glossary.yaml': '- term: Push\n  is: What arrives on a device.\n',
    'content/locales/nl/pages.json': '{ "glossary" { } }',
  })
  const { problems } = await compileContent(root)
  expect(problems.map(({ file, rule }) => [file, rule])).toContainEqual([
    'content/locales/nl/pages.json',
    'string',
  ])
})
