import { isAsset } from '../format/pack-format'
import { stores } from '../format/stores'
import type { Surroundings } from './scope'

/** How many builds' files stay: pages that are open go on with the ones they began with. */
const buildsKept = 3
/** How many pictures, and forms of requests, stay of those that were looked at. */
const assetsKept = 300
/** So long after a picture was kept, others are on their way. */
const quiet = 5000
const historyUrl = '/builds'
/** What the site was kept with before it had a worker of its own. */
const formerCaches = /^(gatsby-plugin-offline-|workbox-)/

/** Whether an answer is a page. */
export const isHtml = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/html')
/** `Response.json` is younger than the browsers that are promised. */
export const json = (body: object): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const ignoring = { ignoreVary: true }

/** What a build needs to open pages without a network, apart from the pages. */
export function createCore({ manifest, caches, fetch, digest, after }: Surroundings) {
  let trimming: Promise<void> | undefined
  const coreName = `${stores.core}${manifest.build}`

  async function load(url: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(url, init)
    if (!response.ok || (isHtml(response) && !url.endsWith('/'))) {
      throw new Error(`${url} answered ${response.status}`)
    }
    return response
  }

  /** The files of this build and of those before it whose pages may be open. */
  async function latestBuilds(): Promise<(readonly string[])[]> {
    const state = await caches.open(stores.state)
    const known = (await (await state.match(historyUrl))?.json()) as string[][] | undefined
    return [[...manifest.files], ...(known ?? [])]
      .filter((files, at, all) => all.findIndex((other) => other.join() === files.join()) === at)
      .slice(0, buildsKept)
  }

  /** Removes the oldest of the pictures and forms that were looked at, where there are many. */
  async function trim(): Promise<void> {
    const files = await caches.open(stores.files)
    const assets = (await files.keys()).filter(({ url }) => isAsset(new URL(url).pathname))
    if (assets.length <= assetsKept) return
    const wanted = new Set((await latestBuilds()).flat())
    for (const request of assets.slice(0, assets.length - assetsKept)) {
      if (!wanted.has(new URL(request.url).pathname)) await files.delete(request)
    }
  }

  return {
    /**
     * Fetches what is not here yet.
     * @throws when a file cannot be had, or is of another build: half a deploy is no build
     */
    async install(): Promise<void> {
      const files = await caches.open(stores.files)
      const core = await caches.open(coreName)
      await Promise.all([
        ...manifest.files.map(async (url) => {
          if (!(await files.match(url, ignoring))) await files.put(url, await load(url))
        }),
        ...manifest.shared.map(async ([url, expected]) => {
          const response = await load(url, { cache: 'no-cache' })
          const found = expected && (await digest(await response.clone().arrayBuffer()))
          if (found !== expected) throw new Error(`${url} is of another build`)
          await core.put(url, response)
        }),
      ])
    },

    /** Removes what no page can still ask for. */
    async clean(): Promise<void> {
      const builds = await latestBuilds()
      const wanted = new Set(builds.flat())
      const files = await caches.open(stores.files)
      for (const request of await files.keys()) {
        const { pathname } = new URL(request.url)
        if (!isAsset(pathname) && !wanted.has(pathname)) await files.delete(request)
      }
      await trim()
      for (const name of await caches.keys()) {
        if (formerCaches.test(name) || (name.startsWith(stores.core) && name !== coreName)) {
          await caches.delete(name)
        }
      }
      // At last: where there was no room, there is some now.
      const state = await caches.open(stores.state)
      await state.put(historyUrl, json(builds)).catch(() => undefined)
    },

    /** Keeps a file whose name changes with its content; of pictures and forms, the latest. */
    async keepFile(path: string, response: Response): Promise<void> {
      await (await caches.open(stores.files)).put(path, response)
      // Nobody waits for it, and no page that is loading now: to list what is kept takes storage its time.
      if (isAsset(path)) {
        trimming ??= after(quiet)
          .then(trim)
          .catch(() => undefined)
          .finally(() => (trimming = undefined))
      }
    },

    /** Something that all pages of this build share. */
    async shared(url: string): Promise<Response | undefined> {
      return (await caches.open(coreName)).match(url, ignoring)
    },
  }
}
export type Core = ReturnType<typeof createCore>
