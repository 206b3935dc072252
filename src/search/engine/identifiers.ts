import type { Pages } from './pages'
import { sectionOf, type Postings } from './postings'
import type { Vocabulary } from './vocabulary'

/** How many of the identifiers and messages that a reader typed a page has, by its number. */
export type HeldBy = (page: number) => number

/**
 * Identifiers → how many of them each page has, as whole words in whatever place. Who types one whole knows what it is called;
 * a page that has its parts only is about something else.
 * @param messages how many of those that were typed each page quotes
 */
export function holdersOf(
  identifiers: readonly string[],
  messages: ReadonlyMap<number, number>,
  { postings, pages, vocabulary }: { postings: Postings; pages: Pages; vocabulary: Vocabulary },
): HeldBy {
  const held = new Map(messages)
  for (const identifier of identifiers) {
    const term = vocabulary.numberOf(identifier)
    if (term === undefined) continue
    const having = new Set<number>()
    for (const { starts, places } of postings.fields.values()) {
      for (let at = starts[term] ?? 0, end = starts[term + 1] ?? 0; at < end; at++)
        having.add(pages.ofSection[sectionOf(places[at] ?? 0)] ?? 0)
    }
    for (const page of having) held.set(page, (held.get(page) ?? 0) + 1)
  }
  return (page) => held.get(page) ?? 0
}
