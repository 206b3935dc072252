import { searchIndexUrl } from '../format/addresses'
import { digestOfFile } from '../format/pack-format'
import { fileHeader, keptHeader, keptPackId, keptPackUrl, partUrl, stores } from '../format/stores'

/** A pack that the browser keeps. */
export interface KeptPack {
  id: string
  file: string
  /** When it came, in milliseconds. */
  keptAt: number
  pack: Blob
}

/** What arrived of a pack that is not whole yet. */
interface PackParts {
  size: number
  parts: readonly Blob[]
}

/** Packs and parts of packs in the browser's cache, where the service worker reads them. */
export interface PackStore {
  kept(): Promise<KeptPack[]>
  /** Throws a QuotaExceededError when the browser has no room. */
  keep(id: string, file: string, pack: Blob): Promise<void>
  remove(id: string): Promise<void>
  /** Keeps the search index, which all packs share; throws as `keep` does. */
  keepSearch(index: Blob): Promise<void>
  partsOf(file: string): Promise<PackParts>
  addPart(file: string, at: number, part: Blob): Promise<void>
  /** Removes the parts of a file, or of all files but those given. */
  dropParts(file: string): Promise<void>
  dropPartsExcept(files: readonly string[]): Promise<void>
}

const atOf = (url: URL) => Number(url.searchParams.get('at'))

/** Packs in a cache of the browser. All of it may reject: storage can be blocked. */
export function createPackStore(storage: CacheStorage, now: () => number = Date.now): PackStore {
  const open = () => storage.open(stores.packs)
  const urls = async () => (await (await open()).keys()).map(({ url }) => new URL(url))

  async function drop(which: (url: URL) => boolean): Promise<void> {
    const cache = await open()
    for (const url of await urls())
      if (keptPackId(url.pathname) === undefined && which(url)) await cache.delete(url.href)
  }

  return {
    async kept() {
      const cache = await open()
      const found: KeptPack[] = []
      for (const url of await urls()) {
        const id = keptPackId(url.pathname)
        const response = id === undefined ? undefined : await cache.match(url.href)
        if (id === undefined || !response) continue
        found.push({
          id,
          file: response.headers.get(fileHeader) ?? '',
          keptAt: Number(response.headers.get(keptHeader)),
          pack: await response.blob(),
        })
      }
      return found
    },
    async keep(id, file, pack) {
      const headers = { [fileHeader]: file, [keptHeader]: String(now()) }
      await (await open()).put(keptPackUrl(id), new Response(pack, { headers }))
    },
    async remove(id) {
      await (await open()).delete(keptPackUrl(id))
    },
    async keepSearch(index) {
      const headers = { 'content-type': 'application/json', [keptHeader]: String(now()) }
      await (await storage.open(stores.lists)).put(searchIndexUrl, new Response(index, { headers }))
    },
    async partsOf(file) {
      const cache = await open()
      const found = (await urls()).filter((url) => url.pathname === file).sort((a, b) => atOf(a) - atOf(b))
      const parts: Blob[] = []
      let size = 0
      for (const url of found) {
        // What does not join on to what is there was written by somebody else meanwhile.
        if (atOf(url) !== size) break
        const part = await (await cache.match(url.href))?.blob()
        if (!part) break
        parts.push(part)
        size += part.size
      }
      return { size, parts }
    },
    async addPart(file, at, part) {
      await (await open()).put(partUrl(file, at), new Response(part))
    },
    dropParts: (file) => drop((url) => url.pathname === file),
    dropPartsExcept: (files) => drop((url) => !files.includes(url.pathname)),
  }
}

/** Whether a file is the one that its name promises. */
export async function isWhole(file: string, pack: Blob): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await pack.arrayBuffer()))
  const text = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return text.startsWith(digestOfFile(file))
}
