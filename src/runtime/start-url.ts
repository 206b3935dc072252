import { prefetchPathname } from 'gatsby'
import { defaultLanguage } from '../shared/site'
import { languageOf } from '../shared/slugs'

/**
 * Lets the installed app start without a network. It starts at `/`, which sends visitors on before anything is recorded
 * for it, so the service worker would not answer for it; it needs nothing but the offline shell, since the redirect is in
 * the first bundle. The message is one of gatsby-plugin-offline's own (its sw-append.js). Where it leads to is fetched
 * ahead, through Gatsby's queue, which holds back on slow and metered connections.
 */
export function keepStartUrlOffline(): void {
  if (!('serviceWorker' in navigator)) return
  // Pending for good where no worker gets registered; nobody waits for it.
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ gatsbyApi: 'setPathResources', path: '/', resources: [] })
    prefetchPathname(`/${languageOf(window.location.pathname) ?? defaultLanguage}/`)
  })
}
