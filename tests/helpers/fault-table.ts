import type { Fault } from './server'

/** What can go wrong with a file on its way to the browser, and the files that a page is made of. */

export const failures: Record<string, Omit<Fault, 'path'>> = {
  '403': { status: 403 },
  '404': { status: 404 },
  '429': { status: 429 },
  '500': { status: 500 },
  '502': { status: 502 },
  '503': { status: 503 },
  dropped: { drop: true },
  cut: { cut: true },
  hanging: { hang: true },
  garbage: { body: '{"a":' },
  empty: { body: '' },
  'HTML with 200': {
    body: '<!doctype html><title>Welcome</title><h1>Welcome</h1>',
    headers: { 'content-type': 'text/html; charset=utf-8' },
  },
}

/**
 * What is tried of a row where there is no time for all: two failures, six apart, and others in the next row. Any twelve
 * rows that follow each other have every failure more than once.
 */
export const sampleOf = (row: number): string[] =>
  Object.keys(failures).filter((_name, column) => (column + row) % 6 === 0)

/** What a reader does on the page for its sake. */
export type Deed =
  | 'read'
  | 'search'
  | 'come from a search'
  | 'come without a language'
  | 'find an error'
  | 'filter a reference'
  | 'look at pictures'
  | 'keep packs'
  | 'have values of their own'
  | 'change a request'

export interface FileKind {
  path: RegExp
  deed: Deed
}

interface WantedPage {
  path: string
  title: string
  /** What may stand there when nobody leads to it. */
  instead?: string
}

/** The page of most rows: it has pictures, and no template in common with the page it is moved to from. */
const pictures: WantedPage = { path: '/en/guides/messages/create/', title: 'Create a push message' }
const elsewhere: Partial<Record<Deed, WantedPage>> = {
  'come without a language': {
    path: '/guides/messages/create/',
    title: 'Create a push message',
    instead: 'There is no page here',
  },
  'find an error': { path: '/en/guides/errors/', title: 'Errors' },
  'change a request': { path: '/en/api/segments/', title: 'Segments' },
  'filter a reference': { path: '/en/sdk/v3/android/symbols/', title: 'SDK reference' },
}

/** Where a reader does it. */
export const pageFor = (deed: Deed): WantedPage => elsewhere[deed] ?? pictures

/** Every kind of file that a page loads. */
export const fileKinds: Record<string, FileKind> = {
  'page data': {
    path: /^\/page-data\/en\/guides\/(messages\/create|errors)\/page-data\.json$/,
    deed: 'read',
  },
  'app data': { path: /^\/page-data\/app-data\.json$/, deed: 'read' },
  'static query': { path: /^\/page-data\/sq\/d\//, deed: 'read' },
  framework: { path: /^\/framework-[0-9a-f]+\.js$/, deed: 'read' },
  'entry bundle': { path: /^\/app-[0-9a-f]+\.js$/, deed: 'read' },
  'template chunk': { path: /^\/component---.*-article-js-[0-9a-f]+\.js$/, deed: 'read' },
  'template styles': {
    path: /^\/component---.*-article-reference-js\.[0-9a-f]+\.css$/,
    deed: 'find an error',
  },
  'picture chunk': { path: /^\/picture-[0-9a-f]+\.js$/, deed: 'look at pictures' },
  'unnamed chunk': { path: /^\/\d+-[0-9a-f]+\.js$/, deed: 'look at pictures' },
  'error finder': { path: /^\/error-finder-[0-9a-f]+\.js$/, deed: 'find an error' },
  'symbol filter': { path: /^\/symbol-filter-[0-9a-f]+\.js$/, deed: 'filter a reference' },
  packs: { path: /^\/packs-[0-9a-f]+\.js$/, deed: 'keep packs' },
  'search dialog': { path: /^\/search-dialog-[0-9a-f]+\.js$/, deed: 'search' },
  'search dialog styles': { path: /^\/search-dialog\.[0-9a-f]+\.css$/, deed: 'search' },
  'search landing': { path: /^\/search-landing-[0-9a-f]+\.js$/, deed: 'come from a search' },
  'search landing styles': { path: /^\/search-landing\.[0-9a-f]+\.css$/, deed: 'come from a search' },
  'way to a language': { path: /^\/redirect-[0-9a-f]+\.js$/, deed: 'come without a language' },
  'search worker': { path: /^\/search-worker-[0-9a-f]+\.js$/, deed: 'search' },
  'search index': { path: /^\/search_index\.json$/, deed: 'search' },
  picture: { path: /^\/static\/.*\.(webp|png|avif|jpg)$/, deed: 'look at pictures' },
  font: { path: /^\/static\/.*\.woff2$/, deed: 'read' },
  'service worker': { path: /^\/sw\.js$/, deed: 'read' },
  'own values': { path: /^\/own-values-[0-9a-f]+\.js$/, deed: 'have values of their own' },
  'own values styles': { path: /^\/own-values\.[0-9a-f]+\.css$/, deed: 'have values of their own' },
  'request form': { path: /^\/request-form-[0-9a-f]+\.js$/, deed: 'change a request' },
  'request form styles': { path: /^\/request-form\.[0-9a-f]+\.css$/, deed: 'change a request' },
  'forms of requests': { path: /^\/static\/requests\/.*\.json$/, deed: 'change a request' },
}
