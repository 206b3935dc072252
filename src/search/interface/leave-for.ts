import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'
import { splitUrl } from '../../shared/slugs'
import { setLeft, type Landing, type Left } from './left'

/**
 * Says what the next page is looked at for. The address stays clean: it is copied and shared.
 * In another tab, or when the page is loaded as a whole, only storage reaches it; without storage it does without.
 */
export function leaveFor(address: string, landing: Landing, inNewTab: boolean): void {
  const left: Left = { ...landing, path: splitUrl(address).path, at: Date.now() }
  if (!inNewTab) setLeft(left)
  local.write(storageKeys.searchLanding, JSON.stringify(left))
}
