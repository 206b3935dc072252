import { pathOfData } from '../format/addresses'
import { stores } from '../format/stores'

/** Pages that were visited or fetched ahead, the latest first; empty where the browser keeps nothing. */
export async function keptPaths(): Promise<string[]> {
  const urls = await keysOf(stores.pages)
  return urls.flatMap((url) => pathOfData(decodeURI(url)) ?? []).reverse()
}

/** The ids of the packs that are kept. */
export async function keptPackIds(): Promise<string[]> {
  const urls = await keysOf(stores.packs)
  return urls.flatMap((url) => /^\/packs\/kept\/(.+)$/.exec(url)?.[1] ?? []).sort()
}

async function keysOf(store: string): Promise<string[]> {
  try {
    const requests = await (await caches.open(store)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  } catch {
    // No Cache API, or it is forbidden here.
    return []
  }
}
