import type { SearchAnswer, SearchEngine } from '../contract/answer'
import type { SearchPolicy } from '../contract/policy'
import { articlesFirst } from './articles-first'
import { createDeeds } from './deeds'
import { createEntries, ledBy } from './entries'
import { createEvidence } from './evidence'
import { createNarrow, facetsOf } from './facets'
import { createContext } from './find-words'
import { createRankPages, foldCounterparts, newestFirst, toGroup, type RankedPage } from './group'
import { createExplainedIn } from './guides'
import { createHeadings } from './headings'
import { holdersOf } from './identifiers'
import { createKeywords } from './keywords'
import { createMessages } from './messages'
import { bestSaid, bringMembers, createMembers, headedBy } from './members'
import { createKnownEvidence } from './known-evidence'
import { isWantedBy } from './marks'
import { createOfPage, createOfPages, distinctionOf, pagesOf } from './pages'
import { parseQuery } from './parse-query'
import type { Postings } from './postings'
import { likelyWord } from './query-plan'
import { rank } from './rank'
import { createDesk } from './scores'
import { createSentences } from './sentences'
import { stemmerOf } from './stems'
import type { OpenedStore } from './store'
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

/** Where among the terms, the most frequent first, the words stand that are looked for before anybody asks. */
const practised = [
  0.9, 0.5, 0.25, 0.12, 0.06, 0.03, 0.016, 0.008, 0.006, 0.004, 0.003, 0.002, 0.0015, 0.001, 0,
]

/** What is searched. */
export interface Searched {
  postings: Postings
  stored: OpenedStore
  /** The keywords of pages. */
  keywords: ReadonlyMap<string, readonly string[]>
  /** Words that pages write as two, and readers as one. */
  twoWords: readonly string[]
}

