import type { FromWorker, ToWorker } from '../format/messages'
import { appDataUrl } from '../format/addresses'

/** Whether the network answers, as far as the browser and the service worker can tell. */

/** How often a page in sight looks whether a silent network is back. */
const lookEvery = 15_000
/** A network that is there in name only takes such a question and never answers it. */
const patience = 5_000

let isSilent = false
let looking: number | undefined
const listeners = new Set<() => void>()

export const connection = {
  isOffline: (): boolean => isSilent || !navigator.onLine,
  /** Calls the listener with each change. Out: ends that. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const changed = () => listeners.forEach((listener) => listener())

function become(silent: boolean): void {
  isSilent = silent
  window.clearTimeout(looking)
  if (silent) looking = window.setTimeout(() => void look(), lookEvery)
  changed()
}

/** The worker lets HEAD requests through. */
async function look(): Promise<void> {
  if (document.visibilityState === 'visible') {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(appDataUrl, { method: 'HEAD', cache: 'no-store', signal }).catch(
      () => undefined,
    )
    if (answer?.ok) {
      tellWorker({ network: 'up' })
      become(false)
      return
    }
  }
  become(true)
}

/** Follows the browser's events and the worker's messages. Call it once. */
export function watchConnection(): void {
  window.addEventListener('offline', changed)
  window.addEventListener('online', () => (isSilent ? void look() : changed()))
  workers()?.addEventListener('message', ({ data }: MessageEvent<Partial<FromWorker> | undefined>) => {
    if (data?.network) become(data.network === 'down')
  })
}

const workers = () => (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** Says something to the service worker, if one has this page. */
export function tellWorker(message: ToWorker): void {
  workers()?.controller?.postMessage(message)
}
