import { longestOf, createPhrases, phraseOf, type Phrases } from './phrases'
import type { StemOf } from './stems'
import type { QuotedMessage } from './texts'

/** How many of the messages that a query is made of a page quotes, by its number. */
export type FindMessages = (words: readonly string[], isUnfinished: boolean) => ReadonlyMap<number, number>

/** Less of a query is a sentence that happens to have the words in it. */
const leastShare = 0.5

/**
 * Messages → the pages that quote those that a query says in full. Who pastes what a log says means these words in this order,
 * as with a name in code; one by one, they stand on every page that tells of something similar.
 */
export function createMessages(messages: readonly QuotedMessage[], stemOf: StemOf): FindMessages {
  let phrases: Phrases<readonly number[]> | undefined
  /** Done at the first question. */
  function read(): Phrases<readonly number[]> {
    const made = createPhrases<readonly number[]>(stemOf)
    for (const [text, ...steps] of messages) {
      let page = 0
      made.add(
        phraseOf(text),
        steps.map((step) => (page += step)),
      )
    }
    return made
  }

  return (words, isUnfinished) => {
    const held = new Map<number, number>()
    if (!messages.length) return held
    for (const { start, end, value } of longestOf((phrases ??= read()).findIn(words, isUnfinished))) {
      if (end - start < leastShare * words.length) continue
      for (const page of value) held.set(page, (held.get(page) ?? 0) + 1)
    }
    return held
  }
}
