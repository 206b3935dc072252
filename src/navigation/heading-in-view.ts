import type { Heading } from '../shared/blocks'

/**
 * The heading that the reader is under, as its place in the list: the last one above the upper third of the window; -1 for none.
 * They stand in the order of the page, so nothing is asked of those after the first one below: what is far down the page
 * would have to be laid out for it.
 */
export function headingInView(headings: readonly Heading[]): number {
  const limit = window.innerHeight / 3
  let found = -1
  for (const [index, { id }] of headings.entries()) {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    if (top === undefined) continue
    if (top >= limit) break
    found = index
  }
  return found
}
