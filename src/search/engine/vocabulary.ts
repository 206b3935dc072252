import { editDistance } from '../../text/edit-distance'
import { createMemory } from '../../text/memory'
import type { StemOf } from './stems'

/** All terms of an index, and the ways to come from a typed word to some of them. The most frequent come first. */
export interface Vocabulary {
  has(term: string): boolean
  /** The number of a term in the index. */
  numberOf(term: string): number | undefined
  /** Terms that share the word's stem, without the word itself: `notification` → `notifications`, `notify`. */
  withSameStem(word: string): readonly string[]
  /** Terms that begin with `beginning`, at most 200. */
  withPrefix(beginning: string, most: number): readonly string[]
  /** Terms spelled like the word, only those at the least distance found. */
  similarTo(word: string, unfinished: boolean, most: number): { terms: readonly string[]; distance: number }
}

/** Words of a query, and what it may become with them: each letter asks for all of them again. */
const wordsAtHand = 128
/** Of the terms that begin alike, so many are kept. */
const mostFrequent = 200

/** Two wrong letters in a short word make another word of it. */
const lettersForTwoErrors = 8

/** Which letters and digits a word has, a bit each; what is neither shares them. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** The place of a text in a sorted list, or where it would be. */
function firstAtOrAfter(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** What begins with a text, of a sorted list. */
export function beginningWith(sorted: readonly string[], beginning: string): string[] {
  const first = firstAtOrAfter(sorted, beginning)
  let end = first
  while (sorted[end]?.startsWith(beginning)) end++
  return sorted.slice(first, end)
}

/**
 * The terms of an index → its vocabulary.
 * @param terms by their numbers, the most frequent first
 * @param alsoSaid words that stand nowhere, and may be typed all the same
 */
export function createVocabulary(
  terms: readonly string[],
  alsoSaid: Iterable<string>,
  stemOf: StemOf,
): Vocabulary {
  /** Worked out at the first question: the reader who opens search does not wait for it. */
  let known:
    { numbers: ReadonlyMap<string, number>; all: readonly string[]; sorted: readonly string[] } | undefined
  function read() {
    const numbers = new Map(terms.map((term, number) => [term, number]))
    for (const word of alsoSaid) if (!numbers.has(word)) numbers.set(word, numbers.size)
    const all = [...numbers.keys()]
    return (known = { numbers, all, sorted: [...all].sort() })
  }
  const opened = () => known ?? read()
  const numberOf = (term: string) => opened().numbers.get(term)
  const byFrequency = (a: string, b: string) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0)

  const sameStem = createMemory<readonly string[]>(wordsAtHand)
  const frequent = createMemory<readonly string[]>(wordsAtHand)
  const similar = createMemory<ReturnType<Vocabulary['similarTo']>>(wordsAtHand)

  /** By place among the sorted terms: their letters, and how many. */
  let spelled: { letters: Uint32Array; lengths: Uint16Array } | undefined
  function near(word: string, limit: number, asBeginning: boolean) {
    let distance = Infinity
    let found: string[] = []
    const wanted = lettersOf(word)
    const { sorted } = opened()
    const { letters, lengths } = (spelled ??= {
      letters: Uint32Array.from(sorted, lettersOf),
      lengths: Uint16Array.from(sorted, ({ length }) => length),
    })
    const [shortest, longest] = [word.length - limit, asBeginning ? Infinity : word.length + limit]
    // The first letter is rarely the wrong one; asking for it keeps two errors from reaching everywhere.
    const first = limit > 1 ? word.slice(0, 1) : ''
    for (let at = firstAtOrAfter(sorted, first); at < sorted.length; at++) {
      // A term that lacks more of the letters than may be wrong need not be compared: nearly all of them.
      let missing = wanted & ~(letters[at] ?? 0)
      for (let count = 0; missing && count < limit; count++) missing &= missing - 1
      const length = lengths[at] ?? 0
      if (missing || length < shortest || length > longest) continue
      const term = sorted[at] ?? ''
      if (!term.startsWith(first)) break
      const here = editDistance(word, term, Math.min(limit, distance), asBeginning)
      if (here === Infinity) continue
      if (here < distance) found = []
      distance = here
      found.push(term)
    }
    return { found, distance }
  }

  return {
    has: (term) => numberOf(term) !== undefined,
    numberOf,
    withSameStem: (word) =>
      sameStem.get(word, () => {
        const stem = stemOf(word)
        // Stemmers put an e or an i at the end that the other forms do not have. Working out all stems beforehand would
        // take a phone a second.
        const common = stem.length > 2 ? stem.replace(/[ei]$/, '') : stem
        const irregular = stemOf.irregular?.(stem) ?? []
        return [
          ...beginningWith(opened().sorted, common).filter((term) => stemOf(term) === stem),
          ...irregular.filter((term) => numberOf(term) !== undefined && !term.startsWith(common)),
        ].filter((term) => term !== word)
      }),
    withPrefix: (beginning, most) =>
      frequent
        .get(beginning, () => {
          const found = Uint32Array.from(
            beginningWith(opened().sorted, beginning),
            (term) => numberOf(term) ?? 0,
          )
          return Array.from(found.sort().subarray(0, mostFrequent), (number) => opened().all[number] ?? '')
        })
        .slice(0, most),
    similarTo(word, unfinished, most) {
      const { terms: all, distance } = similar.get(`${word} ${unfinished}`, () => {
        const limits = word.length >= lettersForTwoErrors ? [1, 2] : [1]
        for (const limit of limits) {
          for (const asBeginning of unfinished ? [false, true] : [false]) {
            const { found, distance } = near(word, limit, asBeginning)
            if (found.length) return { terms: found.sort(byFrequency), distance }
          }
        }
        return { terms: [], distance: Infinity }
      })
      return { terms: all.slice(0, most), distance }
    },
  }
}
