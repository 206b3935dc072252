import { stores } from '../format/stores'
import { json } from './core'
import type { Surroundings } from './scope'

/** A page that is open, by its HTML. */
interface PageDocument {
  path: string
  /** The build that it is of, by Gatsby's own name for it; undefined where it names none. */
  build?: string
}

/** How many stay of those that are not open any more, as far as the browser says: it does not know of tabs on their way. */
const documentsKept = 50
const folder = '/documents/'
/** Every page says so beside Gatsby's script (src/gatsby/constant-scripts.ts). */
const named = /data-build="(\w+)"/

/**
 * Which HTML pages came with from the network, by client. Browsers stop a worker that has nothing to do, and start it anew for
 * the next request: so this is kept.
 */
export function createDocuments({ caches, clients }: Surroundings) {
  const fresh = new Map<string, Promise<PageDocument>>()

  async function keep(client: string, document: Promise<PageDocument>): Promise<void> {
    const state = await caches.open(stores.state)
    await state.put(folder + encodeURIComponent(client), json(await document))
    fresh.delete(client)
    const known = (await state.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
    if (known.length <= documentsKept) return
    const open = new Set((await clients()).map(({ id }) => folder + encodeURIComponent(id)))
    for (const request of known.slice(0, known.length - documentsKept)) {
      if (!open.has(new URL(request.url).pathname)) await state.delete(request)
    }
  }

  return {
    /** @returns when it is kept */
    remember(client: string, path: string, html: Response): Promise<void> {
      const document = html.text().then(
        (text): PageDocument => ({ path, build: named.exec(text)?.[1] }),
        // Cut short: it is of no build that is known.
        (): PageDocument => ({ path }),
      )
      fresh.set(client, document)
      return keep(client, document)
    },

    /** Undefined for a page that was there before the worker, or opened without the network. */
    async of(client: string): Promise<PageDocument | undefined> {
      const state = await caches.open(stores.state)
      return (
        fresh.get(client) ??
        ((await (await state.match(folder + encodeURIComponent(client)))?.json()) as PageDocument | undefined)
      )
    },
  }
}
