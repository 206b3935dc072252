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

/** Gives the focus, and nothing moves. Says whether it was taken: what is hidden takes none. */
export function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return element === document.activeElement
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

/** An entry of the browser's history, with the link by which it was left: where that leads, and which one of those that do. */
interface Entry {
  left?: readonly [href: string, at: number]
}

const entry = () => (window.history.state ?? {}) as Entry
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href)

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** The link that the reader has come back to, where it is in sight. */
function linkOfReturn(): HTMLElement | undefined {
  const { left } = entry()
  const link = left && linksTo(left[0])[left[1]]
  return link && isInSight(link) ? link : undefined
}

/**
 * The place is shown and marked, and has the focus: Tab goes on from there. Who comes back goes on at the link that they had
 * followed, or below the heading that they are under.
 */
function arrive(): void {
  document.querySelector('[data-arrived]')?.removeAttribute('data-arrived')
  const named = showPlace()
  // For style sheets: browsers look for a new `:target` only where they move themselves, not where a router does.
  named?.setAttribute('data-arrived', '')
  const main = document.getElementById(contentId)
  if (!main || focusOn(linkOfReturn())) return
  // At the top, where all new visits begin, nothing has to be laid out for it.
  const isAtPlace = named ? isInSight(named) : !window.scrollY
  const headings = isAtPlace ? [] : main.querySelectorAll<HTMLElement>('h2, h3, h4')
  const isAbove = (heading: HTMLElement) => heading.getBoundingClientRect().top < window.innerHeight / 3
  if (![...headings].reverse().some((heading) => isAbove(heading) && focusOn(heading)))
    focusOn(headingOf(main, window.location.hash))
}

/** The browser has moved, and did not give the focus to the place: that is hidden, or takes none. */
const isLeftAt = (link: Element) => [link, document.body].includes(document.activeElement ?? link)

/** Has each link remembered that is followed, and the one answer that leads to where the reader is already. */
export function watchLinks(): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    const { href, hash } = link
    const isHere = hash && href === window.location.href
    const left = isHere ? undefined : [href, linksTo(href).indexOf(link)]
    window.history.replaceState({ ...entry(), left }, '')
    if (isHere) window.setTimeout(() => isLeftAt(link) && arrive())
  }
  // Before the router hears of it, and goes on to another entry.
  window.addEventListener('click', onClick, true)
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
  if (from ? hash || entry().left : hash && document.activeElement === document.body) arrive()
}
