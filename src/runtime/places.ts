import { storageKeys } from '../shared/storage-keys'
import { showPlace } from './arrival'
import { session } from './storage'

/** How far each entry of the browser's history was scrolled, by its key. */
const places: Record<string, number> = {}

/** The entry that is seen: while another one is on its way, the address is ahead of it. */
let shown: { href: string; key: string } | undefined

const keyOfEntry = () => (window.history.state as { place?: string } | null)?.place

/** Not the router's own `key`: sections of a page have none, and it takes an entry that gets one for another. */
function giveKey(key: string): string {
  window.history.replaceState({ ...(window.history.state as object | null), place: key }, '')
  return key
}

/** A link to the address that is there already makes its entry anew, without a key. */
const isShown = () => (keyOfEntry() ? keyOfEntry() === shown?.key : window.location.href === shown?.href)

function keep(): void {
  if (shown && isShown()) places[shown.key] = window.scrollY
}

/** Before the entry is left: with its key, however it was made. */
function keepWithKey(): void {
  keep()
  if (shown && isShown()) giveKey(shown.key)
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
  // What was scrolled before this listened, too; and before anybody who is clicked leads on to another entry.
  window.addEventListener('click', keepWithKey, true)
  window.addEventListener('pagehide', () => {
    keepWithKey()
    session.write(storageKeys.places, JSON.stringify(places))
  })
}

/**
 * To be called after each move, as soon as the page is there: who has been at this entry of the history is where they were,
 * and others where its address leads.
 * @param isMove no load, after which the browser leads to where the address does; but on a page that was empty then
 *   (src/offline/worker)
 */
export function takePlace(isMove: boolean): void {
  const key = keyOfEntry() ?? giveKey(String(Date.now()))
  shown = { href: window.location.href, key }
  const named = showPlace()
  const place = places[key]
  if (place !== undefined) window.scrollTo(0, place)
  else if (named) {
    if (isMove || !window.scrollY) named.scrollIntoView()
  } else if (isMove) window.scrollTo(0, 0)
}
