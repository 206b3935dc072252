import { errorPage, notFoundPage } from '../shared/site'
import { encodedOnce, safeTarget } from './address'
import { notice } from './notices'

/** What Gatsby gives for a path: the page, or why there is none. */
interface Loaded {
  status?: string
  error?: unknown
  page?: { path: string; webpackCompilationHash: string }
}

type Navigate = (to: string | number, options?: unknown) => void

declare global {
  interface Window {
    ___loader: {
      loadPage: (path: string) => Promise<Loaded | undefined>
      loadPageSync: (path: string, options?: unknown) => unknown
      hovering: (path: string) => void
    }
    ___push: Navigate
    ___replace: Navigate
    ___navigate: Navigate
    ___webpackCompilationHash: string
    pagePath?: string
    /** By the script in the head: loads the page anew unless that was done already, and says whether it does. */
    __reloadOnce: () => true | undefined
    /** By the script in the head: makes the page one that needs no JavaScript, and says so. */
    __leavePlain: () => void
    /** By the script in the head: React took this page away twice, and may not have it again. */
    __withoutReact?: boolean
  }
}

/** How long data of the next page may take before the browser goes there itself. No reader waits longer for an answer. */
const patience = 10_000
/** Gatsby's own guard of the reload on a foreign build. */
const reloadFlag = 'gatsby-reload-compilation-hash-match'
const isSound = (page: Loaded): boolean => page.status !== 'error'
/** The browser is on its way to another document; whoever waits for this one waits for nothing. */
const gone = new Promise<never>(() => undefined)

/**
 * Completes Gatsby's loader where a page cannot be loaded. Called once, before Gatsby asks for the first page. Its faults:
 * a page without its template or static query stays dead and says nothing; a full navigation loses query and hash; data
 * that hangs is waited for for ever; what the reader no longer waits for takes them away from where they are; a rejection
 * of the loader is caught by nobody.
 */
export function guardLoads(): void {
  const loader = window.___loader
  const { loadPage, loadPageSync } = loader
  let load = loadFirst
  let wanted: URL | undefined
  /** Whether nobody waits for the latest load any more. */
  let isOver = () => true
  /** An address that the server could say nothing of: it gave the error page, which is shown for it. */
  let failed: string | undefined

  async function loadFirst(path: string): Promise<Loaded | undefined> {
    load = loadLater
    if (window.__withoutReact) return gone
    let page = await settled(path)
    // Without data for it, Gatsby takes it for an address that has no page.
    if (window.pagePath === errorPage && page?.page?.path === notFoundPage) {
      failed = path
      page = await settled(errorPage)
    }
    if (page && isSound(page)) {
      standInFor(page)
      return withoutStorage(page)
    }
    // Page data was asked for four times. What has an error was asked for once, and may be gone with the build it is of.
    if (page?.error && window.__reloadOnce()) return gone
    window.__leavePlain()
    return page
  }

  async function loadLater(path: string): Promise<Loaded | undefined> {
    const { pathname } = window.location
    const link = wanted
    // By another link, or back. To a section of its own page the browser goes by itself, and nothing is given up.
    const isGivenUp = () => wanted !== link || window.location.pathname !== pathname
    isOver = isGivenUp
    // When Gatsby calls a page slow; it says so for clicks alone, and not for the way back.
    const slow = setTimeout(() => notice('slow', !isGivenUp()), 1000)
    const page = await Promise.race([settled(path), after(patience)])
    // Gatsby would take the reader there all the same.
    if (isGivenUp()) return gone
    if (page && isSound(page)) {
      clearTimeout(slow)
      notice('slow', false)
      return page
    }
    leaveFor(wanted && wanted.pathname + wanted.search === path ? wanted.href : window.location.href)
    return gone
  }

  const settled = (path: string): Promise<Loaded | undefined> =>
    loadPage(path).catch((error: unknown) => ({ status: 'error', error }))

  window.addEventListener('popstate', () => isOver() && notice('slow', false))
  loader.loadPage = (path) => load(encodedOnce(path))
  loader.loadPageSync = (path, options) => {
    const encoded = encodedOnce(path)
    return loadPageSync(encoded === failed ? errorPage : encoded, options)
  }
  for (const name of ['___push', '___replace', '___navigate'] as const) {
    const navigate = window[name]
    window[name] = (to, options) => {
      const target = typeof to === 'string' ? safeTarget(to) : to
      if (typeof target === 'string') wanted = new URL(target, window.location.href)
      navigate(target, options)
    }
  }
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/** Gatsby's way to a full navigation, so that "back" loads a page as well; with query and hash. */
function leaveFor(href: string): void {
  window.history.replaceState({}, '', window.location.href)
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
}

/** Data of the error page under the HTML of another: React would compare the two, throw twice and begin anew. */
function standInFor({ page }: Loaded): void {
  if (page?.path === errorPage && window.pagePath !== page.path) {
    document.getElementById('gatsby-focus-wrapper')?.removeAttribute('id')
  }
}

/**
 * Gatsby's fault: it remembers in the session storage that it reloaded for a foreign build, and when that is full, throws
 * before React starts. Then the browser remembers the reload itself, and a page that is still foreign goes on as it is.
 */
function withoutStorage(loaded: Loaded): Loaded | Promise<never> {
  const { page } = loaded
  if (!page?.webpackCompilationHash || page.webpackCompilationHash === window.___webpackCompilationHash)
    return loaded
  try {
    if (window.sessionStorage.getItem(reloadFlag)) return loaded
  } catch {
    return loaded
  }
  try {
    window.sessionStorage.setItem(reloadFlag, '0')
    return loaded
  } catch {
    if (window.__reloadOnce()) return gone
    return { ...loaded, page: { ...page, webpackCompilationHash: '' } }
  }
}
