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
const urlOf = (client: string) => folder + encodeURIComponent(client)
/** Every page says so beside Gatsby's script (src/gatsby/constant-scripts.ts). */
const named = /data-build="(\w+)"/

/**
 * Which HTML pages came with from the network, by client. Browsers stop a worker that has nothing to do, and start it anew for
 * the next request: so this is kept.
 */
export function createDocuments({ caches, clients }: Surroundings) {
  /** What was looked up or is on its way: storage is slow on a busy machine, and pages ask for much at once. */
  const known = new Map<string, Promise<PageDocument | undefined>>()

  function know(client: string, document: Promise<PageDocument | undefined>) {
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > documentsKept) known.delete(oldest)
    known.set(client, document)
    return document
  }

  async function read(client: string): Promise<PageDocument | undefined> {
    const state = await caches.open(stores.state)
    return (await (await state.match(urlOf(client)))?.json()) as PageDocument | undefined
  }

  async function keep(client: string, document: Promise<PageDocument>): Promise<void> {
    const state = await caches.open(stores.state)
    await state.put(urlOf(client), json(await document))
    const kept = (await state.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
    if (kept.length <= documentsKept) return
    const open = new Set((await clients()).map(({ id }) => urlOf(id)))
    for (const request of kept.slice(0, kept.length - documentsKept)) {
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
      void know(client, document)
      return keep(client, document)
    },

    /** Undefined for a page that was there before the worker, or opened without the network. */
    of: (client: string): Promise<PageDocument | undefined> =>
      known.get(client) ??
      know(
        client,
        read(client).catch((error: unknown) => {
          // Another time it may be there.
          known.delete(client)
          throw error
        }),
      ),
  }
}
