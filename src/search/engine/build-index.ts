import type { BuildIndex } from '../contract/engine'
import type { SearchableSection } from '../contract/index-file'
import type { FieldName, IndexedFields } from '../contract/policy'
import { countTerms } from './count-terms'
import { packIndex, type CountedIndex, type PackedEntry } from './packed-index'
import { MOST_SECTIONS } from './section-numbers'
import { addressOf, packStore, unpackStore } from './store'
import { twoWordsIn } from './two-words'
import { termsOf } from './words'

const namesField: FieldName = 'title'

/**
 * Sections of one language in, its lunr index and store out.
 * The index holds words as written, not stems: the reader's side finds their other forms in the vocabulary, and the
 * beginnings of words and typing errors can be looked up in it, which stems would hide. So its search pipeline is
 * empty. Unpacked, plain `lunr.Index.load` accepts it. Without sections: an empty index that loads and finds nothing.
 * Throws when there are more sections than the reader's side has numbers for.
 */
export const buildIndex: BuildIndex = (sections, language, policy) => {
  const known = withAddresses(sections)
  if (known.size > MOST_SECTIONS) throw new Error(tooMany(known.size, language))
  // Stop words stay in headings, for who types nothing else.
  const isIndexed = (term: string, field: FieldName) =>
    field === namesField || !policy.isStopWord(term, language)
  const pages = new Set<string>()
  const documents = new Map<string, IndexedFields>()
  for (const [ref, section] of known) {
    documents.set(ref, policy.fieldsOf(section, !pages.has(section.path)))
    pages.add(section.path)
  }
  const { store, texts } = packStore([...known.values()], policy)
  const stored = [...unpackStore(store, texts).keys()].flatMap((ref) => documents.get(ref) ?? [])
  const counted = countTerms(stored, policy.fieldBoosts, (text, field) =>
    termsOf(text).filter((term) => isIndexed(term, field)),
  )
  const packed = packIndex(counted)
  const twoWords = twoWordsIn([...known.values()], timesIn(counted), (term) =>
    policy.isStopWord(term, language),
  )
  const index: PackedEntry = known.size ? { ...packed, texts, twoWords } : packed
  return { index, store }
}

/** In how many sections a term stands, by its field where that is most. */
function timesIn({ sections, fields }: CountedIndex): (term: string) => number {
  const all = fields.map(({ name }) => {
    const times = new Map<string, number>()
    for (const section of sections)
      for (const term of Object.keys(section[name] ?? {})) times.set(term, (times.get(term) ?? 0) + 1)
    return times
  })
  return (term) => Math.max(0, ...all.map((times) => times.get(term) ?? 0))
}

/** Sections by their addresses; of several at one address the first. */
function withAddresses(sections: readonly SearchableSection[]): ReadonlyMap<string, SearchableSection> {
  const known = new Map<string, SearchableSection>()
  for (const section of sections) {
    const ref = addressOf(section.path, section.anchor)
    if (!known.has(ref)) known.set(ref, section)
  }
  return known
}

const tooMany = (size: number, language: string): string =>
  `the pages in ${language} have ${size} sections, and search can tell ${MOST_SECTIONS} apart; ` +
  'BITS_OF_SECTION in src/search/engine/section-numbers.ts says why'
