import type { Surroundings } from '../../../src/offline/worker/scope'

const origin = 'https://docs.example'
export const at = (path: string) => new URL(path, origin).href

/** As much of the Cache API as is used, in memory. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>()

  open(name: string) {
    const known = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, known)
    const url = (request: Request | string) => (typeof request === 'string' ? at(request) : request.url)
    return Promise.resolve({
      match: (request: Request | string) => Promise.resolve(known.get(url(request))?.clone()),
      put: (request: Request | string, response: Response) => {
        known.set(url(request), response)
        return Promise.resolve()
      },
      delete: (request: Request | string) => Promise.resolve(known.delete(url(request))),
      keys: () => Promise.resolve([...known.keys()].map((one) => ({ url: one }))),
    })
  }
  keys = () => Promise.resolve([...this.stores.keys()])
  delete = (name: string) => Promise.resolve(this.stores.delete(name))
  /** Paths of what a cache holds. */
  paths = (name: string) => [...(this.stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname)
  asStorage = () => this as unknown as CacheStorage
}

/** Answers by path; what is missing is a network that is not there. */
export type FakeNetwork = Record<string, (() => Response | Promise<Response>) | undefined>

const json = (body: object, headers: Record<string, string> = {}) => Response.json(body, { headers })

/** The data of a page, as a build writes it. */
export const pageData = (path: string, title = path, component = 'component---article') =>
  json({
    componentChunkName: component,
    path,
    result: { data: title, pageContext: {} },
    staticQueryHashes: ['1'],
  })

/** A worker's surroundings, whose time passes when the test says so. */
export function makeSurroundings(network: FakeNetwork = {}) {
  const caches = new FakeCaches()
  const told: string[] = []
  const asked: string[] = []
  /** The tabs that there are, by what the browser calls them. */
  const open = ['tab']
  let waiting: (() => void)[] = []
  let now = 1_000_000
  let isOnLine = true
  let isSaving = false
  const surroundings: Surroundings = {
    manifest: {
      build: 'b1',
      files: ['/app-0123456789.js'],
      shared: [
        ['/page-data/app-data.json', ''],
        ['/page-data/sq/d/1.json', ''],
        ['/page-data/en/offline/page-data.json', ''],
        ['/offline-plugin-app-shell-fallback/', ''],
      ],
      components: ['component---article', 'component---offline'],
    },
    caches: caches.asStorage(),
    fetch: (request) => {
      const { pathname } = new URL(typeof request === 'string' ? at(request) : request.url)
      asked.push(pathname)
      const answer = network[pathname]
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'))
    },
    digest: () => Promise.resolve(''),
    now: () => now,
    after: () => new Promise((resolve) => waiting.push(resolve)),
    origin,
    isOnLine: () => isOnLine,
    isSaving: () => isSaving,
    clients: () =>
      Promise.resolve(
        open.map((id) => ({ id, url: at('/en/'), postMessage: ({ network: state }) => told.push(state) })),
      ),
  }
  return {
    surroundings,
    caches,
    told,
    asked,
    open,
    network,
    setOnLine: (next: boolean) => (isOnLine = next),
    setSaving: (next: boolean) => (isSaving = next),
    pass: (ms: number) => (now += ms),
    /** All waiting is over. */
    timeIsUp() {
      for (const go of waiting) go()
      waiting = []
    },
  }
}

/** What every build has, so that its worker can be installed. */
export const builtFiles = (): FakeNetwork => ({
  '/app-0123456789.js': () => new Response('app', { headers: { 'content-type': 'text/javascript' } }),
  '/page-data/app-data.json': () => json({ webpackCompilationHash: 'h' }),
  '/page-data/sq/d/1.json': () => json({ data: {} }),
  '/page-data/en/offline/page-data.json': () => pageData('/en/offline/', 'offline', 'component---offline'),
  '/offline-plugin-app-shell-fallback/': () =>
    new Response('<shell>', { headers: { 'content-type': 'text/html' } }),
})
