import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'

/** What the reader searched for lately, in this browser only. Storage may be full, forbidden or hold anything. */
export const mostRecent = 5

/** A text that was pasted is no search that anyone wants to see again in full. */
const longest = 200

/** Newest first; an empty list when nothing is stored or storage cannot be read. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(local.read(storageKeys.recentSearches) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string').slice(0, mostRecent)
      : []
  } catch {
    return []
  }
}

/** Puts a search in front of the others. Out: the list as it is now, kept or not. */
export function rememberSearch(text: string): string[] {
  const search = text.trim().slice(0, longest)
  const before = readRecent()
  if (!search) return before
  const others = before.filter((one) => one.toLowerCase() !== search.toLowerCase())
  const after = [search, ...others].slice(0, mostRecent)
  local.write(storageKeys.recentSearches, JSON.stringify(after))
  return after
}

/** Forgets all recent searches, if storage lets us. */
export const forgetSearches = (): void => local.remove(storageKeys.recentSearches)
