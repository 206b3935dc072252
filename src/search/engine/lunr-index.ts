import lunr from 'lunr'
import type { PackedIndex, Posting, SerialisedIndex } from './packed-index'
import { readPostings, type Postings } from './postings'

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

/** What lunr wrote, but for its numbers of terms, which are others. */
export function serialised({ terms, fields }: Postings, refs: readonly string[]): SerialisedIndex {
  const vectors = [...fields].flatMap(([field, { starts, sections, scores }]) => {
    const ofSections = refs.map((ref): [string, number[]] => [`${field}/${ref}`, []])
    terms.forEach((_, term) => {
      for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) {
        ofSections[sections[at] ?? 0]?.[1].push(term, scores[at] ?? 0)
      }
    })
    return ofSections
  })
  const postingOf = (term: number): Posting => {
    const posting: Posting = { _index: term }
    for (const [field, { starts, sections }] of fields) {
      const refsOfTerm = [...sections.subarray(starts[term], starts[term + 1])].map((at) => refs[at] ?? '')
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
