import type { SearchableSection } from '../contract/index-file'
import { wordsOf } from './words'

/** Two words stand side by side so many times as often as they are written as one. */
const moreOften = 2
/** Halves this short are found in many words by chance: they must be known to stand side by side, in so many sections. */
const shortHalf = 2
const leastOfShort = 5

/**
 * What readers write as one, and pages nearly always as two words: "qr code", "web push". A name in code that is written so
 * leads to few of the pages about the thing.
 * @param timesOf in how many sections a term stands
 */
export function twoWordsIn(
  sections: readonly SearchableSection[],
  timesOf: (term: string) => number,
  isStopWord: (term: string) => boolean,
): string[] {
  const pairs = new Map<string, number>()
  for (const { heading, pageTitle, text } of sections) {
    const here = new Set<string>()
    for (const said of [heading || pageTitle, text]) {
      let before = { whole: '', end: -1 }
      for (const word of wordsOf(said)) {
        const { whole } = before
        const isNext = word.start === before.end + 1 && ' -'.includes(said.charAt(before.end))
        const isShort = Math.min(whole.length, word.whole.length) === shortHalf
        if (isNext && whole.length >= shortHalf && word.whole.length >= shortHalf)
          if (isShort || timesOf(whole + word.whole)) here.add(`${whole} ${word.whole}`)
        before = word
      }
    }
    for (const pair of here) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return [...pairs].flatMap(([pair, times]) => {
    const words = pair.split(' ')
    if (words.some((word) => isStopWord(word) || /\d/.test(word))) return []
    const asOne = timesOf(words.join(''))
    return times >= moreOften * asOne && (asOne || times >= leastOfShort) ? [pair] : []
  })
}
