import type { WordsEntry } from '../../page/tree-entry'
import { placeIn } from '../../page/texts'
import { problemOf, type Problem } from '../../problems/problem'
import { isSpoken } from '../prose/spoken'
import type { RuleContext } from '../rule'

/** Something in one of the texts of a page, by the text's number: where that stands is the page's matter. */
export interface InText {
  text: number
  offset: number
}

/** A finding in a text, as long as nobody knows where the text stands. */
export interface TextFinding {
  offset: number
  message: string
  fix: string
}

/**
 * Looks for findings in the prose of all pages; at pages that are as they were, nothing is looked at again.
 * @param basis digest of what is looked for
 */
export function findingsInProse(
  { said, results }: RuleContext,
  rule: string,
  basis: string,
  find: (text: string) => TextFinding[],
): Problem[] {
  const known = results.about<(InText & TextFinding)[]>(rule, basis)
  const inProse = proseSearch(find)
  return said.flatMap((entry) =>
    (known.get(entry.made) ?? known.set(entry.made, inProse(entry))).flatMap(
      ({ text, offset, message, fix }) => problemIn(entry, rule, { text, offset }, message, fix),
    ),
  )
}

/** Searches the prose of pages; a text that several of them have, such as one of a partial, is searched once. */
export function proseSearch<T extends object>(
  find: (text: string) => readonly T[],
): (entry: WordsEntry) => (T & { text: number })[] {
  const searched = new Map<string, readonly T[]>()
  return ({ page }) =>
    page.texts.flatMap((one, text) => {
      if (!isSpoken(one)) return []
      let found = searched.get(one.text)
      if (!found) searched.set(one.text, (found = find(one.text)))
      return found.map((finding) => ({ ...finding, text }))
    })
}

/** A problem at a place in a text of a page. */
export function problemIn(
  { page }: WordsEntry,
  rule: string,
  { text, offset }: InText,
  message: string,
  fix: string,
): Problem[] {
  const where = page.texts[text]
  return where ? [problemOf(rule)(placeIn(where, offset), message, fix)] : []
}
