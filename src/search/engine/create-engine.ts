import lunr from 'lunr'
import type { CreateEngine } from '../contract/engine'
import { foldCounterparts, groupByPage, toGroup } from './group'
import { createLookUp } from './look-up'
import { pagesOf } from './pages'
import { parseQuery } from './parse-query'
import { rank } from './rank'
import { createVocabulary } from './vocabulary'

interface SerialisedIndex {
  invertedIndex: readonly (readonly [term: string, posting: object])[]
}

/** One language's entry of search_index.json → an engine. Throws when the entry is not a lunr index. */
export const createEngine: CreateEngine = ({ index, store }, language, policy) => {
  const lookUp = createLookUp(lunr.Index.load(index))
  const vocabulary = createVocabulary(
    (index as SerialisedIndex).invertedIndex.map(([term]) => term),
    language,
  )
  const addresses = Object.keys(store)
  const size = addresses.length
  const pages = pagesOf(addresses, policy)

  return {
    search(text, context) {
      const query = parseQuery(text, language, policy)
      if (!query.words.length) return { groups: [], total: 0, tried: [] }
      const words = query.words.flatMap((word) => [word.text, ...word.parts]).concat(query.joined)
      const preference = policy.preferenceOf(context.path, words)
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
        groups: rows.slice(0, policy.limits.rows).map((row) => toGroup(row, store, policy, isWanted)),
        total: rows.length,
        tried,
      }
    },
  }
}
