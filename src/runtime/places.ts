import { storageKeys } from '../shared/storage-keys'
import { showPlace } from './arrival'
import { session } from './storage'

/** How far each entry of the browser's history was scrolled, by its key. */
const places: Record<string, number> = {}

/** The entry that is seen: while another one is on its way, the address is ahead of it. */
let shown: { href: string; key: string } | undefined

const keyOfEntry = () => (window.history.state as { key?: string } | null)?.key

/** The router gives no key to entries that the browser makes itself: an address that was opened, a section on the same page. */
function giveKey(key: string): string {
  window.history.replaceState({ ...(window.history.state as object | null), key }, '')
  return key
}

function keep(): void {
  if (!shown) return
  // A link to the address that is there already makes the entry anew.
  const key = keyOfEntry() ?? (shown.href === window.location.href ? giveKey(shown.key) : undefined)
  if (key === shown.key) places[key] = window.scrollY
}

/**
 * Remembers where the reader is, for `takePlace`. The browser finds places again by itself where it loads a page or moves on
 * one. Where the router puts another page in its place, the browser does so before that is there.
 */
export function watchPlaces(): void {
  try {
    Object.assign(places, JSON.parse(session.read(storageKeys.places) ?? '{}'))
  } catch {
    // Spoiled: then nothing is known.
  }
  window.addEventListener('scroll', keep, { passive: true })
  // What was scrolled before this listened.
  window.addEventListener('click', keep)
  window.addEventListener('pagehide', () => session.write(storageKeys.places, JSON.stringify(places)))
}

/**
 * To be called after each move, as soon as the page is there: who has been at this entry of the history is where they were,
 * and others where its address leads.
 * @param isMove no load, which the browser scrolls by itself; but for a page that was empty then (src/offline/worker)
 */
export function takePlace(isMove: boolean): void {
  const key = keyOfEntry() ?? giveKey(String(Date.now()))
  shown = { href: window.location.href, key }
  const named = showPlace()
  const place = places[key]
  if (!isMove && ((place === undefined && !named) || window.scrollY)) return
  if (place !== undefined) window.scrollTo(0, place)
  else if (named) named.scrollIntoView()
  else window.scrollTo(0, 0)
}
