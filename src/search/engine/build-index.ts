import lunr from 'lunr'
import type { BuildIndex } from '../contract/engine'
import type { SearchableSection } from '../contract/index-file'
import type { FieldName } from '../contract/policy'
import { packIndex, type PackedEntry, type SerialisedIndex } from './packed-index'
import { MOST_SECTIONS } from './section-numbers'
import { addressOf, packStore, unpackStore } from './store'
import { twoWordsIn } from './two-words'
import { termsOf } from './words'

const namesField: FieldName = 'title'
/** Five steps a decade are near enough to order results by; ten make the file a twenty-fifth larger. */
const STEPS_PER_DECADE = 5
const DIGITS = 3
const shortScore = (score: number): number =>
  score > 0 ? 10 ** (Math.round(Math.log10(score) * STEPS_PER_DECADE) / STEPS_PER_DECADE) : score

/** What a field counts is no matter of steps: a title counts exactly twenty times as much as a text. */
function withShortScores(index: SerialisedIndex, boosts: Readonly<Record<string, number>>): SerialisedIndex {
  const fieldVectors = index.fieldVectors.map(([ref, vector]): [string, number[]] => {
    const boost = boosts[ref.slice(0, ref.indexOf('/'))] ?? 1
    const short = (score: number) => Number((boost * shortScore(score / boost)).toPrecision(DIGITS))
    return [ref, vector.map((value, position) => (position % 2 ? short(value) : value))]
  })
  return { ...index, fieldVectors }
}

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
  const builder = new lunr.Builder()
  // Stop words stay in headings, for who types nothing else.
  const isIndexed = (term: string, fields: readonly string[] = []) =>
    fields.includes(namesField) || !policy.isStopWord(term, language)
  const tokenise = (value?: null | string | object | object[], metadata?: { fields?: string[] }) =>
    termsOf(typeof value === 'string' ? value : '')
      .filter((term) => isIndexed(term, metadata?.fields))
      .map((term) => new lunr.Token(term, {}))
  builder.tokenizer = Object.assign(tokenise, { separator: lunr.tokenizer.separator })
  builder.ref('ref')
  for (const [field, boost] of Object.entries<number>(policy.fieldBoosts)) builder.field(field, { boost })

  const pages = new Set<string>()
  for (const [ref, section] of known) {
    const isFirst = !pages.has(section.path)
    pages.add(section.path)
    const document: Record<FieldName | 'ref', string> = { ref, ...policy.fieldsOf(section, isFirst) }
    builder.add(document)
  }
  const serialised = JSON.parse(JSON.stringify(builder.build())) as SerialisedIndex
  const { store, texts } = packStore([...known.values()], policy)
  const packed = packIndex(withShortScores(serialised, policy.fieldBoosts), [
    ...unpackStore(store, texts).keys(),
  ])
  const twoWords = twoWordsIn([...known.values()], timesIn(serialised), (term) =>
    policy.isStopWord(term, language),
  )
  const index: PackedEntry = known.size ? { ...packed, texts, twoWords } : packed
  return { index, store }
}

/** In how many sections a term stands, by its field where that is most. */
function timesIn({ invertedIndex, fields }: SerialisedIndex): (term: string) => number {
  const postings = new Map(invertedIndex)
  return (term) => {
    const posting = postings.get(term)
    return Math.max(0, ...fields.map((field) => Object.keys(posting?.[field] ?? {}).length))
  }
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
  'give SectionNumbers in src/search/engine/section-numbers.ts a longer kind of number, such as Uint32Array'
