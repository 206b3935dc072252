import { noChoice } from '../../shared/press'

/** The number of the first mark in or after an element; the first of all where there is none. */
export function placeOf(marks: readonly Range[], from: Node | null): number {
  if (!from) return 0
  const start = document.createRange()
  start.selectNode(from)
  const first = marks.findIndex((mark) => mark.compareBoundaryPoints(Range.START_TO_START, start) >= 0)
  return Math.max(0, first)
}

/** What a page holds and does not show until it is opened: a side matter, and the variants that were not chosen. */
const closed = 'details:not([open]), [data-tab][data-active="false"]'

/** Whether a mark is drawn: it is not inside of what is closed. */
export const isShown = (mark: Range): boolean => mark.getClientRects().length > 0

/** Opens what hides a mark; resolves when it is drawn. A tab that is pressed so is shown, and not taken for the reader's choice. */
async function open(mark: Range): Promise<void> {
  const around: Element[] = []
  const element = mark.startContainer.parentElement
  for (let one = element?.closest(closed); one; one = one.parentElement?.closest(closed)) around.push(one)
  if (!around.length) return
  for (const one of around.reverse()) {
    if (one instanceof HTMLDetailsElement) one.open = true
    else {
      const set = one.closest('[data-tabs]')
      set
        ?.querySelector(`[data-tab-button="${one.getAttribute('data-tab') ?? ''}"]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: noChoice }))
    }
  }
  // A set of tabs moves the page in the next frame, so that it stays where it is.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** The marks between a heading and the next one. */
function inSectionOf(heading: Element, marks: readonly Range[], root: Element): readonly Range[] {
  const follows = (node: Node, other: Node) =>
    (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = [...root.querySelectorAll('h1, h2, h3, h4')].find((one) => follows(one, heading))
  return marks.filter(
    ({ startContainer }) =>
      (heading.contains(startContainer) || follows(startContainer, heading)) &&
      !(next && (next.contains(startContainer) || follows(startContainer, next))),
  )
}

/**
 * Where nothing of what a reader came for is shown, neither in their section nor, where that has none of it, on the page: opens
 * what hides the first of it. Whatever else is closed stays so; it is the reader's to open.
 */
export async function openForFirst(
  marks: readonly Range[],
  root: Element,
  heading: Element | null,
): Promise<void> {
  const inSection = heading ? inSectionOf(heading, marks, root) : []
  const wanted = inSection.length ? inSection : marks
  for (const mark of wanted) {
    if (wanted.some(isShown)) return
    await open(mark)
  }
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
