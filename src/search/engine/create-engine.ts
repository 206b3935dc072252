import lunr from 'lunr'
import type { SearchAnswer } from '../contract/answer'
import type { CreateEngine } from '../contract/engine'
import { narrow } from './facets'
import { foldCounterparts, groupByPage, toGroup } from './group'
import { createLookUp } from './look-up'
import { pagesOf } from './pages'
import { parseQuery } from './parse-query'
import { rank } from './rank'
import { unpackIndex, type PackedIndex } from './packed-index'
import { unpackStore } from './store'
import { createVocabulary } from './vocabulary'

const nothing: SearchAnswer = {
  groups: [],
  total: 0,
  unfiltered: 0,
  facets: { area: {}, version: {}, platform: {} },
  tried: [],
  wanted: { terms: [], beginnings: [] },
}

/** One language's entry of search_index.json → an engine. Throws when the entry is no index, or is cut. */
export const createEngine: CreateEngine = ({ index, store }, language, policy) => {
  const sectionsByAddress = unpackStore(store)
  const addresses = [...sectionsByAddress.keys()]
  const unpacked = unpackIndex(index as PackedIndex, addresses)
  const lookUp = createLookUp(lunr.Index.load(unpacked))
  const vocabulary = createVocabulary(
    unpacked.invertedIndex.map(([term]) => term),
    language,
  )
  const size = addresses.length
  const pages = pagesOf(addresses, policy)

  const facts = new Map(
    [...new Set(addresses.map((address) => address.replace(/#.*$/, '')))].map((path) => [
      path,
      { topic: policy.topicOf(path), facets: policy.facetsOf(path) },
    ]),
  )
  const factsOf = (path: string) => facts.get(path) ?? { topic: path, facets: {} }

  return {
    search(text, context) {
      const query = parseQuery(text, language, policy)
      if (!query.words.length) return nothing
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
      const nearness = policy.nearnessOf(context.path, words)
      const narrowed = narrow(groupByPage(sections), context.filters ?? {}, factsOf)
      const rows = foldCounterparts(narrowed.pages, pages, nearness)
      return {
        groups: rows
          .slice(0, policy.limits.rows)
          .map((row) => toGroup(row, sectionsByAddress, policy, isWanted)),
        total: rows.length,
        unfiltered: narrowed.unfiltered,
        facets: narrowed.facets,
        tried,
        wanted: { terms: [...terms], beginnings },
      }
    },
  }
}
