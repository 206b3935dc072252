import { isSharedData, pathOfData } from '../format/addresses'
import { isSound } from '../format/is-sound'
import { buildHeader, keptHeader, stores } from '../format/stores'
import { isHtml } from './core'
import type { Pictures } from './pictures'
import type { Surroundings } from './scope'

/** How many pages stay of those that were visited or fetched ahead; what was not asked for longest goes first. */
const pagesKept = 250

/** A page that did not change is written anew, and so comes after the others, when it has lain that long: storage is slow. */
const anewAfter = 3_600_000

/** What was read lately, and what else is asked for anew each time: the data of pages, the search index, lists. */
export function createKeptPages({ caches, now, manifest }: Surroundings, pictures: Pictures) {
  const isPage = (url: string) => pathOfData(url) !== undefined
  // Readers fetch many pages ahead: the search index, which belongs to every page and pack, is not to go with the oldest.
  const open = (url: string) => caches.open(isPage(url) ? stores.pages : stores.lists)

  return {
    find: async (url: string): Promise<Response | undefined> =>
      (await open(url)).match(url, { ignoreVary: true }),

    /** Keeps an answer, unless it is none, is not what belongs to the address, or is a list that is here already. */
    async keep(url: string, response: Response): Promise<void> {
      const kept = await open(url)
      if (response.status === 404) {
        await kept.delete(url)
        return
      }
      if (!response.ok || response.redirected || isHtml(response) || isSharedData(url)) return
      const tag = response.headers.get('etag')
      const before = await kept.match(url, { ignoreVary: true })
      const isSame =
        tag !== null &&
        before?.headers.get('etag') === tag &&
        before.headers.get(buildHeader) === manifest.build
      const age = now() - Number(before?.headers.get(keptHeader))
      if (isSame && !isPage(url)) return
      if (isSame && age < anewAfter) {
        // Its pictures may have been left out when it was kept: bytes were to be saved then.
        await pictures.keep(await response.text())
        return
      }
      const headers = new Headers(response.headers)
      headers.set(keptHeader, String(now()))
      headers.set(buildHeader, manifest.build)
      const body = await response.blob()
      if (!(await isSound(url, body))) return
      // Anew at the end, also where it is the same: what is first is what was asked for longest ago.
      await kept.delete(url)
      await kept.put(url, new Response(body, { headers }))
      if (!isPage(url)) return
      const keys = await kept.keys()
      for (const request of keys.slice(0, Math.max(0, keys.length - pagesKept))) await kept.delete(request)
      await pictures.keep(await body.text())
    },
  }
}
export type KeptPages = ReturnType<typeof createKeptPages>
