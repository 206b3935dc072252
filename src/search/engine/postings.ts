import { BASE, MOST_SHARED, SPACE, VALUES, type PackedIndex } from './packed-index'

/** Where terms stand in one field, and how much they say there: those of a term follow each other. */
interface FieldPostings {
  boost: number
  /** By the number of a term: where its sections begin. One more tells the end of the last. */
  starts: Uint32Array
  /** Numbers of sections, rising within a term. */
  sections: Uint32Array
  /** How often the term stands there, one beside each section. */
  times: Uint16Array
  /** What that says: lunr's score before rarity and boost, one beside each section. */
  strengths: Float32Array
  /** How many terms the field has, by the number of a section. */
  lengths: Uint32Array
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
 * @throws when the index has no fields, is cut, or belongs to another number of sections
 */
export function readPostings(packed: PackedIndex, size: number): Postings {
  if (size && !packed.fields.length) throw new Error('the index has no fields')
  const terms = frontDecoded(packed.terms)
  const fields = packed.fields.map((field, at) => {
    const { terms: ofTerms, more } = packed.postings[field] ?? { terms: '', more: '' }
    return [field, fieldPostings(ofTerms, more, packed.boosts[at] ?? 1, terms.length, size)] as const
  })
  return { terms, fields: new Map(fields) }
}

/** How lunr weighs how often a term stands in a field, and how long that is. */
const [k1, b] = [1.2, 0.75]
/** How strong a term is that stands so many times in a field of that length. */
export function strengthOf(times: number, length: number, average: number): number {
  return ((k1 + 1) * times) / (k1 * (1 - b + b * (length / average)) + times)
}

export const averageOf = (lengths: Uint32Array): number =>
  lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)

function fieldPostings(
  ofTerms: string,
  more: string,
  boost: number,
  numberOfTerms: number,
  size: number,
): FieldPostings {
  const termNumbers = reader(ofTerms)
  const furtherTimes = reader(more)
  // Each occurrence takes a letter at least.
  const termOf = new Uint32Array(ofTerms.length)
  const sectionOf = new Uint32Array(ofTerms.length)
  const timesOf = new Uint16Array(ofTerms.length)
  const starts = new Uint32Array(numberOfTerms + 1)
  const lengths = new Uint32Array(size)
  let count = 0
  for (let section = 0; section < size; section++) {
    let length = 0
    for (let at = -1, gap = termNumbers.next(); gap >= 0; gap = termNumbers.next()) {
      at += gap + 1
      if (at >= numberOfTerms) throw new Error(`the index has no term ${at}`)
      const times = 1 + furtherTimes.next()
      termOf[count] = at
      sectionOf[count] = section
      timesOf[count] = times
      starts[at + 1] = (starts[at + 1] ?? 0) + 1
      length += times
      count++
    }
    lengths[section] = length
  }
  if (!termNumbers.isAtEnd() || !furtherTimes.isAtEnd())
    throw new Error('the index has more sections than the store')

  for (let at = 0; at < numberOfTerms; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const next = starts.slice()
  const sections = new Uint32Array(count)
  const times = new Uint16Array(count)
  const strengths = new Float32Array(count)
  const average = averageOf(lengths)
  for (let at = 0; at < count; at++) {
    const term = termOf[at] ?? 0
    const section = sectionOf[at] ?? 0
    const place = next[term] ?? 0
    next[term] = place + 1
    sections[place] = section
    times[place] = timesOf[at] ?? 0
    strengths[place] = strengthOf(timesOf[at] ?? 0, lengths[section] ?? 0, average)
  }
  return { boost, starts, sections, times, strengths, lengths }
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
