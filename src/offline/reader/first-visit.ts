import { searchIndexUrl } from '../format/addresses'
import type { ToWorker } from '../format/messages'

const tell = (worker: ServiceWorker | null, keep: readonly string[]) =>
  worker?.postMessage({ keep } satisfies ToWorker)

/**
 * What a first visit loads comes before the worker is in charge: it is told, and keeps it too.
 * @param worker the one that has just become active
 */
export function keepWhatIsLoaded(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  tell(
    worker,
    loaded.filter((path) => /^\/(page-data|static)\//.test(path)),
  )
}

/** The same for the search index, which no page sees arrive: the search worker fetches it. Call it when it has. */
export async function keepSearchIndex(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  const ready = await workers?.ready
  tell(ready?.active ?? null, [searchIndexUrl])
}
