import { untilStalled } from '../../runtime/until-stalled'
import { search } from '../../shared/site'

/**
 * The bytes of search_index.json.
 * @param anew what an earlier fetch brought could not be read: neither the browser's cache nor the service worker's may give it again
 * @param again what an earlier fetch brought is of another build: not the browser's cache
 * Rejects when the file cannot be had.
 */
export async function fetchIndex(anew: boolean, again = false): Promise<ArrayBuffer> {
  const url = `/${search.indexFile}`
  if (anew) await forget(url)
  const response = await untilStalled(fetch)(url, anew || again ? { cache: 'reload' } : undefined)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.arrayBuffer()
}

/** What a captive portal answered once must not be served for ever. */
async function forget(url: string): Promise<void> {
  if (!('caches' in self)) return
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(url)
  } catch {
    // Storage may be forbidden; then nothing was kept in it.
  }
}
