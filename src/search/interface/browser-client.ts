import { createSearchClient, type SearchClient } from './client'
import { sparesData } from '../../shared/spares-data'

/** Safari has no requestIdleCallback; there, the end of loading and a moment more has to do. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const soon = () => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5000 })
      else setTimeout(resolve, 300)
    }
    if (document.readyState === 'complete') soon()
    else window.addEventListener('load', soon, { once: true })
  })
}

let client: SearchClient | undefined

/** The page's one search client, made when first asked for. Only for the browser. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({
    whenIdle,
    createWorker: () =>
      new Worker(new URL(/* webpackChunkName: "search-worker" */ './worker.ts', import.meta.url)),
    // The words alone, always the same ones; the cause is thrown.
    logError: (message) => console.error(message),
  })
  return client
}

/**
 * Loads the search index once the browser is idle. Where data are to be spared, it is loaded when the reader turns to search;
 * so it is in `gatsby develop`, which makes an index only when it is asked for one, and then takes seconds of both cores,
 * again for every page saved meanwhile.
 * Out: whether it has been loaded. A failure is logged and rethrown, and shows as an unhandled rejection.
 */
export async function startSearch(): Promise<boolean> {
  if (process.env.NODE_ENV === 'development' || sparesData(navigator)) return false
  await searchClient().start()
  return true
}
