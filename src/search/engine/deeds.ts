import { addTo, remembered } from '../../text/maps'
import type { StemOf } from './stems'

/** A word in any of its forms → the words that sentences may have for it. */
export type FindDeeds = (word: string) => readonly string[]

/**
 * The list of what is said for each other in sentences about names, read at the first question.
 * @param stemOf what forms of a word have in common
 */
export function createDeeds(lines: readonly (readonly string[])[], stemOf: StemOf): FindDeeds {
  let byStem: Map<string, (readonly string[])[]> | undefined
  const known = new Map<string, readonly string[]>()
  function read() {
    const read = new Map<string, (readonly string[])[]>()
    for (const line of lines) for (const word of line) addTo(read, stemOf(word), line)
    return read
  }
  return (word) => {
    const stem = stemOf(word)
    return remembered(known, stem, () => {
      const all = (byStem ??= read()).get(stem)?.flat() ?? []
      return [...new Set(all)].filter((other) => stemOf(other) !== stem)
    })
  }
}
