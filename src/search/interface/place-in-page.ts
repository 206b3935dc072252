/** What a page holds and does not show until it is opened: a side matter, and the variants that were not chosen. */
const closed = 'details:not([open]), [data-tab][data-active="false"]'
const elementOf = (mark: Range): Element | null => mark.startContainer.parentElement

/** What has to be opened before a mark can be seen, the outermost first. */
function closedAround(mark: Range): Element[] {
  const around: Element[] = []
  for (let one = elementOf(mark)?.closest(closed); one; one = one.parentElement?.closest(closed)) {
    // The line that opens it is seen all the same.
    const summary = one.matches('details') ? one.querySelector(':scope > summary') : null
    if (!summary?.contains(mark.startContainer)) around.unshift(one)
  }
  return around
}

export const isShown = (mark: Range): boolean => mark.getClientRects().length > 0
export const canBeShown = (mark: Range): boolean => isShown(mark) || closedAround(mark).length > 0

/** Opens what hides a mark, as the reader would; resolves when it is drawn. */
async function open(mark: Range): Promise<void> {
  const around = closedAround(mark)
  for (const one of around) {
    if (one instanceof HTMLDetailsElement) one.open = true
    else {
      const set = one.closest('[data-tabs]')
      set?.querySelector<HTMLElement>(`[data-tab-button="${one.getAttribute('data-tab') ?? ''}"]`)?.click()
    }
  }
  // A set of tabs moves the page in the next frame, so that it stays where it is.
  if (around.length)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * The number of the mark to begin with: one that is shown in the section that the reader came for, else one there that has to be
 * opened, else the next that is shown.
 */
export function placeOf(marks: readonly Range[], main: Element, heading: Element | undefined): number {
  const isAfter = (node: Node, other: Node) =>
    (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = heading && [...main.querySelectorAll('h1, h2, h3, h4')].find((one) => isAfter(one, heading))
  const places = marks.map((_, at) => at)
  const nodeAt = (at: number) => marks[at]?.startContainer ?? main
  const shownAt = (at: number) => marks.slice(at, at + 1).some(isShown)
  const after = heading
    ? places.filter((at) => heading.contains(nodeAt(at)) || isAfter(nodeAt(at), heading))
    : places
  const inSection = after.filter((at) => !next || !(next.contains(nodeAt(at)) || isAfter(nodeAt(at), next)))
  return (
    inSection.find(shownAt) ?? inSection[0] ?? after.find(shownAt) ?? places.find(shownAt) ?? after[0] ?? 0
  )
}

/** The header stays over the page. */
const headerHeight = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** Whether all of a mark can be seen, between the header and the lower edge. */
export function isInView(mark: Range): boolean {
  const { top, bottom } = mark.getBoundingClientRect()
  return top >= headerHeight() && bottom <= window.innerHeight
}

/** Brings a mark to where one reads, opened where it has to be; a sample that scrolls by itself comes along. */
export async function goTo(mark: Range): Promise<void> {
  await open(mark)
  const element = elementOf(mark)
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (isInView(mark)) return
  const { top } = mark.getBoundingClientRect()
  window.scrollBy({ top: top - window.innerHeight / 3 })
}
