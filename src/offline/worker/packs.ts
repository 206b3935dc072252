import { pictureOf } from '../format/addresses'
import { isPicture, placesOf } from '../format/pack-format'
import { readDirectory, unzipped } from '../format/read-pack'
import { keptHeader, keptPackId, stores } from '../format/stores'

interface Found {
  pack: Blob
  from: number
  size: number
  kept: string
}

/** The pages and pictures of the packs that a reader keeps. */
export function createPacks(caches: CacheStorage) {
  let reading: Promise<Map<string, Found>> | undefined

  async function read(): Promise<Map<string, Found>> {
    const found = new Map<string, Found>()
    const store = await caches.open(stores.packs)
    for (const request of await store.keys()) {
      if (keptPackId(new URL(request.url).pathname) === undefined) continue
      const response = await store.match(request)
      if (!response) continue
      try {
        const kept = response.headers.get(keptHeader) ?? '0'
        const pack = await response.blob()
        const { directory, head } = await readDirectory(pack)
        for (const [name, { from, size }] of placesOf(directory, head)) {
          const other = found.get(name)
          if (!other || Number(other.kept) < Number(kept)) found.set(name, { pack, from, size, kept })
          // Any size of a picture does where the one that is asked for was not kept.
          const picture = isPicture(name) ? pictureOf(name) : undefined
          if (picture) found.set(picture, { pack, from, size, kept })
        }
      } catch {
        // Cut short or of another form: as if it were not there. The page of packs says so.
      }
    }
    return found
  }

  const places = () =>
    (reading ??= read().catch(() => {
      // A browser whose caches are broken: another time they may not be.
      reading = undefined
      return new Map<string, Found>()
    }))

  return {
    /** They have changed. */
    reset: () => (reading = undefined),

    /** The data of a page, given by its path, or a picture or the forms of a page, given by the address. */
    async find(name: string): Promise<Response | undefined> {
      const known = await places()
      const place = known.get(name) ?? known.get(pictureOf(name) ?? '')
      if (!place) return undefined
      const part = place.pack.slice(place.from, place.from + place.size)
      const headers = { [keptHeader]: place.kept }
      if (isPicture(name)) {
        // Of any size asked for, packs have one, which is WebP; browsers look at the bytes.
        return new Response(part, { headers: { ...headers, 'content-type': 'image/webp' } })
      }
      return new Response(unzipped(part), { headers: { ...headers, 'content-type': 'application/json' } })
    },
  }
}
export type Packs = ReturnType<typeof createPacks>
