import { createPart } from '../../runtime/part'
import { sparesData } from '../../shared/spares-data'
import { searchLanguage } from './search-language'

/** No page needs it before it is idle, or its reader moves towards search. */
const clientPart = createPart(
  async () => (await import(/* webpackChunkName: "search-client" */ './browser-client')).searchClient,
)

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

/**
 * Loads the search index once the browser is idle. Where data are to be spared, it is loaded when the reader turns to search;
 * so it is in `gatsby develop`, which makes an index only when it is asked for one, and then takes seconds of both cores,
 * again for every page saved meanwhile.
 * Out: whether it has been loaded. A failure is logged and rethrown, and shows as an unhandled rejection.
 */
export async function startSearch(): Promise<boolean> {
  if (process.env.NODE_ENV === 'development' || sparesData(navigator)) return false
  await whenIdle()
  const searchClient = await clientPart.load()
  // What the dialog brings along is asked again when it is opened.
  await searchClient?.().start()
  return searchClient !== undefined
}

/** Wakes the worker, and has the index opened. What fails here is shown when search opens. */
export async function prepareSearch(): Promise<void> {
  const searchClient = await clientPart.load()
  const language = searchLanguage(document.documentElement.lang)
  await searchClient?.()
    .prepare(language, location.pathname)
    .catch(() => undefined)
}
