import lunr from 'lunr'
import type { PackedIndex, Posting, SerialisedIndex } from './packed-index'
import { lengthiness, readPostings, sectionOf, strength, timesOf, type Postings } from './postings'

/** lunr copies it before it adds to it. */
const noMetadata = Object.freeze({})

/** A genuine lunr index, with the postings that it was opened from. */
export interface OpenedIndex extends lunr.Index {
  readonly postings: Postings
}

/**
 * A packed index as lunr's own. It is a `lunr.Index` at once, while its insides are made when somebody looks at
 * them: an object of each occurrence takes a phone a second, and ranking reads the postings.
 * @param size the number of sections
 * @param refs their addresses in the order in which they are stored, made when somebody looks
 * @throws when the index is cut, or belongs to another number of sections
 */
export function openLunrIndex(packed: PackedIndex, size: number, refs: () => readonly string[]): OpenedIndex {
  const postings = readPostings(packed, size)
  const index = lunr.Index.load({ ...empty, fields: [...postings.fields.keys()] })
  let whole: lunr.Index | undefined
  const made = () => (whole ??= lunr.Index.load(serialised(postings, refs())))
  for (const part of ['invertedIndex', 'fieldVectors', 'tokenSet'] as const) {
    Object.defineProperty(index, part, { get: () => Reflect.get(made(), part) as unknown })
  }
  return Object.assign(index, { postings })
}

const empty: SerialisedIndex = {
  version: lunr.version,
  fields: [],
  fieldVectors: [],
  invertedIndex: [],
  pipeline: [],
}

/** lunr keeps scores to so many places. */
const THOUSANDTH = 1000

/** What lunr would have written, but for its numbers of terms, which are others. */
export function serialised({ terms, fields }: Postings, refs: readonly string[]): SerialisedIndex {
  const rarities = terms.map((_, term) => {
    let standing = 0
    for (const { starts } of fields.values()) standing += (starts[term + 1] ?? 0) - (starts[term] ?? 0)
    return Math.log(1 + Math.abs((refs.length - standing + 0.5) / (standing + 0.5)))
  })
  const vectors = [...fields].flatMap(([field, { boost, starts, places, lengths, average }]) => {
    const ofSections = refs.map((ref): [string, number[]] => [`${field}/${ref}`, []])
    terms.forEach((_, term) => {
      for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) {
        const section = sectionOf(places[at] ?? 0)
        const ofLength = lengthiness(lengths[section] ?? 0, average)
        const score = (rarities[term] ?? 0) * strength(timesOf(places[at] ?? 0), ofLength) * boost
        ofSections[section]?.[1].push(term, Math.round(score * THOUSANDTH) / THOUSANDTH)
      }
    })
    return ofSections
  })
  const postingOf = (term: number): Posting => {
    const posting: Posting = { _index: term }
    for (const [field, { starts, places }] of fields) {
      const ofTerm = [...places.subarray(starts[term], starts[term + 1])]
      const refsOfTerm = ofTerm.map((place) => refs[sectionOf(place)] ?? '')
      posting[field] = Object.fromEntries(refsOfTerm.map((ref) => [ref, noMetadata]))
    }
    return posting
  }
  return {
    ...empty,
    fields: [...fields.keys()],
    fieldVectors: vectors,
    // lunr wants them sorted, as it writes them.
    invertedIndex: terms
      .map((term, at): [string, Posting] => [term, postingOf(at)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}
