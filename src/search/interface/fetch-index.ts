import { search } from '../../shared/site'

/** So long may nothing come at all; a slow network that still brings something is waited for. */
const patienceMs = 30_000

/**
 * The bytes of search_index.json.
 * @param anew what an earlier fetch brought could not be read: neither the browser's cache nor the service worker's may give it again
 * @param again what an earlier fetch brought is of another build: not the browser's cache
 * Rejects when the file cannot be had.
 */
export async function fetchIndex(anew: boolean, again = false): Promise<ArrayBuffer> {
  const url = `/${search.indexFile}`
  if (anew) await forget(url)
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(new Error(`${url} takes too long`)), patienceMs)
  }
  wait()
  try {
    const response = await fetch(url, { signal: stop.signal, ...(anew || again ? { cache: 'reload' } : {}) })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await readAll(response, wait)
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(response: Response, onProgress: () => void): Promise<ArrayBuffer> {
  const reader = response.body?.getReader()
  if (!reader) return response.arrayBuffer()
  const pieces: BlobPart[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces).arrayBuffer()
    onProgress()
    pieces.push(value)
  }
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
