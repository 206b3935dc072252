import lunr from 'lunr'
import { editDistance } from '../../text/edit-distance'

/** All terms of an index, and the ways to come from a typed word to some of them. */
export interface Vocabulary {
  has(term: string): boolean
  /** Terms that share the word's stem, without the word itself: `notification` → `notifications`, `notify`. */
  withSameStem(word: string): readonly string[]
  /** Terms that begin with `beginning`, shortest first. */
  withPrefix(beginning: string, most: number): readonly string[]
  /** Terms spelled like the word, only those at the least distance found. */
  similarTo(word: string, unfinished: boolean, most: number): { terms: readonly string[]; distance: number }
}

/** Two wrong letters in a short word make another word of it. */
const lettersForTwoErrors = 8

/** The stemmer that lunr brings, for English. In other languages search finds words as they are written, not their other forms. */
const stems: Partial<Record<string, (term: string) => string>> = {
  en: (term) => lunr.stemmer(new lunr.Token(term, {})).toString(),
}

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

/** The terms of an index → its vocabulary. Stems are worked out here, once, so that queries only look them up. */
export function createVocabulary(terms: readonly string[], language: string): Vocabulary {
  const sorted = [...terms].sort()
  const known = new Set(sorted)
  const stemOf = stems[language] ?? ((term: string) => term)
  const byStem = new Map<string, string[]>()
  for (const term of sorted) {
    const stem = stemOf(term)
    const family = byStem.get(stem)
    if (family) family.push(term)
    else byStem.set(stem, [term])
  }

  function near(word: string, limit: number, asBeginning: boolean) {
    let distance = Infinity
    let found: string[] = []
    for (const term of sorted) {
      // The first letter is rarely the wrong one; asking for it keeps two errors from reaching everywhere.
      if (limit > 1 && !term.startsWith(word.slice(0, 1))) continue
      const here = editDistance(word, term, Math.min(limit, distance), asBeginning)
      if (here === Infinity) continue
      if (here < distance) found = []
      distance = here
      found.push(term)
    }
    return { found, distance }
  }

  return {
    has: (term) => known.has(term),
    withSameStem: (word) => (byStem.get(stemOf(word)) ?? []).filter((term) => term !== word),
    withPrefix(beginning, most) {
      const found: string[] = []
      for (let at = firstAtOrAfter(sorted, beginning); sorted[at]?.startsWith(beginning); at++) {
        found.push(sorted[at] ?? '')
      }
      return found.sort((a, b) => a.length - b.length).slice(0, most)
    },
    similarTo(word, unfinished, most) {
      const limits = word.length >= lettersForTwoErrors ? [1, 2] : [1]
      for (const limit of limits) {
        for (const asBeginning of unfinished ? [false, true] : [false]) {
          const { found, distance } = near(word, limit, asBeginning)
          if (!found.length) continue
          return { terms: found.sort((a, b) => a.length - b.length).slice(0, most), distance }
        }
      }
      return { terms: [], distance: Infinity }
    },
  }
}
