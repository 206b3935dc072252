import { idIn } from '../runtime/address'
import type { Heading } from '../shared/blocks'

/**
 * The heading that the reader is under, as its place in the list; -1 for none. Where several stand in the upper third of the
 * window, the one that the address names, or else the first below the header; where none does, the last one above. A page
 * that is scrolled to its end may show the one that the address names further down. What a filter hides stands nowhere.
 * They stand in the order of the page, so nothing is asked of those after the first one below: what is far down the page
 * would have to be laid out for it.
 */
export function headingInView(headings: readonly Heading[]): number {
  const { innerHeight, scrollY, location } = window
  const root = document.documentElement
  const named = idIn(location.hash)
  // Within the header, of which what is scrolled to keeps clear.
  const header = parseFloat(getComputedStyle(root).scrollPaddingTop) / 2
  const upper = innerHeight / 3
  const lowest = scrollY + innerHeight > root.scrollHeight - 2 ? innerHeight : upper
  let found = -1
  let isBelowHeader = false
  for (const [index, { id }] of headings.entries()) {
    const top = document.getElementById(id)?.getClientRects()[0]?.top
    if (top === undefined) continue
    if (top >= lowest) break
    if (id === named && top > header) return index
    if (isBelowHeader || top >= upper) continue
    found = index
    isBelowHeader = top > header
  }
  return found
}
