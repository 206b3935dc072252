import {
  appDataUrl,
  dataUrl,
  isSharedData,
  languageFor,
  offlinePath,
  pathOfData,
  packIndexUrl,
  pictureOf,
  searchIndexUrl,
  shellPath,
} from '../format/addresses'
import { isHashed } from '../format/hashed-names'
import { isAsset } from '../format/pack-format'
import { buildHeader, keptHeader, stores } from '../format/stores'
import { isHtml, json, type Core } from './core'
import { createDocuments } from './documents'
import type { KeptPages } from './kept-pages'
import type { Network } from './network'
import type { Packs } from './packs'
import type { Pictures } from './pictures'
import type { Surroundings } from './scope'

interface Parts {
  core: Core
  pages: KeptPages
  packs: Packs
  pictures: Pictures
  network: Network
}
/** Who asks, and what may go on after the answer. */
interface Asked {
  clientId: string
  resultingClientId: string
  waitUntil: (promise: Promise<unknown>) => void
}

/** Files of the site that somebody may open in a tab. What else has a dot, as `/en/v1.2`, is an address like any other. */
const asFile = /\.(?:css|ico|jpe?g|js|json|map|md|pack|png|svg|txt|webmanifest|webp|xml|ya?ml)$/i
const ignoring = { ignoreVary: true }
/** Caches that are broken hold nothing; the network has been asked meanwhile. */
const nothingFound = () => undefined

/**
 * How requests are answered.
 *
 * HTML and data come from the network, and from what is kept when it does not answer in time; what has a hash in its name
 * comes from what is kept. HTML is not kept at all: without a network every page is the same empty one, of the build that the
 * worker is of, and Gatsby renders the page's data into it. A page whose HTML came from the network has its data from there
 * too, or of the same build: so HTML and data of two builds never meet.
 */
