import { searchIndexUrl } from '../format/addresses'
import type { ToWorker } from '../format/messages'

const tell = (worker: ServiceWorker | null, keep: readonly string[]) =>
  worker?.postMessage({ keep } satisfies ToWorker)

/** How long what was on its way when the worker took over may take. */
const patience = 120_000

/** Not through a worker, which would have kept it. */
const isUnseen = (entry: PerformanceEntry) => !(entry as PerformanceResourceTiming).workerStart

/**
 * What a first visit loads comes before the worker is in charge: it is told, and keeps it too; as well of what was asked for
 * by then and comes later.
 * @param worker the one that has just become active
 */
export function keepWhatIsLoaded(worker: ServiceWorker | null): void {
  const observer = new PerformanceObserver((list) => {
    const loaded = list.getEntries().filter(isUnseen)
    const paths = loaded.map(({ name }) => new URL(name).pathname)
    const wanted = paths.filter((path) => /^\/(page-data|static)\//.test(path))
    if (wanted.length) tell(worker, wanted)
  })
  observer.observe({ type: 'resource', buffered: true })
  window.setTimeout(() => observer.disconnect(), patience)
}

/** The same for the search index, which no page sees arrive: the search worker fetches it. Call it when it has. */
export async function keepSearchIndex(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  const ready = await workers?.ready
  tell(ready?.active ?? null, [searchIndexUrl])
}
