import { dataUrl, isSharedData, searchIndexUrl } from '../format/addresses'
import { isHashed } from '../format/hashed-names'
import { stores } from '../format/stores'
import { isHtml, type Core } from './core'
import type { KeptPages } from './kept-pages'
import type { Surroundings } from './scope'

/** Keeps what pages had loaded before the worker was in charge: on a first visit, everything. */
export function createKeepAddresses(
  { caches, fetch, origin, clients }: Surroundings,
  core: Core,
  pages: KeptPages,
) {
  async function keepOne(path: string, init?: RequestInit): Promise<void> {
    try {
      if (isHashed(path)) {
        const files = await caches.open(stores.files)
        if (await files.match(path, { ignoreVary: true })) return
        const response = await fetch(path)
        if (response.ok && !isHtml(response)) await core.keepFile(path, response)
      } else if ((path.startsWith('/page-data/') && !isSharedData(path)) || path === searchIndexUrl) {
        await pages.keep(path, await fetch(path, init))
      }
    } catch {
      // The visitor has left or the network has; there will be another page to keep.
    }
  }

  const hasSearch = async () => Boolean(await caches.match(searchIndexUrl, { ignoreVary: true }))

  return {
    async addresses(urls: readonly string[]): Promise<void> {
      const paths = urls.map((url) => new URL(url, origin)).filter((url) => url.origin === origin)
      // A moment ago the page has loaded them: the browser still has them.
      const loaded = new Set(paths.map(({ pathname }) => pathname))
      // The worker has seen it arrive, unless this visit is the first.
      if (await hasSearch()) loaded.delete(searchIndexUrl)
      await Promise.all([...loaded].map((path) => keepOne(path, { cache: 'force-cache' })))
    },
    /** The pages that are open, which may not say so themselves any more. */
    async openPages(): Promise<void> {
      const open = await clients()
      const paths = open.map(({ url }) => new URL(url).pathname)
      // On a first visit the page says when search has been loaded.
      const wanted = [...paths.map(dataUrl), ...((await hasSearch()) ? [searchIndexUrl] : [])]
      await Promise.all(wanted.map((path) => keepOne(path)))
    },
  }
}
