import type { SearchAnswer } from '../contract/answer'
import type { CreateEngine } from '../contract/engine'
import { createEvidence } from './evidence'
import { facetsOf, narrow } from './facets'
import { foldCounterparts, groupByPage, newestFirst, toGroup } from './group'
import { createHeadings } from './headings'
import { holdersOf } from './identifiers'
import { createKeywords } from './keywords'
import { openLunrIndex } from './lunr-index'
import { bringMembers, createMembers } from './members'
import { distinctionOf, pagesOf } from './pages'
import { parseQuery } from './parse-query'
import type { PackedIndex } from './packed-index'
import { likelyWord, type Clause } from './query-plan'
import { rank } from './rank'
import { stemmerOf } from './stems'
import { keywordsOf, unpackStore } from './store'
import { createSynonyms, wordsSaid } from './synonyms'
import { createVocabulary } from './vocabulary'

const nothing: SearchAnswer = {
  groups: [],
  total: 0,
  unfiltered: 0,
  facets: facetsOf(() => ({})),
  tried: [],
  wanted: { terms: [], beginnings: [] },
}

/** What the reader's last words found stays at hand: each further letter asks for all earlier words again. */
const remembered = 96

function remembering<Answer>(ask: (clauses: readonly Clause[]) => Answer) {
  const memory = new Map<string, Answer>()
  return (clauses: readonly Clause[]): Answer => {
    const key = JSON.stringify(clauses)
    const answer = memory.get(key) ?? ask(clauses)
    memory.delete(key)
    memory.set(key, answer)
    if (memory.size > remembered) memory.delete(memory.keys().next().value ?? '')
    return answer
  }
}

/** One language's entry of search_index.json → an engine. Throws when the entry is no index, or is cut. */
export const createEngine: CreateEngine = ({ index, store }, language, policy) => {
  const sectionsByAddress = unpackStore(store)
  const stored = [...sectionsByAddress]
  const addresses = [...sectionsByAddress.keys()]
  const opened = openLunrIndex(index as PackedIndex, addresses)
  const { postings } = opened
  const stemOf = stemmerOf(language)
  const synonyms = policy.synonymsOf(language)
  const vocabulary = createVocabulary(postings.terms, wordsSaid(synonyms), stemOf)
  const pages = pagesOf(addresses, policy)
  const isLookedUp = policy.isReferenceFor([])
  const isProse = Uint8Array.from(pages.ofSection, (page) =>
    isLookedUp(pages.all[page]?.path ?? '') ? 0 : 1,
  )
  const distinction = distinctionOf(
    stored.map(([, { heading, page }]) => heading || page),
    pages,
  )
  const findKeywords = createKeywords(keywordsOf(store), pages, stemOf)
  const findMembers = createMembers({ stored, pages, postings, vocabulary, policy })
  const sharesOf = createHeadings(
    postings,
    (term) => vocabulary.numberOf(term),
    addresses.length,
    (term) => policy.isStopWord(term, language),
  )
  const evidenceOf = remembering(createEvidence(postings, vocabulary, pages, policy.fieldBoosts, distinction))
  const findSubstitutions = createSynonyms(synonyms, stemOf)
  const words = {
    isKnown: (word: string) => vocabulary.has(word),
    likelyWord: (word: string) => likelyWord(word, vocabulary),
  }

  const facts = new Map(
    [...new Set(addresses.map((address) => address.replace(/#.*$/, '')))].map((path) => [
      path,
      { topic: policy.topicOf(path), facets: policy.facetsOf(path) },
    ]),
  )
  const factsOf = (path: string) => facts.get(path) ?? { topic: path, facets: {} }

  return {
    index: opened,
    search(text, context) {
      const query = parseQuery(text, language, policy, findSubstitutions, words)
      if (!query.words.length) return nothing
      const preference = policy.preferenceOf(context.path, query.meant)
      const { sections, tried, terms, beginnings } = rank(query, {
        vocabulary,
        evidenceOf,
        preference,
        isReference: policy.isReferenceFor(query.meant),
        pages,
        postings,
        findKeywords,
        size: addresses.length,
        isProse,
        sharesOf,
      })
      const isWanted = (term: string) =>
        terms.has(term) || beginnings.some((beginning) => term.startsWith(beginning))
      const nearness = policy.nearnessOf(context.path, query.meant)
      const currency = policy.currencyOf(query.meant)
      const heldBy = holdersOf(query.identifiers, { postings, pages, vocabulary })
      const narrowed = narrow(
        newestFirst(groupByPage(sections, heldBy), currency),
        context.filters ?? {},
        factsOf,
      )
      const members = findMembers(text)
      const folded = foldCounterparts(narrowed.pages, pages, { nearness, currency })
      const rows = bringMembers(folded, members, nearness)
      return {
        groups: rows
          .slice(0, policy.limits.rows)
          .map((row) => toGroup(row, stored, pages, policy, isWanted, members)),
        total: rows.length,
        unfiltered: narrowed.unfiltered,
        facets: narrowed.facets,
        tried,
        wanted: { terms: [...terms], beginnings },
      }
    },
  }
}
