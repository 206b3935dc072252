import { BASE, NONE, VALUES } from './digits'
import { BITS_OF_SECTION, MOST_SECTIONS, MOST_TIMES } from './section-numbers'
import { MOST_SHARED, SPACE, type PackedIndex } from './packed-index'

/** Where terms stand in one field, and how much they say there: those of a term follow each other. */
interface FieldPostings {
  boost: number
  /** By the number of a term: where its places begin. One more tells the end of the last. */
  starts: Uint32Array
  /** Sections, rising within a term, and how often it stands there, in one number each: opening writes them all over the place. */
  places: Uint32Array
  /** How many terms the field has, by the number of a section. */
  lengths: Uint32Array
  average: number
}

const placeOf = (section: number, times: number): number => section | (times << BITS_OF_SECTION)
/** The section of a place. */
export const sectionOf = (place: number): number => place & (MOST_SECTIONS - 1)
/** How often the term stands there. */
export const timesOf = (place: number): number => place >>> BITS_OF_SECTION

/** A packed index, opened. */
export interface Postings {
  /** The terms by their numbers. */
  readonly terms: readonly string[]
  fields: ReadonlyMap<string, FieldPostings>
}

/**
 * Opens a packed index: terms and where they stand, in a few long arrays. A phone reads them ten times as fast as it makes
 * an object of each occurrence.
 * @throws when the index has no fields, is cut, or belongs to another number of sections
 */
export function readPostings(packed: PackedIndex, size: number): Postings {
  if (size && !packed.fields.length) throw new Error('the index has no fields')
  const coded = packed.terms ? packed.terms.split(SPACE) : []
  // Each occurrence takes a letter at least.
  const most = Math.max(0, ...packed.fields.map((field) => packed.postings[field]?.terms.length ?? 0))
  const occurrences = { terms: new Uint32Array(most), times: new Uint16Array(most) }
  const fields = packed.fields.map((field, at) => {
    const { terms: ofTerms, more } = packed.postings[field] ?? { terms: '', more: '' }
    const boost = packed.boosts[at] ?? 1
    return [field, fieldPostings(ofTerms, more, boost, occurrences, coded.length, size)] as const
  })
  let terms: readonly string[] | undefined
  return {
    // Made when somebody looks: until then, it matters only how many there are.
    get terms() {
      return (terms ??= frontDecoded(coded))
    },
    fields: new Map(fields),
  }
}

/** How lunr weighs how often a term stands in a field, and how long that is. */
const [k1, b] = [1.2, 0.75]
/** What the length of a field takes from its terms. */
export const lengthiness = (length: number, average: number): number => k1 * (1 - b + b * (length / average))
/** lunr's score of a term before rarity and boost, where the length of the field takes so much. */
export const strength = (times: number, ofLength: number): number => ((k1 + 1) * times) / (ofLength + times)

const encoder = new TextEncoder()
/** Letters as numbers: a browser that does not know this code yet reads an array much sooner than a text. */
const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** What a field is while it is read: its occurrences as they come, section by section. */
interface Reading {
  terms: Uint8Array
  more: Uint8Array
  /** How far these have been read. */
  inTerms: number
  inMore: number
  occurrences: Occurrences
  /** By section: where its occurrences end. */
  ends: Uint32Array
  starts: Uint32Array
  lengths: Uint32Array
}

/** By occurrence, and for one field after the other. */
interface Occurrences {
  terms: Uint32Array
  times: Uint16Array
}

function fieldPostings(
  ofTerms: string,
  more: string,
  boost: number,
  { terms, times }: Occurrences,
  numberOfTerms: number,
  size: number,
): FieldPostings {
  const reading: Reading = {
    terms: bytesOf(ofTerms),
    more: bytesOf(more),
    inTerms: 0,
    inMore: 0,
    occurrences: { terms, times: times.fill(1) },
    ends: new Uint32Array(size),
    starts: new Uint32Array(numberOfTerms + 1),
    lengths: new Uint32Array(size),
  }
  const { starts, lengths } = reading
  let [count, whole] = [0, 0]
  for (let section = 0; section < size; section++) {
    count = readSection(section, count, reading)
    whole += lengths[section] ?? 0
  }
  if (reading.inTerms < reading.terms.length || reading.inMore < reading.more.length)
    throw new Error('the index has more sections than the store')

  for (let at = 0; at < numberOfTerms; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const places = new Uint32Array(count)
  const next = starts.slice()
  for (let section = 0; section < size; section++) placeSection(section, reading, places, next)
  return { boost, starts, places, lengths, average: whole / Math.max(1, size) }
}

/*
 * Of a section each, and called for thousands of them: one long loop is over before a browser has made fast code of it, and
 * what it makes then holds for the middle of that loop alone.
 */

/** Reads the terms of a section, the first of which is the occurrence of that number. Out: the number of the next one's. */
function readSection(section: number, first: number, reading: Reading): number {
  const { terms, occurrences, starts } = reading
  const { terms: termOf } = occurrences
  let { inTerms } = reading
  let [count, next] = [first, 0]
  for (;;) {
    let gap = VALUES[terms[inTerms++] ?? 0] ?? NONE
    if (gap < 0) break
    for (let unit = BASE, digit = gap; digit >= BASE; unit *= BASE) {
      digit = VALUES[terms[inTerms++] ?? 0] ?? NONE
      gap += (digit - 1) * unit
    }
    const term = next + gap
    next = term + 1
    termOf[count++] = term
    starts[next] = (starts[next] ?? 0) + 1
  }
  if (inTerms > terms.length) throw new Error('the index ends too early')
  if (next >= starts.length) throw new Error(`the index has no term ${next - 1}`)
  reading.inTerms = inTerms
  reading.ends[section] = count
  reading.lengths[section] = count - first + readMore(first, count, reading)
  return count
}

/** Reads which terms of a section stand there more than once. Out: how often all of them do beside the first time. */
function readMore(first: number, end: number, reading: Reading): number {
  const { more, occurrences } = reading
  const { times } = occurrences
  let { inMore } = reading
  let [at, all] = [first, 0]
  for (;;) {
    let step = VALUES[more[inMore++] ?? 0] ?? NONE
    if (step < 0) break
    for (let unit = BASE, digit = step; digit >= BASE; unit *= BASE) {
      digit = VALUES[more[inMore++] ?? 0] ?? NONE
      step += (digit - 1) * unit
    }
    let often = VALUES[more[inMore++] ?? 0] ?? NONE
    for (let unit = BASE, digit = often; digit >= BASE; unit *= BASE) {
      digit = VALUES[more[inMore++] ?? 0] ?? NONE
      often += (digit - 1) * unit
    }
    at += step
    times[at++] = Math.min(often + 2, MOST_TIMES)
    all += often + 1
  }
  if (inMore > more.length || at > end) throw new Error('the index ends too early')
  reading.inMore = inMore
  return all
}

/** Puts the occurrences of a section where their terms have them. */
function placeSection(
  section: number,
  { occurrences: { terms, times }, ends }: Reading,
  places: Uint32Array,
  next: Uint32Array,
): void {
  const end = ends[section] ?? 0
  for (let at = section ? (ends[section - 1] ?? 0) : 0; at < end; at++) {
    const term = terms[at] ?? 0
    const place = next[term] ?? 0
    next[term] = place + 1
    places[place] = placeOf(section, times[at] ?? 0)
  }
}

function frontDecoded(coded: readonly string[]): string[] {
  let before = ''
  return coded.map((one) => {
    before = before.slice(0, parseInt(one.charAt(0), MOST_SHARED + 1)) + one.slice(1)
    return before
  })
}
