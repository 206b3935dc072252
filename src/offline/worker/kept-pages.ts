import { isSharedData } from '../format/addresses'
import { keptHeader, stores } from '../format/stores'
import { isHtml } from './core'
import type { Surroundings } from './scope'

/** How many pages stay of those that were visited or fetched ahead; the oldest goes first. */
const pagesKept = 250

/** What was read lately, and what else is asked for anew each time: the data of pages, the search index, lists. */
export function createKeptPages({ caches, now }: Surroundings) {
  const open = () => caches.open(stores.pages)
  return {
    find: async (url: string): Promise<Response | undefined> =>
      (await open()).match(url, { ignoreVary: true }),

    /** Keeps an answer, unless it is none or what is here already. */
    async keep(url: string, response: Response): Promise<void> {
      const pages = await open()
      if (response.status === 404) {
        await pages.delete(url)
        return
      }
      if (!response.ok || response.redirected || isHtml(response) || isSharedData(url)) return
      const tag = response.headers.get('etag')
      const before = await pages.match(url, { ignoreVary: true })
      if (tag && before?.headers.get('etag') === tag) return
      const headers = new Headers(response.headers)
      headers.set(keptHeader, String(now()))
      const body = await response.blob()
      // Anew at the end: what is first is the oldest.
      await pages.delete(url)
      await pages.put(url, new Response(body, { headers }))
      const keys = await pages.keys()
      for (const request of keys.slice(0, Math.max(0, keys.length - pagesKept))) await pages.delete(request)
    },
  }
}
export type KeptPages = ReturnType<typeof createKeptPages>
