import type { GatsbyBrowser } from 'gatsby'
import { correctStoredLanguage, redirectUnprefixed } from '../language/redirect'
import { startSearch } from '../search/interface/browser-client'
import { languageOf } from '../shared/slugs'
import { releaseBootStyles } from '../runtime/after-first-render'
import { boundErrorPage } from '../runtime/bounded-error-page'
import { guardLoads } from '../runtime/guarded-loads'
import { copyHeadingLinks } from '../runtime/heading-links'
import { keepStartUrlOffline } from '../runtime/start-url'
import { prefetchVisibleLinks } from '../runtime/prefetch-links'

/** Before React starts; never waits for the network, since hydration waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // `gatsby develop` has a loader and an overlay of its own.
  if (process.env.NODE_ENV === 'production') {
    boundErrorPage()
    guardLoads()
  }
  if (redirectUnprefixed()) return
  delete document.documentElement.dataset.redirecting
  correctStoredLanguage()
  copyHeadingLinks()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  releaseBootStyles()
  keepStartUrlOffline()
  startSearch()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location: { pathname } }) => {
  const language = languageOf(pathname)
  if (language) document.documentElement.lang = language
  prefetchVisibleLinks()
}
