import type { Texts } from './store'

/** A lunr index as lunr itself writes it: `lunr.Index.load` takes it. */
export interface SerialisedIndex {
  version: string
  fields: string[]
  fieldVectors: [fieldRef: string, vector: number[]][]
  invertedIndex: [term: string, posting: Posting][]
  pipeline: string[]
}

export type Posting = { _index: number } & Record<string, Record<string, object> | number>

/**
 * The same as it travels. lunr writes each occurrence of a term twice, once with the address of its section; here it is one
 * or two letters, and half of the index is worked out anew when it is opened.
 */
export interface PackedIndex {
  /** Of lunr. */
  version: string
  fields: string[]
  /** All terms, the most frequent first, each as the number of letters it shares with the one before, and the rest. */
  terms: string
  /** All scores, the most frequent first. */
  scores: number[]
  /** By field: which terms each section has, and how they count. */
  postings: Record<string, { terms: string; scores: string }>
}

/** With what sections say in common. */
export interface PackedEntry extends PackedIndex {
  texts?: Texts
  /** Words that pages write as two, and readers as one. */
  twoWords?: readonly string[]
}

/** Of a section's terms: those of the next one follow. */
const END = '!'
export const SPACE = ' '
/** Letters that JSON writes as they are. Half of them are the last digit of a number, the others are followed by more. */
const DIGITS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at))
  .filter((letter) => letter !== '\\')
  .slice(0, 90)
export const BASE = DIGITS.length / 2
/** The values of digits by their character codes; -1 for what is none. */
export const VALUES = new Int16Array(128).fill(-1)
DIGITS.forEach((letter, value) => (VALUES[letter.charCodeAt(0)] = value))
export const MOST_SHARED = 35

/**
 * @param refs the sections in the order in which they are stored
 */
export function packIndex(index: SerialisedIndex, refs: readonly string[]): PackedIndex {
  const vectors = new Map(index.fieldVectors)
  const terms = byFrequency(index)
  const numberOf = new Map(terms.map(({ at }, number) => [at, number]))
  const scores = scoresOf(index)
  const scoreNumber = new Map(scores.map((score, number) => [score, number]))

  const postings = index.fields.map((field) => {
    let ofTerms = ''
    let ofScores = ''
    for (const ref of refs) {
      let before = -1
      for (const [at, score] of pairsOf(vectors.get(`${field}/${ref}`) ?? [], numberOf)) {
        ofTerms += digits(at - before - 1)
        ofScores += digits(known(scoreNumber, score))
        before = at
      }
      ofTerms += END
    }
    return [field, { terms: ofTerms, scores: ofScores }] as const
  })
  return {
    version: index.version,
    fields: index.fields,
    terms: frontCoded(terms.map(({ term }) => term)),
    scores,
    postings: Object.fromEntries(postings),
  }
}

/** Terms with their numbers in lunr's index: frequent ones have the small numbers, and equally frequent ones stand sorted. */
function byFrequency({ invertedIndex, fields }: SerialisedIndex): { term: string; at: number }[] {
  const count = (posting: Posting) =>
    fields.reduce((sum, field) => sum + Object.keys(posting[field] ?? {}).length, 0)
  return invertedIndex
    .map(([term, posting]) => ({ term, at: posting._index, times: count(posting) }))
    .sort((a, b) => b.times - a.times || (a.term < b.term ? -1 : 1))
}

function scoresOf({ fieldVectors }: SerialisedIndex): number[] {
  const times = new Map<number, number>()
  for (const [, vector] of fieldVectors) {
    vector.forEach((score, position) => {
      if (position % 2) times.set(score, (times.get(score) ?? 0) + 1)
    })
  }
  return [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b).map(([score]) => score)
}

/** A vector's terms by their new numbers, in the order of these. */
const pairsOf = (vector: readonly number[], numberOf: ReadonlyMap<number, number>): [number, number][] =>
  vector
    .flatMap((at, position): [number, number][] =>
      position % 2 ? [] : [[known(numberOf, at), vector[position + 1] ?? 0]],
    )
    .sort(([a], [b]) => a - b)

function known(numbers: ReadonlyMap<number, number>, what: number): number {
  const number = numbers.get(what)
  if (number === undefined) throw new Error(`the index names ${what}, which it does not have`)
  return number
}

function frontCoded(terms: readonly string[]): string {
  let before = ''
  return terms
    .map((term) => {
      let shared = 0
      while (shared < MOST_SHARED && shared < term.length && term[shared] === before[shared]) shared++
      before = term
      return shared.toString(MOST_SHARED + 1) + term.slice(shared)
    })
    .join(SPACE)
}

/** A number as digits, the smallest first; the last one is of the lower half. */
function digits(number: number): string {
  let text = ''
  let rest = number
  while (rest >= BASE) {
    text += DIGITS[(rest % BASE) + BASE] ?? ''
    rest = Math.floor(rest / BASE)
  }
  return text + (DIGITS[rest] ?? '')
}
