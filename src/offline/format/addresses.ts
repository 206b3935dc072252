import { defaultLanguage, search } from '../../shared/site'
export { shellPath } from '../../shared/site'
import { languageOf } from '../../shared/slugs'

/** The addresses that the service worker, the page and the build agree on. */

export const appDataUrl = '/page-data/app-data.json'
export const searchIndexUrl = `/${search.indexFile}`
export const packIndexUrl = '/packs/index.json'

/** The page of a language that lists what is kept, and stands in for what is not. */
export const offlinePath = (language: string): string => `/${language}/offline/`

/** Page path → the address of its data, as Gatsby's loader asks for it. */
export const dataUrl = (path: string): string => {
  const name = path.replace(/^\/+|\/+$/g, '')
  return `/page-data/${name || 'index'}/page-data.json`
}

/** The inverse; undefined for what is no page's data, such as that of the whole site. */
export const pathOfData = (url: string): string | undefined => {
  const [, name] = /^\/page-data\/(.+)\/page-data\.json$/.exec(url) ?? []
  if (!name) return undefined
  return name === 'index' ? '/' : `/${name}/`
}

/** What every page needs besides its own data. */
export const isSharedData = (url: string): boolean =>
  url === appDataUrl || /^\/page-data\/sq\/d\/\d+\.json$/.test(url)

/** Which picture an address under /static/ is a size or a form of: all of them begin with the digest of the original. */
export const pictureOf = (path: string): string | undefined =>
  /^\/static\/([0-9a-f]{12})[0-9a-f]*\//.exec(path)?.[1]

/** The language that stands in for an address without one. */
export const languageFor = (path: string): string => languageOf(path) ?? defaultLanguage
