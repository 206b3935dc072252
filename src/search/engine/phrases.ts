import { addTo } from '../../text/maps'
import type { StemOf } from './stems'
import { wordsOf } from './words'

/** Several words in a row, and where they stand in a query: from `start` to `end` (exclusive). */
interface SaidPhrase<Value> {
  start: number
  end: number
  value: Value
}

export interface Phrases<Value> {
  add(words: readonly string[], value: Value): void
  /**
   * All phrases that are said in a row of words, in any of their forms. The last word may be a beginning.
   * @param isUnfinished whether it may be
   */
  findIn(words: readonly string[], isUnfinished: boolean): SaidPhrase<Value>[]
}

/** A beginning of fewer letters would say many phrases; that of a phrase of one word has nothing else to tell it from others. */
const lettersOfBeginning = 2
const lettersOfBegunWord = 4

/** The words of a phrase, folded. */
export const phraseOf = (text: string): string[] => wordsOf(text).map(({ whole }) => whole)

/** Phrases by their words, whatever forms these have. */
export function createPhrases<Value>(stemOf: StemOf): Phrases<Value> {
  const whole = new Map<string, Value[]>()
  /** By all of their words but the last. */
  const begun = new Map<string, { last: string; value: Value }[]>()
  const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')
  let longest = 0

  return {
    add(words, value) {
      if (!words.length) return
      longest = Math.max(longest, words.length)
      addTo(whole, keyOf(words), value)
      addTo(begun, keyOf(words.slice(0, -1)), { last: words.at(-1) ?? '', value })
    },
    findIn(words, isUnfinished) {
      const found: SaidPhrase<Value>[] = []
      for (let start = 0; start < words.length; start++) {
        for (let end = Math.min(words.length, start + longest); end > start; end--) {
          const said = whole.get(keyOf(words.slice(start, end)))
          for (const value of said ?? []) found.push({ start, end, value })
          const last = words[end - 1] ?? ''
          const letters = end - start > 1 ? lettersOfBeginning : lettersOfBegunWord
          if (said || !isUnfinished || end < words.length || last.length < letters) continue
          for (const { last: wanted, value } of begun.get(keyOf(words.slice(start, end - 1))) ?? []) {
            if (wanted.startsWith(last)) found.push({ start, end, value })
          }
        }
      }
      return found
    },
  }
}

/** Who says a phrase of several words does not mean the shorter one that stands in it. */
export const longestOf = <Span extends { start: number; end: number }>(spans: readonly Span[]): Span[] =>
  spans.filter(
    ({ start, end }) =>
      !spans.some(
        (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
      ),
  )
