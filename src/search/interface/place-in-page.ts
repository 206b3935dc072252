/** The number of the first mark in or after an element; the first of all where there is none. */
export function placeOf(marks: readonly Range[], from: Node | undefined): number {
  if (!from) return 0
  const start = document.createRange()
  start.selectNode(from)
  const first = marks.findIndex((mark) => mark.compareBoundaryPoints(Range.START_TO_START, start) >= 0)
  return Math.max(0, first)
}

/** The header stays over the page. */
const headerHeight = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** Whether all of a mark can be seen, between the header and the lower edge. */
export function isInView(mark: Range): boolean {
  const { top, bottom } = mark.getBoundingClientRect()
  return top >= headerHeight() && bottom <= window.innerHeight
}

/** Brings a mark to where one reads; a sample that scrolls by itself comes along. */
export function goTo(mark: Range): void {
  const element = mark.startContainer.parentElement
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (isInView(mark)) return
  const { top } = mark.getBoundingClientRect()
  window.scrollBy({ top: top - window.innerHeight / 3 })
}
