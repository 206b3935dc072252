import type { Synonyms } from '../contract/policy'
import { createPhrases, phraseOf } from './phrases'
import type { StemOf } from './stems'

/** Words of a query that may be said otherwise: those from `start` to `end` (exclusive), and the other ways. */
interface Substitution {
  start: number
  end: number
  others: readonly (readonly string[])[]
}

/** Finds what may be said otherwise among the words of a query, in any of their forms; the last may be unfinished. */
export type FindSubstitutions = (words: readonly string[], isUnfinished?: boolean) => Substitution[]

/** All words that are said for others, folded: a reader may begin or misspell one that no page has. */
export const wordsSaid = (entries: Synonyms): string[] => entries.flatMap(({ say }) => say.flatMap(phraseOf))

/**
 * Reads the list of synonyms.
 * @param stemOf what forms of a word have in common
 */
export function createSynonyms(entries: Synonyms, stemOf: StemOf): FindSubstitutions {
  const phrases = createPhrases<readonly (readonly string[])[]>(stemOf)
  for (const { say, mean } of entries) {
    for (const phrase of say)
      phrases.add(phraseOf(phrase), mean.filter((one) => one !== phrase).map(phraseOf))
  }
  return (words, isUnfinished = false) =>
    phrases.findIn(words, isUnfinished).map(({ start, end, value }) => ({ start, end, others: value }))
}
