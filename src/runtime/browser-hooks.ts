import { withPrefix, type GatsbyBrowser } from 'gatsby'
import { redirectUnprefixed } from '../language/redirect'
import { startSearch } from '../search/browser-client'
import { languageOf } from '../shared/slugs'
import { releaseBootStyles } from './after-first-render'
import { updateCanonical } from './canonical'
import { copyHeadingLinks } from './heading-links'
import { prefetchVisibleLinks } from './prefetch-links'

const prefix = () => withPrefix('/').replace(/\/$/, '')

/** Before React starts; never waits for the network, since hydration waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (redirectUnprefixed(prefix())) return
  delete document.documentElement.dataset.redirecting
  copyHeadingLinks()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  releaseBootStyles()
  startSearch()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const path = location.pathname.slice(prefix().length)
  if (languageOf(path)) updateCanonical(path)
  prefetchVisibleLinks()
}
