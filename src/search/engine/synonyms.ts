import type { Synonyms } from '../contract/policy'
import { createPhrases, phraseOf, type Phrases } from './phrases'
import type { StemOf } from './stems'

/** Words of a query that may be said otherwise: those from `start` to `end` (exclusive), and the other ways. */
interface Substitution {
  start: number
  end: number
  others: readonly (readonly string[])[]
}

/** Finds what may be said otherwise among the words of a query, in any of their forms; the last may be unfinished. */
export type FindSubstitutions = (words: readonly string[], isUnfinished?: boolean) => Substitution[]

/** All words that are said for others, folded: a reader may begin or misspell one that no page has. Cut when they are read. */
export function* wordsSaid(entries: Synonyms): Generator<string> {
  for (const { say } of entries) for (const phrase of say) yield* phraseOf(phrase)
}

/**
 * The list of synonyms, read at the first question.
 * @param stemOf what forms of a word have in common
 */
export function createSynonyms(entries: Synonyms, stemOf: StemOf): FindSubstitutions {
  let known: Phrases<readonly (readonly string[])[]> | undefined
  function read() {
    const phrases = createPhrases<readonly (readonly string[])[]>(stemOf)
    for (const { say, mean } of entries) {
      const meant = mean.map((one) => ({ one, words: phraseOf(one) }))
      for (const phrase of say) {
        const others = meant.filter(({ one }) => one !== phrase).map(({ words }) => words)
        phrases.add(phraseOf(phrase), others)
      }
    }
    return phrases
  }
  return (words, isUnfinished = false) =>
    (known ??= read())
      .findIn(words, isUnfinished)
      .map(({ start, end, value }) => ({ start, end, others: value }))
}
