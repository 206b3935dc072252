import lunr from 'lunr'
import type { BuildIndex } from '../contract/engine'
import type { SearchableSection, StoredSection } from '../contract/index-file'
import type { FieldName } from '../contract/policy'
import { termsOf } from './words'

interface SerialisedIndex {
  fieldVectors: [field: string, vector: number[]][]
}

/** Ten steps a decade are near enough to order results by; the digits between them cost a seventh of the file. */
const STEPS_PER_DECADE = 10
const shortScore = (score: number): number =>
  score > 0
    ? Number((10 ** (Math.round(Math.log10(score) * STEPS_PER_DECADE) / STEPS_PER_DECADE)).toPrecision(2))
    : score

/** `/en/a/` and `b` → `/en/a/#b`. */
const addressOf = ({ path, anchor }: SearchableSection): string => (anchor ? `${path}#${anchor}` : path)

/** The first words of a section, cut between two words and closed with an ellipsis when there is more. */
export function excerptOf(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= length) return plain
  const cut = plain.lastIndexOf(' ', length)
  return `${plain.slice(0, cut > length / 2 ? cut : length).replace(/[\s,;:.–-]+$/, '')}…`
}

const storedOf = (section: SearchableSection, excerptLength: number): StoredSection => ({
  page: section.pageTitle,
  ...(section.heading ? { heading: section.heading } : {}),
  trail: section.trail.join(' › '),
  excerpt: excerptOf(section.text, excerptLength),
})

function withShortScores<Index extends SerialisedIndex>(index: Index): Index {
  const short = (value: number, position: number) => (position % 2 ? shortScore(value) : value)
  return { ...index, fieldVectors: index.fieldVectors.map(([field, vector]) => [field, vector.map(short)]) }
}

/**
 * Sections of one language in, its lunr index and store out.
 * The index holds words as written, not stems: the reader's side finds their other forms in the vocabulary, and the
 * beginnings of words and typing errors can be looked up in it, which stems would hide. So its search pipeline is
 * empty and plain `lunr.Index.load` accepts it. Without sections: an empty index that loads and finds nothing.
 */
export const buildIndex: BuildIndex = (sections, language, policy) => {
  const builder = new lunr.Builder()
  const tokenise = (value?: null | string | object | object[]) =>
    termsOf(typeof value === 'string' ? value : '')
      .filter((term) => !policy.isStopWord(term, language))
      .map((term) => new lunr.Token(term, {}))
  builder.tokenizer = Object.assign(tokenise, { separator: lunr.tokenizer.separator })
  builder.ref('ref')
  for (const [field, boost] of Object.entries<number>(policy.fieldBoosts)) builder.field(field, { boost })

  const store: Record<string, StoredSection> = {}
  const pages = new Set<string>()
  for (const section of sections) {
    const isFirst = !pages.has(section.path)
    pages.add(section.path)
    const ref = addressOf(section)
    if (store[ref]) continue
    store[ref] = storedOf(section, policy.limits.storedExcerpt)
    const document: Record<FieldName | 'ref', string> = { ref, ...policy.fieldsOf(section, isFirst) }
    builder.add(document)
  }
  const serialised = JSON.parse(JSON.stringify(builder.build())) as SerialisedIndex
  return { index: withShortScores(serialised), store }
}
