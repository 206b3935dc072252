import { withPrefix, type GatsbyBrowser } from 'gatsby'
import { redirectUnprefixed } from '../language/redirect'
import { startSearch } from '../search/browser-client'
import { languageOf } from '../shared/slugs'
import { releaseBootStyles } from './after-first-render'
import { markInteraction, watchFirstInteraction } from './first-interaction'
import { updateCanonical } from './canonical'
import { copyHeadingLinks } from './heading-links'
import { keepStartUrlOffline } from './start-url'
import { prefetchVisibleLinks } from './prefetch-links'

const prefix = () => withPrefix('/').replace(/\/$/, '')

/** Before React starts; never waits for the network, since hydration waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (redirectUnprefixed(prefix())) return
  delete document.documentElement.dataset.redirecting
  watchFirstInteraction()
  copyHeadingLinks()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  releaseBootStyles()
  keepStartUrlOffline()
  startSearch()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) markInteraction()
  const path = location.pathname.slice(prefix().length)
  if (languageOf(path)) updateCanonical(path)
  prefetchVisibleLinks()
}
