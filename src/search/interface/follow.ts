import { navigate } from 'gatsby'
import { ARRIVAL } from '../../runtime/arrival'
import { splitUrl } from '../../shared/slugs'
import type { Landing } from './left'
import { leaveFor } from './leave-for'

interface Follow {
  address: string
  /** What was found there, and is to be marked. */
  found: Landing | undefined
  inNewTab: boolean
  /** The page that the reader is on. */
  currentPath: string
  /** It is on this page: nothing is mounted anew there, so it is marked where it stands. */
  onFoundHere: (found: Landing | undefined) => void
}

/** Leads to a result. */
export function follow({ address, found, inNewTab, currentPath, onFoundHere }: Follow): void {
  const isHere = !inNewTab && splitUrl(address).path === currentPath
  if (found && !isHere) leaveFor(address, found, inNewTab)
  if (inNewTab) {
    window.open(address, '_blank')
    return
  }
  // Not before: the place may still be hidden, and the address still be the old one.
  if (isHere) window.addEventListener(ARRIVAL, () => onFoundHere(found), { once: true })
  navigate(address)
}

/** The address no longer asks for what has been closed: a reload would open it again. */
export function forgetQuestion(): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  if (!query.has('q')) return
  query.delete('q')
  const rest = query.toString()
  window.history.replaceState(window.history.state, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`)
}
