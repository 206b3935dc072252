import { sparesData } from '../../shared/spares-data'
import type { BuildManifest } from '../format/messages'
import { bounded } from './bounded'
import { createCore } from './core'
import { createKeepAddresses } from './keep-addresses'
import { createKeptPages } from './kept-pages'
import { createNetwork } from './network'
import { createPacks } from './packs'
import { createPictures } from './pictures'
import { createRespond } from './respond'
import type { Surroundings, WorkerScope } from './scope'

/** The service worker. The build bundles it into /sw.js, with the list of what it has built. */

declare const MANIFEST: BuildManifest

const scope = self as unknown as WorkerScope
const surroundings: Surroundings = {
  manifest: MANIFEST,
  caches,
  fetch: bounded((request, init) => fetch(request, init)),
  digest: async (bytes) =>
    [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  now: () => Date.now(),
  after: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  origin: scope.location.origin,
  isOnLine: () => scope.navigator.onLine,
  isSaving: () => sparesData(scope.navigator),
  clients: () => scope.clients.matchAll({ includeUncontrolled: true, type: 'window' }),
}
const core = createCore(surroundings)
const packs = createPacks(caches)
const pictures = createPictures(surroundings, packs)
const pages = createKeptPages(surroundings, pictures)
const network = createNetwork(surroundings)
const respond = createRespond(surroundings, { core, pages, packs, pictures, network })
const keep = createKeepAddresses(surroundings, core, pages)

scope.addEventListener('install', (event) => {
  event.waitUntil(core.install().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  // Without having cleaned, where caches are broken: what is left over does no harm.
  event.waitUntil(
    core
      .clean()
      .catch(() => undefined)
      .then(() => scope.clients.claim()),
  )
  // Nobody waits for it: a page's requests would wait with it.
  void keep.openPages()
})

scope.addEventListener('fetch', (event) => {
  const { clientId, resultingClientId } = event
  const response = respond.answer(event.request, {
    clientId,
    resultingClientId,
    waitUntil: (promise) => event.waitUntil(promise.catch(() => undefined)),
  })
  if (response) event.respondWith(response)
})

scope.addEventListener('message', (event) => {
  const data = event.data as Record<string, unknown> | null
  if (typeof data !== 'object' || !data) return
  if (Array.isArray(data.keep)) event.waitUntil(keep.addresses(data.keep.map(String)))
  if (data.packs) packs.reset()
  if (data.network) network.answered()
  // Gatsby met the data of another build: this worker is not the latest one.
  if (data.gatsbyApi === 'clearPathResources')
    event.waitUntil(scope.registration.update().catch(() => undefined))
})
