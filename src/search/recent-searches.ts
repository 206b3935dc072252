/** What the reader searched for lately, in this browser only. Storage may be full, forbidden or hold anything. */
const key = 'beckon-recent-searches'
export const mostRecent = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Newest first; an empty list when nothing is stored or storage cannot be read. */
export function readRecent(storage: () => Store = () => window.localStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string').slice(0, mostRecent)
      : []
  } catch {
    return []
  }
}

/** Puts a search in front of the others. Out: the list as it is now, kept or not. */
export function rememberSearch(text: string, storage: () => Store = () => window.localStorage): string[] {
  const search = text.trim()
  const before = readRecent(storage)
  if (!search) return before
  const after = [search, ...before.filter((one) => one.toLowerCase() !== search.toLowerCase())].slice(
    0,
    mostRecent,
  )
  try {
    storage().setItem(key, JSON.stringify(after))
  } catch {
    // Without storage, there are no recent searches; searching goes on.
  }
  return after
}

/** Forgets all recent searches, if storage lets us. */
export function forgetSearches(storage: () => Store = () => window.localStorage): void {
  try {
    storage().removeItem(key)
  } catch {
    // Nothing was kept then, either.
  }
}
