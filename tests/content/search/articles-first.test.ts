import { beforeAll, describe, expect, it } from 'vitest'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import type { SearchableSection } from '../../../src/search/contract/index-file'
import type { SearchEngine } from '../../../src/search/contract/answer'
import { hasCalls } from '../../../src/search/policy/api-pages'
import { namedIn } from '../../../src/search/policy/named'
import { isList } from '../../../src/search/policy/reference-pages'
import { isStopWord } from '../../../src/search/policy/stop-words'
import { pagesFound, realSearch } from '../../helpers/real-search'

/**
 * Pages that list names, schemas, terms, questions and errors, and calls of the API, stay below each article that has the word in
 * its title, its description or a heading: asked with every word that an article has there, from home, among SDK pages, and among
 * old ones. Names of files and what is written with hyphens is asked as well, of the lists.
 */

const places = ['/en/', '/en/sdk/v3/android/', '/en/sdk/v2/flutter/ios/']
const fewestQueries = 3000

/** Words, with what belongs to them: `e-mail`, `info.plist`. */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\w./'-])[a-z][a-z\d]+(?:[-.][a-z\d]+)*(?![\w/]|['-]\w)/g) ?? []
/** Written with dots as names in code are, and the name of no file: who types it looks it up. */
const isCode = (word: string): boolean => word.includes('.') && !/\.(json|plist|xml|js|html)$/.test(word)
const isPlain = (word: string): boolean => /^[a-z\d]+$/.test(word)
const isLookedUp = (path: string): boolean => isList(path) || hasCalls(path)
const isArticle = (path: string): boolean => !isLookedUp(path)

/** Words that are names of types and members: who types one has looked it up. */
const identifiers = new Set(
  readSymbolLists(process.cwd()).lists.flatMap(({ symbols }) =>
    symbols.flatMap(({ id, name }) =>
      [name, ...id.split('.')].map((one) => one.replace(/\(.*$|[<>]/g, '').toLowerCase()),
    ),
  ),
)

/** What each page says of itself: the words of its title, its description and its headings. */
function saidBy(sections: readonly SearchableSection[]): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>()
  for (const { path, pageTitle, heading, text } of sections) {
    // The first section begins with the description, which is one sentence.
    const description = said.has(path) ? '' : (text.split(/(?<=\.)\s/)[0] ?? '')
    const words = said.get(path) ?? new Set()
    for (const word of wordsOf(`${pageTitle} ${description} ${heading}`)) words.add(word)
    said.set(path, words)
  }
  return said
}

let engine: SearchEngine
let said: Map<string, Set<string>>
beforeAll(async () => {
  const real = await realSearch(process.cwd())
  engine = real.engine
  said = saidBy(real.sections)
})
const rowsFor = (query: string, from: string): string[] => pagesFound(engine, query, from)

describe('a page to look things up in', () => {
  it('stays below every article that says of itself what was typed', { timeout: 300_000 }, () => {
    const words = new Set([...said].flatMap(([path, all]) => (isArticle(path) ? [...all] : [])))
    const asked = [...words].filter(
      (word) => !isStopWord(word, 'en') && !identifiers.has(word) && !isCode(word),
    )
    expect(asked.length * places.length).toBeGreaterThan(fewestQueries)
    const wrong: string[] = []
    for (const from of places) {
      for (const word of asked) {
        const rows = rowsFor(word, from)
        const areBehind = isPlain(word) && !namedIn([word]).api ? isLookedUp : isList
        const list = rows.findIndex(areBehind)
        const later = list < 0 ? [] : rows.slice(list + 1)
        const article = later.find((path) => isArticle(path) && said.get(path)?.has(word))
        if (article) wrong.push(`"${word}" on ${from}: ${rows[list]} before ${article}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['an identifier', 'BeckonPass', /\/symbols\//],
    ['the code of an error', 'contentSizeTooLarge', /\/guides\/errors\/$/],
    ['the path of an operation', '/account/2fa', /^\/en\/api\//],
  ])('leads who types %s', (_, query, page) => {
    expect(rowsFor(query, '/en/')[0]).toMatch(page)
  })
})
