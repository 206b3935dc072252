import type { SearchAnswer } from '../contract/answer'
import type { CreateEngine } from '../contract/engine'
import { createEvidence } from './evidence'
import { facetsOf, narrow } from './facets'
import { foldCounterparts, groupByPage, newestFirst, toGroup } from './group'
import { createHeadings } from './headings'
import { holdersOf } from './identifiers'
import { createKeywords } from './keywords'
import { openLunrIndex } from './lunr-index'
import { bestSaid, bringMembers, createMembers } from './members'
import { distinctionOf, pagesOf } from './pages'
import { parseQuery } from './parse-query'
import type { PackedEntry } from './packed-index'
import { likelyWord, type Clause } from './query-plan'
import { rank, type RankedSection } from './rank'
import { createSentences, type SaidName } from './sentences'
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

/** What a section is worth that says in a sentence what was typed, and has none of its words by itself. */
const worthOfSaid = 1e-6

/** Ranked sections, and those behind them that nothing else led to. */
function withSections(ranked: readonly RankedSection[], saidNames: readonly SaidName[]): RankedSection[] {
  const known = new Set(ranked.map(({ section }) => section))
  const others = new Map(
    saidNames.flatMap(({ section, path }) => (known.has(section) ? [] : [[section, path] as const])),
  )
  return [
    ...ranked,
    ...[...others].map(([section, path]) => ({ section, path, score: worthOfSaid, inContent: true })),
  ]
}

/** One language's entry of search_index.json → an engine. Throws when the entry is no index, or is cut. */
export const createEngine: CreateEngine = ({ index, store }, language, policy) => {
  const { sentences = [], ...packed } = index as PackedEntry
  const sectionsByAddress = unpackStore(store, sentences)
  const stored = [...sectionsByAddress]
  const addresses = [...sectionsByAddress.keys()]
  const opened = openLunrIndex(packed, addresses)
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
  const membersOf = createMembers({ stored, sentences, pages, policy })
  const findSaid = createSentences({
    sentences,
    stored,
    pages,
    stemOf,
    isStopWord: (term) => policy.isStopWord(term, language),
  })
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
      const nearness = policy.nearnessOf(context.path, query.meant)
      const said = bestSaid(
        findSaid(query, (path) => (nearness(path) ?? 0) > 1),
        policy.limits.sections,
      )
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
      const currency = policy.currencyOf(query.meant)
      const heldBy = holdersOf(query.identifiers, { postings, pages, vocabulary })
      const narrowed = narrow(
        newestFirst(groupByPage(withSections(sections, said), heldBy), currency),
        context.filters ?? {},
        factsOf,
      )
      const named = membersOf.named(text)
      const members = membersOf.withPlaces(named, said)
      const folded = foldCounterparts(narrowed.pages, pages, { nearness, currency })
      const rows = bringMembers(folded, { named, said, all: members }, nearness)
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