/** An opened index and store → a search in them. */
export function createSearch(
  { postings, stored, keywords, twoWords }: Searched,
  language: string,
  policy: SearchPolicy,
): Pick<SearchEngine, 'search' | 'warmUp'> {
  const { sentences, messages } = stored.texts
  const size = stored.paths.length
  const stemOf = stemmerOf(language)
  const synonyms = policy.synonymsOf(language)
  const { terms: all } = postings
  const vocabulary = createVocabulary(all, wordsSaid(synonyms), stemOf)
  const pages = pagesOf(stored.paths, policy)
  const isLookedUp = policy.isReferenceFor([])
  const isProse = new Uint8Array(size)
  for (const { path, firstSection, end } of pages.all)
    if (!isLookedUp(path)) isProse.fill(1, firstSection, end)
  const findKeywords = createKeywords(keywords, pages, stemOf)
  const findMessages = createMessages(messages, stemOf)
  const entryNamed = createEntries(stored, policy)
  const membersOf = createMembers({ stored, sentences, policy })
  const said = createSentences({
    sentences,
    stored,
    pages,
    stemOf,
    isStopWord: (term) => policy.isStopWord(term, language),
    explainedIn: createExplainedIn(postings, vocabulary, isProse),
    deedsFor: createDeeds(policy.deedsOf(language), stemOf),
    isOfThings: policy.isOfThings,
  })
  const sharesOf = createHeadings(
    postings,
    (term) => vocabulary.numberOf(term),
    size,
    (term) => policy.isStopWord(term, language),
  )
  let gather: ReturnType<typeof createEvidence> | undefined
  const evidence = () =>
    (gather ??= createEvidence(postings, vocabulary, pages, distinctionOf(stored.titleNumbers(), pages)))
  const known = createKnownEvidence(vocabulary, (clauses) => evidence()(clauses), isProse)
  const findSubstitutions = createSynonyms(synonyms, stemOf)
  const halves = new Map(twoWords.map((pair) => [pair.replace(' ', ''), pair.split(' ') as [string, string]]))
  const words = {
    isKnown: (word: string) => vocabulary.has(word),
    halvesOf: (word: string) => halves.get(word),
    likelyWord: (word: string) => likelyWord(word, vocabulary),
  }

  const tools = {
    vocabulary,
    known,
    likelihoodIn: createContext(postings, vocabulary, size),
    findKeywords,
    prose: isProse.reduce((sum, one) => sum + one, 0),
    pages,
    sharesOf,
    desk: createDesk(size, pages.all.length),
    ofPages: createOfPages(pages),
    ofPage: createOfPage(pages),
  }

  const narrow = createNarrow(pages, policy.facetsOf)
  const rankPages = createRankPages(pages)
  const saying = (of: (path: string) => number | undefined) => {
    const ofPage = tools.ofPage(of)
    return ({ number }: RankedPage) => ofPage(number)
  }
  const isNear = (near: Float64Array) => (page: number) => (near[page] ?? 0) > 1

  const made: ReturnType<typeof createSearch> = {
    *warmUp(context) {
      findSubstitutions([])
      yield
      findKeywords([], false)
      findMessages([], false)
      yield
      vocabulary.withPrefix('', 1)
      yield
      sharesOf(new Set())
      yield
      evidence()
      yield
      entryNamed('')
      yield
      // What the policy has to work out once for each page, whatever it is asked later.
      tools.ofPages(policy.preferenceOf(context.path, []))
      yield
      yield* membersOf.prepare()
      yield* said.prepare(isNear(tools.ofPages(policy.nearnessOf(context.path, []))))
      // From what stands on few pages to what stands on many: code that has never run is slow, and so is a long way through it.
      for (const share of practised) {
        const first = Math.floor(all.length * share)
        const words = all.slice(first, first + 2)
        for (const text of [words[0] ?? '', words.join(' ')]) {
          made.search(text, context)
          yield
        }
      }
    },
    search(text, context) {
      const query = parseQuery(text, language, policy, findSubstitutions, words)
      if (!query.words.length) return nothing
      const nearnessOf = policy.nearnessOf(context.path, query.meant)
      const nearness = saying(nearnessOf)
      const preference = policy.preferenceOf(context.path, query.meant)
      const isReference = policy.isReferenceFor(query.meant)
      const ranking = rank(query, { ...tools, preference, isReference }, (scores) =>
        bestSaid(said.find(query, isNear(tools.ofPages(nearnessOf)), scores), policy.limits.sections),
      )
      const { said: saidNames, tried, terms, beginnings } = ranking
      const isWanted = isWantedBy(terms, beginnings)
      const currency = saying(policy.currencyOf(query.meant))
      const messages = findMessages(query.meant, query.isUnfinished)
      const heldBy = holdersOf(query.identifiers, messages, { postings, pages, vocabulary })
      const narrowed = narrow(newestFirst(rankPages(ranking, heldBy), currency), context.filters ?? {})
      const named = membersOf.named(text)
      const namedOn = new Set(
        [...named.keys()].filter(ranking.has).map((section) => pages.ofSection[section] ?? 0),
      )
      const folded = articlesFirst(
        foldCounterparts(narrowed.pages, pages, { nearness, currency }),
        ranking,
        policy.isBehindFor(
          context.path,
          query.words.map(({ meant }) => meant),
        ),
        policy.limits.rows,
      )
      const { rows, members } = ledBy(
        entryNamed(text),
        {
          rows: bringMembers(folded, { namedOn, said: saidNames }, nearness),
          members: membersOf.withPlaces(named, saidNames),
        },
        pages,
      )
      return {
        groups: rows.slice(0, policy.limits.rows).map((row) => {
          const sections = headedBy(members, ranking.sectionsOf(row.page.number))
          return toGroup(row, sections, { stored, pages, policy }, isWanted, members)
        }),
        total: rows.length,
        unfiltered: narrowed.unfiltered,
        facets: narrowed.facets,
        tried,
        wanted: { terms: [...terms], beginnings },
      }
    },
  }
  return made
}