export function createRespond(surroundings: Surroundings, { core, pages, packs, pictures, network }: Parts) {
  const { manifest, caches, origin, isOnLine } = surroundings
  /** Pages that opened without the network, by client, with what they have asked for since: they begin with what is kept. */
  const opened = new Map<string, { path: string; asked: Set<string> }>()
  const documents = createDocuments(surroundings)

  /**
   * The newest data of a page that there is, if this build can render it.
   * @param wanted only what was kept by the worker of this build: what came before may be of another
   */
  async function keptData(path: string, wanted?: string): Promise<Response | undefined> {
    const url = dataUrl(path)
    const shared = await core.shared(url)
    if (shared) return shared
    const candidates = [await pages.find(url), await packs.find(path)]
      .flatMap((one) => one ?? [])
      .filter(({ headers }) => !wanted || headers.get(buildHeader) === wanted)
    const age = (one: Response) => Number(one.headers.get(keptHeader) ?? 0)
    candidates.sort((a, b) => age(b) - age(a))
    for (const candidate of candidates) if (await isOfThisForm(candidate.clone())) return candidate
    return undefined
  }

  /** A later build may have other components and queries than the one that the data was made by. */
  async function isOfThisForm(response: Response): Promise<boolean> {
    try {
      const { componentChunkName, staticQueryHashes = [] } = (await response.json()) as {
        componentChunkName: string
        staticQueryHashes?: string[]
      }
      const queries = await Promise.all(
        staticQueryHashes.map((hash) => core.shared(`/page-data/sq/d/${hash}.json`)),
      )
      return manifest.components.includes(componentChunkName) && queries.every(Boolean)
    } catch {
      return false
    }
  }

  /** The page that says that a page is not kept, as the data of that page: Gatsby shows it at its address. */
  async function notKeptPage(path: string): Promise<Response> {
    const data = await core.shared(dataUrl(offlinePath(languageFor(path))))
    if (!data) return Response.error()
    return json({ ...((await data.json()) as object), path, matchPath: '/*' })
  }

  /** Whether the HTML of a page is of another build than the worker is: nothing that the worker keeps goes with it. */
  async function isForeign(clientId: string): Promise<boolean> {
    const document = opened.has(clientId) ? undefined : await documents.of(clientId)
    if (!document) return false
    const own = (await (await core.shared(appDataUrl))?.json()) as
      { webpackCompilationHash?: string } | undefined
    return document.build === undefined || document.build !== own?.webpackCompilationHash
  }

  /** What is kept of an address that a page may have. */
  async function keptFor(
    clientId: string,
    url: string,
    path: string | undefined,
  ): Promise<Response | undefined> {
    if (await isForeign(clientId)) return undefined
    if (path === undefined) return core.shared(url)
    return keptData(path, (await documents.of(clientId))?.path === path ? manifest.build : undefined)
  }

  const shell = async () => (await core.shared(shellPath)) ?? Response.error()

  async function navigation(request: Request, path: string, asked: Asked): Promise<Response> {
    const fetching = network.fetch(request)
    const isKept = await keptData(path).catch(nothingFound)
    const answer = isKept ? await network.within(fetching) : await fetching
    if (answer) {
      if (isHtml(answer)) asked.waitUntil(documents.remember(asked.resultingClientId, path, answer.clone()))
      return answer
    }
    const [oldest] = opened.keys()
    if (oldest !== undefined && opened.size > 50) opened.delete(oldest)
    opened.set(asked.resultingClientId, { path, asked: new Set<string>() })
    return shell()
  }

  async function data(request: Request, url: string, { clientId, waitUntil }: Asked): Promise<Response> {
    const path = pathOfData(url)
    const find = () => keptFor(clientId, url, path).catch(nothingFound)
    const offline = opened.get(clientId)
    if (offline && !offline.asked.has(url) && (isSharedData(url) || path === offline.path)) {
      offline.asked.add(url)
      // The page was not there to hear it when its HTML failed.
      network.silent()
      const kept = await find()
      if (kept) return kept
      // The document could not be had a moment ago.
      if (path !== undefined) return notKeptPage(path)
    }
    const fetching = network.fetch(request)
    waitUntil(fetching.then((response) => response && pages.keep(url, response.clone())))
    const kept = await find()
    const answer = kept ? await network.within(fetching) : await fetching
    const best = answer ?? kept
    if (best) return best
    // Gatsby asks three times more, and then for the page itself.
    const isError = path === undefined || isOnLine() || (await isForeign(clientId))
    return isError ? Response.error() : notKeptPage(path)
  }

  async function hashed(request: Request, path: string, { waitUntil }: Asked): Promise<Response> {
    const files = await caches.open(stores.files)
    const kept =
      (await files.match(path, ignoring)) ??
      (await pictures.find(path, (found) => core.keepFile(path, found)))
    if (kept) return kept
    const inPack = isAsset(path) ? await packs.find(path) : undefined
    const fetching = network.fetch(request)
    const response = await (inPack ? network.within(fetching) : fetching)
    if (response?.status === 200 && !isHtml(response)) {
      waitUntil(core.keepFile(path, response.clone()))
    }
    // An opaque answer has no status; a picture that a deploy took away may be kept in another size.
    if (response && (response.ok || response.status === 304)) return response
    return inPack ?? (await otherSize(path)) ?? response ?? Response.error()
  }

  async function otherSize(path: string): Promise<Response | undefined> {
    const picture = pictureOf(path)
    if (!picture) return undefined
    for (const name of [stores.files, stores.ahead]) {
      const store = await caches.open(name)
      const request = (await store.keys()).find(({ url }) => pictureOf(new URL(url).pathname) === picture)
      if (request) return store.match(request, ignoring)
    }
    return undefined
  }

  /** Lists and indexes, which are asked for anew each time. */
  async function fresh(request: Request, url: string, { waitUntil }: Asked): Promise<Response> {
    const fetching = network.fetch(request)
    waitUntil(fetching.then((response) => response && pages.keep(url, response.clone())))
    const kept = await pages
      .find(url)
      .then((one) => one ?? core.shared(url))
      .catch(nothingFound)
    return (kept ? await network.within(fetching) : await fetching) ?? kept ?? Response.error()
  }

  const isFresh = (path: string) =>
    path === searchIndexUrl ||
    path === packIndexUrl ||
    manifest.shared.some(([url]) => url === path && !url.startsWith('/page-data/'))

  function answerTo(request: Request, asked: Asked): Promise<Response> | undefined {
    const { origin: from, pathname } = new URL(request.url)
    if (request.method !== 'GET' || from !== origin) return undefined
    pictures.wait()
    if (isHashed(pathname))
      return pathname.startsWith('/packs/') ? undefined : hashed(request, pathname, asked)
    if (request.mode === 'navigate') {
      return asFile.test(pathname) ? undefined : navigation(request, pageOf(pathname), asked)
    }
    if (pathname.startsWith('/page-data/')) return data(request, decoded(pathname), asked)
    return isFresh(pathname) ? fresh(request, pathname, asked) : undefined
  }

  return {
    /** The answer to a request; undefined when it is none of the worker's business. */
    answer: (request: Request, asked: Asked): Promise<Response> | undefined =>
      // A browser whose caches are broken is no worse off than one without them.
      answerTo(request, asked)?.catch(() => surroundings.fetch(request)),
    keptData,
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const pageOf = (pathname: string) =>
  decoded(pathname)
    .replace(/index\.html$/, '')
    .replace(/\/*$/, '/')
