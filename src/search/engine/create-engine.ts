import lunr from 'lunr'
import type { SearchIndexOfLanguage } from '../../shared/search-index'
import type { SearchLanguage } from '../../shared/site'
import type { SearchEngine } from '../contract'
import { foldCounterparts, groupByPage, toGroup } from './group'
import { createLookUp } from './look-up'
import { pagesOf } from './pages'
import { parseQuery } from './parse-query'
import { createPreference } from './preference'
import { rank } from './rank'
import { createVocabulary } from './vocabulary'

interface SerialisedIndex {
  invertedIndex: readonly (readonly [term: string, posting: object])[]
}

const mostGroups = 10

/**
 * One language's entry of search_index.json → an engine. Takes some hundred milliseconds for a large site, so it
 * belongs in a worker. Throws when the entry is not a lunr index.
 */
export function createEngine(
  { index, store }: SearchIndexOfLanguage,
  language: SearchLanguage,
): SearchEngine {
  const lookUp = createLookUp(lunr.Index.load(index))
  const vocabulary = createVocabulary(
    (index as SerialisedIndex).invertedIndex.map(([term]) => term),
    language,
  )
  const addresses = Object.keys(store)
  const size = addresses.length
  const pages = pagesOf(addresses)

  return {
    search(text, context) {
      const query = parseQuery(text, language)
      if (!query.words.length) return { groups: [], total: 0, tried: [] }
      const words = query.words.flatMap((word) => [word.text, ...word.parts]).concat(query.joined)
      const preference = createPreference(context.path, words)
      const { sections, tried, terms, beginnings } = rank(query, {
        vocabulary,
        lookUp,
        preference,
        size,
        pages,
      })
      const isWanted = (term: string) =>
        terms.has(term) || beginnings.some((beginning) => term.startsWith(beginning))
      const rows = foldCounterparts(groupByPage(sections), pages)
      return {
        groups: rows.slice(0, mostGroups).map((row) => toGroup(row, store, pages, isWanted)),
        total: rows.length,
        tried,
      }
    },
  }
}
