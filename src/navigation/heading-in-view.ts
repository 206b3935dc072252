import type { Heading } from '../shared/blocks'

/** The heading that the reader is under, as its place in the list: the last one above the upper third of the window; -1 for none. */
export function headingInView(headings: readonly Heading[]): number {
  const limit = window.innerHeight / 3
  let found = -1
  headings.forEach(({ id }, index) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    if (top !== undefined && top < limit) found = index
  })
  return found
}
