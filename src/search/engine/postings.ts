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
/** What the length of a field takes from its terms. */
const lengthiness = (length: number, average: number): number => k1 * (1 - b + b * (length / average))
const strength = (times: number, ofLength: number): number => ((k1 + 1) * times) / (ofLength + times)
/** How strong a term is that stands so many times in a field of that length. */
export const strengthOf = (times: number, length: number, average: number): number =>
  strength(times, lengthiness(length, average))

/** What is no digit. */
const NONE = -1
const encoder = new TextEncoder()
/** Letters as numbers: a browser that does not know this code yet reads an array much sooner than a text. */
const bytesOf = (text: string): Uint8Array => encoder.encode(text)

export const averageOf = (lengths: Uint32Array): number =>
  lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)

/** What a field is while it is read: its occurrences as they come, section by section. */
interface Reading {
  terms: Uint8Array
  more: Uint8Array
  /** How far these have been read. */
  inTerms: number
  inMore: number
  /** By occurrence. */
  termOf: Uint32Array
  timesOf: Uint16Array
  /** By section: where its occurrences end. */
  ends: Uint32Array
  starts: Uint32Array
  lengths: Uint32Array
}

function fieldPostings(
  ofTerms: string,
  more: string,
  boost: number,
  numberOfTerms: number,
  size: number,
): FieldPostings {
  const reading: Reading = {
    terms: bytesOf(ofTerms),
    more: bytesOf(more),
    inTerms: 0,
    inMore: 0,
    // Each occurrence takes a letter at least.
    termOf: new Uint32Array(ofTerms.length),
    timesOf: new Uint16Array(ofTerms.length),
    ends: new Uint32Array(size),
    starts: new Uint32Array(numberOfTerms + 1),
    lengths: new Uint32Array(size),
  }
  const { starts, lengths } = reading
  let count = 0
  for (let section = 0; section < size; section++) count = readSection(section, count, reading)
  if (reading.inTerms < reading.terms.length || reading.inMore < reading.more.length)
    throw new Error('the index has more sections than the store')

  for (let at = 0; at < numberOfTerms; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const postings: FieldPostings = {
    boost,
    starts,
    sections: new Uint32Array(count),
    times: new Uint16Array(count),
    strengths: new Float32Array(count),
    lengths,
  }
  const next = starts.slice()
  const average = averageOf(lengths)
  for (let section = 0; section < size; section++) placeSection(section, reading, postings, next, average)
  return postings
}

/*
 * Of a section each, and called for thousands of them: one long loop is over before a browser has made fast code of it, and
 * what it makes then holds for the middle of that loop alone.
 */

/** Reads the terms of a section, the first of which is the occurrence of that number. Out: the number of the next one's. */
function readSection(section: number, first: number, reading: Reading): number {
  const { terms, more, termOf, timesOf, starts } = reading
  let { inTerms, inMore } = reading
  let [count, length, next] = [first, 0, 0]
  for (;;) {
    let gap = VALUES[terms[inTerms++] ?? 0] ?? NONE
    if (gap < 0) break
    for (let unit = BASE, digit = gap; digit >= BASE; unit *= BASE) {
      digit = VALUES[terms[inTerms++] ?? 0] ?? NONE
      gap += (digit - 1) * unit
    }
    let times = VALUES[more[inMore++] ?? 0] ?? NONE
    for (let unit = BASE, digit = times; digit >= BASE; unit *= BASE) {
      digit = VALUES[more[inMore++] ?? 0] ?? NONE
      times += (digit - 1) * unit
    }
    const term = next + gap
    next = term + 1
    termOf[count] = term
    timesOf[count++] = times + 1
    starts[next] = (starts[next] ?? 0) + 1
    length += times + 1
  }
  if (inTerms > terms.length || inMore > more.length) throw new Error('the index ends too early')
  if (next >= starts.length) throw new Error(`the index has no term ${next - 1}`)
  reading.inTerms = inTerms
  reading.inMore = inMore
  reading.ends[section] = count
  reading.lengths[section] = length
  return count
}

/** Puts the occurrences of a section where their terms have them. */
function placeSection(
  section: number,
  { termOf, timesOf, ends, lengths }: Reading,
  { sections, times, strengths }: FieldPostings,
  next: Uint32Array,
  average: number,
): void {
  const end = ends[section] ?? 0
  const ofLength = lengthiness(lengths[section] ?? 0, average)
  for (let at = section ? (ends[section - 1] ?? 0) : 0; at < end; at++) {
    const term = termOf[at] ?? 0
    const place = next[term] ?? 0
    const often = timesOf[at] ?? 0
    next[term] = place + 1
    sections[place] = section
    times[place] = often
    strengths[place] = strength(often, ofLength)
  }
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
