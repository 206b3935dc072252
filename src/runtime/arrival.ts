import { contentId } from '../shared/frame-ids'
import { idIn } from './address'

/** The element that the hash of an address names. */
function namedBy(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(idIn(hash)) : null
}

/** The heading that an address leads to: the one its hash names, or the page's own. Made so that it can have the focus. */
export function headingOf(main: Element, hash: string): HTMLElement | undefined {
  const named = namedBy(hash)
  const inside = named?.matches('details') ? named.querySelector('summary') : named
  const heading = inside ?? main.querySelector('h1')
  if (!heading) return undefined
  if (heading.tabIndex < 0) heading.tabIndex = -1
  return heading
}

/** Where the address leads is marked, and has the focus: Tab goes on from there. */
function arrive(): void {
  const main = document.getElementById(contentId)
  const { hash } = window.location
  document.querySelector('[data-arrived]')?.removeAttribute('data-arrived')
  // For style sheets: browsers look for a new `:target` only where they move themselves, not where a router does.
  namedBy(hash)?.setAttribute('data-arrived', '')
  if (main) headingOf(main, hash)?.focus({ preventScroll: true })
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
  if (!hash || (from ? from.pathname !== pathname : document.activeElement !== document.body)) return
  arrive()
}
