import { searchIndexUrl } from '../format/addresses'
import type { ToWorker } from '../format/messages'

/**
 * What a first visit loads comes before the worker is in charge: it is told, and keeps it too.
 * @param worker the one that has just become active
 */
export function keepWhatIsLoaded(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const keep = loaded
    .filter(({ pathname }) => /^\/(page-data|static)\//.test(pathname) || pathname === searchIndexUrl)
    .map(({ pathname }) => pathname)
  worker?.postMessage({ keep } satisfies ToWorker)
}
