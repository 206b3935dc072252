import type { SearchPolicy } from '../contract/policy'
import type { Members, Row } from './group'
import type { Pages } from './pages'
import { longestQuery } from './parse-query'
import { phraseOf } from './phrases'
import type { OpenedStore } from './store'

/** A text as a whole. A single word is a code only as it is written: `UNAVAILABLE` is one, "unavailable" is said of much. */
function keyOf(text: string): string {
  const words = phraseOf(text)
  return words.length > 1 ? words.join(' ') : text.trim()
}

/** The sections that the policy calls entries → the one whose whole heading was typed, by its number. */
export function createEntries(
  stored: OpenedStore,
  { isEntry }: Pick<SearchPolicy, 'isEntry'>,
): (text: string) => number | undefined {
  let entries: Map<string, number> | undefined
  /** Done at the first question. */
  function read(): Map<string, number> {
    const made = new Map<string, number>()
    stored.paths.forEach((path, section) => {
      const heading = stored.headingAt(section)
      if (!isEntry(path, heading)) return
      const key = keyOf(heading)
      if (!made.has(key)) made.set(key, section)
    })
    return made
  }
  return (text) => (text.length > longestQuery ? undefined : (entries ??= read()).get(keyOf(text)))
}

/** Rows with the page of an entry first, if it is among them; and what members are listed with the entry before them. */
export function ledBy(
  entry: number | undefined,
  { rows, members }: { rows: readonly Row[]; members: Members },
  { ofSection }: Pick<Pages, 'ofSection'>,
): { rows: readonly Row[]; members: Members } {
  if (entry === undefined) return { rows, members }
  const isLed = ({ page }: Row) => page.number === ofSection[entry]
  return {
    rows: [...rows.filter(isLed), ...rows.filter((row) => !isLed(row))],
    members: new Map([[entry, []], ...members]),
  }
}
