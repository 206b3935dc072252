import type { GatsbyBrowser } from 'gatsby'
import { startAids } from '../aids/aids'
import { leadOn } from '../language/lead-on'
import { correctStoredLanguage } from '../language/remember'
import { startOwnValues } from '../own-values/own-values'
import { startSearch } from '../search/interface/start-search'
import { watchConnection } from '../offline/reader/connection'
import { keepSearchIndex, keepWhatIsLoaded } from '../offline/reader/first-visit'
import { newerVersion, watchVersion } from '../offline/reader/newer-version'
import { updateKeptPacks } from '../offline/reader/update-packs'
import { languageOf } from '../shared/slugs'
import { pressAgain, releaseBootStyles } from '../runtime/after-first-render'
import { focusAfterMove, watchLinks } from '../runtime/arrival'
import { boundErrorPage } from '../runtime/bounded-error-page'
import { guardLoads } from '../runtime/guarded-loads'
import { offerTools } from '../blocks/tools/offer-tools'
import { openForPrint } from '../runtime/open-for-print'
import { takePlace, watchPlaces } from '../runtime/places'
import { prefetchVisibleLinks } from '../runtime/prefetch-links'

/** Before React starts; never waits for the network, since hydration waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // `gatsby develop` has a loader and an overlay of its own.
  if (process.env.NODE_ENV === 'production') {
    boundErrorPage()
    guardLoads()
  }
  leadOn()
  correctStoredLanguage()
  offerTools()
  startAids()
  openForPrint()
  watchLinks()
  watchPlaces()
  // Before the page's data is asked for: the worker says then whether the network answers.
  watchConnection()
}

/** What can wait until the page answers: search, newer versions, packs. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  releaseBootStyles()
  startOwnValues()
  void startSearch().then((isLoaded) => (isLoaded ? keepSearchIndex() : undefined))
  watchVersion()
  updateKeptPacks()
  pressAgain()
}

/** Gatsby registers /sw.js, and says in the console how that goes. */
export const registerServiceWorker: GatsbyBrowser['registerServiceWorker'] = () => true

/**
 * What came before the worker was there is kept by it now. A page whose resources had failed Gatsby reloads once the new
 * worker is installed: Chromium may drop that where the worker that is to answer is replaced meanwhile, so it is asked again.
 */
export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = ({ serviceWorker }) => {
  if (window.___failedResources) location.reload()
  keepWhatIsLoaded(serviceWorker.active)
}

/** Another build is there; the reader is told. */
export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () => {
  newerVersion.found()
}

/**
 * Before the reader is taken to a place: all above it is laid out by then (boot-script.ts), on the page that is read and on
 * another, which is scrolled as soon as it is there.
 */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  if (prevLocation.pathname !== location.pathname) document.documentElement.removeAttribute('data-begins')
  else if (location.hash) window.__layOut?.()
}

/** `gatsby develop` has Gatsby's own handler, which is to leave that to src/runtime/places.ts. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false

/** After each navigation: the language of the page, where the reader is on it, and the links that it shows. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const language = languageOf(location.pathname)
  const root = document.documentElement
  // Set again, even to what it is, it has the style of the whole page worked out anew.
  if (language && root.lang !== language) root.lang = language
  takePlace(Boolean(prevLocation))
  focusAfterMove(location, prevLocation)
  prefetchVisibleLinks()
}
