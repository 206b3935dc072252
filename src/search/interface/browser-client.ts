import { createSearchClient, type SearchClient } from './client'

let client: SearchClient | undefined

/** The page's one search client, made when first asked for. Only for the browser. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({
    createWorker: () =>
      new Worker(new URL(/* webpackChunkName: "search-worker" */ './worker.ts', import.meta.url)),
    // The words alone, always the same ones; the cause is thrown.
    logError: (message) => console.error(message),
  })
  return client
}
