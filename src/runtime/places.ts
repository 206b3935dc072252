import { storageKeys } from '../shared/storage-keys'
import { showPlace } from './arrival'
import { session } from './storage'

/** How far an entry of the browser's history was scrolled, and which details of the page were open. */
interface EntryState {
  top?: number
  open?: string[]
}

/** Those of all entries, by their keys. */
const places: Record<string, EntryState> = {}

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

/** Details of the page, by their ids; by their numbers where they have none. */
function details(): Map<string, HTMLDetailsElement> {
  let number = 0
  const all = document.querySelectorAll<HTMLDetailsElement>('main details:not([data-menu])')
  return new Map([...all].map((one) => [one.id || String(number++), one]))
}

/** Those that were open and are not there yet: the code of a part of a page may come after the page (src/lazy). */
let awaited: string[] = []
const arrivals = new MutationObserver(openAwaited)

function openAwaited(): void {
  const all = details()
  awaited = awaited.filter((name) => {
    const one = all.get(name)
    if (one) one.open = true
    return !one
  })
  if (awaited.length) arrivals.observe(document.body, { childList: true, subtree: true })
  else arrivals.disconnect()
}

function keep(): void {
  if (shown && isShown()) places[shown.key] = { ...places[shown.key], top: window.scrollY }
}

function keepOpen(): void {
  if (!shown || !isShown()) return
  const open = [...details()].flatMap(([name, one]) => (one.open ? [name] : []))
  places[shown.key] = { ...places[shown.key], open: [...open, ...awaited] }
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
  document.addEventListener('toggle', keepOpen, true)
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
  const { top, open = [] } = places[key] ?? {}
  // Before the page is scrolled: what is open makes it longer.
  awaited = open
  openAwaited()
  if (top !== undefined) window.scrollTo(0, top)
  else if (named) {
    if (isMove || !window.scrollY) named.scrollIntoView()
  } else if (isMove) window.scrollTo(0, 0)
}
