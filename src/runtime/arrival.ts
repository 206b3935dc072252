import { contentId } from '../shared/frame-ids'
import { idIn } from './address'

/** The element that the hash of an address names. */
function namedBy(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(idIn(hash)) : null
}

/** The heading that an address leads to: the one its hash names, or the page's own. */
export function headingOf(main: Element, hash: string): HTMLElement | null {
  const named = namedBy(hash)
  const inside = named?.matches('details') ? named.querySelector('summary') : named
  return inside ?? main.querySelector('h1')
}

/** Gives the focus, and nothing moves. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * What each place hears that the reader is led to, and all that is around it, whoever leads there: a link, a search, the
 * browser's Back. A router moves without a `hashchange`, and browsers have none either for the address that is there already.
 */
export const ARRIVAL = 'arrival'

/** Shows where the address leads: what hides it hears of it and lets it be seen, and what is closed opens. */
export function showPlace(): HTMLElement | null {
  const named = namedBy(window.location.hash)
  const closed = named?.closest<HTMLDetailsElement>('details:not([open])')
  const isSeen = !closed && named?.getClientRects().length
  ;(named ?? document.body).dispatchEvent(new Event(ARRIVAL, { bubbles: true }))
  if (closed) closed.open = true
  if (!isSeen) named?.scrollIntoView()
  return named
}

/** The place is shown and marked, and has the focus: Tab goes on from there. */
function arrive(): void {
  document.querySelector('[data-arrived]')?.removeAttribute('data-arrived')
  // For style sheets: browsers look for a new `:target` only where they move themselves, not where a router does.
  showPlace()?.setAttribute('data-arrived', '')
  const main = document.getElementById(contentId)
  if (main) focusOn(headingOf(main, window.location.hash))
}

/** The browser has moved, and did not give the focus to the place: that is hidden, or takes none. */
const isLeftAt = (link: Element) => [link, document.body].includes(document.activeElement ?? link)

/** Has the one link answer that leads to where the reader is already: of that, no router hears. */
export function watchLinks(): void {
  window.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.hash && link.href === window.location.href)
      window.setTimeout(() => isLeftAt(link) && arrive())
  })
}

/** A place, as a router knows it. */
interface Place {
  pathname: string
  hash: string
}

/**
 * To be called after each move, and once the page is there. The router gives the focus to what is around the whole page
 * after a move to another one, and none within a page, so that Tab would begin at the top again: the heading gets it.
 */
export function focusAfterMove({ pathname, hash }: Place, from: Place | null | undefined): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  // The router does not say when it is going to; it calls this, and nobody else does.
  if (wrapper) wrapper.focus = arrive
  if (from && from.pathname !== pathname) return
  if (hash && (from || document.activeElement === document.body)) arrive()
  else showPlace()
}
