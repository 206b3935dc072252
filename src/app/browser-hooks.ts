import type { GatsbyBrowser } from 'gatsby'
import { redirectUnprefixed } from '../language/redirect'
import { startSearch } from '../search/interface/browser-client'
import { languageOf } from '../shared/slugs'
import { releaseBootStyles } from '../runtime/after-first-render'
import { updateCanonical } from '../runtime/canonical'
import { copyHeadingLinks } from '../runtime/heading-links'
import { keepStartUrlOffline } from '../runtime/start-url'
import { prefetchVisibleLinks } from '../runtime/prefetch-links'

/** Before React starts; never waits for the network, since hydration waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (redirectUnprefixed()) return
  delete document.documentElement.dataset.redirecting
  copyHeadingLinks()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  releaseBootStyles()
  keepStartUrlOffline()
  startSearch()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location: { pathname } }) => {
  const language = languageOf(pathname)
  if (language) {
    document.documentElement.lang = language
    updateCanonical(pathname)
  }
  prefetchVisibleLinks()
}
