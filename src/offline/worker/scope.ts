import type { Connection } from '../../shared/spares-data'
import type { BuildManifest, FromWorker } from '../format/messages'

/** As much of a service worker's surroundings as is used; TypeScript has them beside the DOM only, not together. */

interface ExtendableEvent {
  waitUntil(promise: Promise<unknown>): void
}
interface WorkerFetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
  respondWith(response: Promise<Response>): void
}
interface WorkerMessageEvent extends ExtendableEvent {
  /** One of ToWorker, or whatever an extension sends. */
  readonly data: unknown
}
interface WorkerClient {
  readonly id: string
  readonly url: string
  postMessage(message: FromWorker): void
}
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly WorkerClient[]>
  }
  readonly registration: { update(): Promise<unknown> }
  readonly location: { readonly origin: string }
  readonly navigator: {
    readonly onLine: boolean
    /** Not in every browser. */
    readonly connection?: Connection
  }
}

/** What the parts of the worker need; a test brings its own. */
export interface Surroundings {
  manifest: BuildManifest
  caches: CacheStorage
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  digest: (bytes: ArrayBuffer) => Promise<string>
  now: () => number
  /** Resolves when the time is over. */
  after: (ms: number) => Promise<void>
  origin: string
  isOnLine: () => boolean
  /** Whether the reader wants few bytes, or has a line that is too slow for what nobody asked for. */
  isSaving: () => boolean
  clients: () => Promise<readonly WorkerClient[]>
}
