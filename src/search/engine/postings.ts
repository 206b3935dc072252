import { BASE, MOST_SHARED, SPACE, VALUES, type PackedIndex } from './packed-index'

/** Where terms stand in one field, and how much they count there: those of a term follow each other. */
interface FieldPostings {
  /** By the number of a term: where its sections begin. One more tells the end of the last. */
  starts: Uint32Array
  /** Numbers of sections, rising within a term. */
  sections: Uint32Array
  /** lunr's scores, one beside each section. */
  scores: Float32Array
}

/** A packed index, opened. */
export interface Postings {
  /** The terms by their numbers. */
  terms: readonly string[]
  fields: ReadonlyMap<string, FieldPostings>
}

/**
 * Opens a packed index: terms and where they stand, in a few long arrays. A phone reads them ten times as fast as it makes
 * an object of each occurrence.
 * @throws when the index is cut, or belongs to another number of sections
 */
export function readPostings(packed: PackedIndex, size: number): Postings {
  const terms = frontDecoded(packed.terms)
  const fields = packed.fields.map((field) => {
    const { terms: ofTerms, scores } = packed.postings[field] ?? { terms: '', scores: '' }
    return [field, fieldPostings(ofTerms, scores, packed.scores, terms.length, size)] as const
  })
  return { terms, fields: new Map(fields) }
}

function fieldPostings(
  ofTerms: string,
  ofScores: string,
  knownScores: readonly number[],
  numberOfTerms: number,
  size: number,
): FieldPostings {
  const termNumbers = reader(ofTerms)
  const scoreNumbers = reader(ofScores)
  // Each occurrence takes a letter at least.
  const termOf = new Uint32Array(ofTerms.length)
  const sectionOf = new Uint32Array(ofTerms.length)
  const scoreOf = new Float32Array(ofTerms.length)
  const starts = new Uint32Array(numberOfTerms + 1)
  let count = 0
  for (let section = 0; section < size; section++) {
    for (let at = -1, gap = termNumbers.next(); gap >= 0; gap = termNumbers.next()) {
      at += gap + 1
      const score = knownScores[scoreNumbers.next()]
      if (score === undefined || at >= numberOfTerms)
        throw new Error(`the index has no term ${at} with its score`)
      termOf[count] = at
      sectionOf[count] = section
      scoreOf[count] = score
      starts[at + 1] = (starts[at + 1] ?? 0) + 1
      count++
    }
  }
  if (!termNumbers.isAtEnd() || !scoreNumbers.isAtEnd())
    throw new Error('the index has more sections than the store')

  for (let at = 0; at < numberOfTerms; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const next = starts.slice()
  const sections = new Uint32Array(count)
  const scores = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const term = termOf[at] ?? 0
    const place = next[term] ?? 0
    next[term] = place + 1
    sections[place] = sectionOf[at] ?? 0
    scores[place] = scoreOf[at] ?? 0
  }
  return { starts, sections, scores }
}

function frontDecoded(text: string): string[] {
  let before = ''
  return text
    .split(SPACE)
    .filter(Boolean)
    .map((coded) => {
      before = before.slice(0, parseInt(coded.charAt(0), MOST_SHARED + 1)) + coded.slice(1)
      return before
    })
}

/** Reads one number after the other; `next` gives -1 at the end of a section, and throws past the end of the text. */
function reader(text: string): { next: () => number; isAtEnd: () => boolean } {
  let at = 0
  return {
    isAtEnd: () => at === text.length,
    next() {
      let number = 0
      for (let unit = 1; ; unit *= BASE) {
        if (at >= text.length) throw new Error('the index ends too early')
        const value = VALUES[text.charCodeAt(at++)] ?? -1
        if (value < 0) return -1
        if (value < BASE) return number + value * unit
        number += (value - BASE) * unit
      }
    },
  }
}
