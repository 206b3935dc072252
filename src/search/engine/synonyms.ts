import type { Synonyms } from '../contract/policy'
import type { StemOf } from './stems'
import { wordsOf } from './words'

/** Words of a query that may be said otherwise: those from `start` to `end` (exclusive), and the other ways. */
interface Substitution {
  start: number
  end: number
  others: readonly (readonly string[])[]
}

/** Finds what may be said otherwise among the words of a query, in any of their forms. */
export type FindSubstitutions = (words: readonly string[]) => Substitution[]

const phraseOf = (text: string) => wordsOf(text).map(({ whole }) => whole)

/** All words that are said for others, folded: a reader may begin or misspell one that no page has. */
export const wordsSaid = (entries: Synonyms): string[] => entries.flatMap(({ say }) => say.flatMap(phraseOf))

export function createSynonyms(entries: Synonyms, stemOf: StemOf): FindSubstitutions {
  const others = new Map<string, (readonly string[])[]>()
  const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')
  let longest = 0
  for (const { say, mean } of entries) {
    for (const phrase of say) {
      const words = phraseOf(phrase)
      longest = Math.max(longest, words.length)
      const key = keyOf(words)
      const phrases = mean.filter((one) => one !== phrase).map(phraseOf)
      others.set(key, [...(others.get(key) ?? []), ...phrases])
    }
  }

  return (words) => {
    const found: Substitution[] = []
    for (let start = 0; start < words.length; start++) {
      for (let end = Math.min(words.length, start + longest); end > start; end--) {
        const said = others.get(keyOf(words.slice(start, end)))
        if (said) found.push({ start, end, others: said })
      }
    }
    return found
  }
}
