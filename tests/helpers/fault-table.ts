import type { Fault } from './server'
import { smallIndex } from './small-index'

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

/** How a reader comes to a page whose files fail. */
export const ways = ['first load', 'navigation'] as const
export type Way = (typeof ways)[number]

/** What a reader does on the page for its sake. */
export type Deed =
  | 'read'
  | 'search'
  | 'come from a search'
  | 'come without a language'
  | 'find an error'
  | 'filter a reference'
  | 'look at pictures'
  | 'open a picture'
  | 'keep packs'
  | 'have values of their own'
  | 'change a request'
  | 'look at packs'
  | 'keep a pack'
  | 'follow a link that leads nowhere'
  | 'copy a sample'
  | 'report a sample'
  | 'ask for the shortcuts'
  | 'see how it hangs together'
  | 'see what SDKs support'

export interface FileKind {
  /** The files that fail. */
  path: RegExp
  deed: Deed
  /** All files of the kind, where those that fail here are some of them. */
  family?: RegExp
  /** What fails as well, on the way to this file. */
  besides?: Fault
  /** Any page fetches it in its own time: it fails from the beginning, for it may come before the reader moves on or after. */
  anytime?: true
  /** It is fetched ahead as well, for pages that are likely to be next: in the other rows, browsers have no data to spare for that. */
  ahead?: true
  /** The one way of loading in which it is asked for; in the other a page has it already, or does without. */
  only?: Way
}

interface WantedPage {
  path: string
  title: string
  /** What may stand there when nobody leads to it. */
  instead?: string
}

/*
 * Short pages: most of what hundreds of tabs take is what stands on them. That all of a long page is there and works is what
 * other tests look at; here it is the file that fails.
 */

/** The page of most rows: it has pictures and a sample, the home page leads to it, and it has a template of its own there. */
const pictures: WantedPage = { path: '/en/guides/audience/tags/', title: 'Tags' }
const sample: WantedPage = { path: '/en/sdk/v3/android/implementation/tags/', title: 'Tags' }
const packs: WantedPage = { path: '/en/offline/', title: 'Reading offline' }
const home: WantedPage = { path: '/en/', title: 'Beckon documentation' }
const others: Partial<Record<Deed, WantedPage>> = {
  'come without a language': {
    path: pictures.path.replace('/en/', '/'),
    title: pictures.title,
    instead: 'There is no page here',
  },
  'find an error': { path: '/en/guides/errors/', title: 'Errors' },
  'change a request': { path: '/en/api/tags/', title: 'Tags' },
  'filter a reference': { path: '/en/sdk/v1/html5/symbols/', title: 'SDK reference' },
  'look at packs': packs,
  'keep a pack': packs,
  'follow a link that leads nowhere': { path: '/en/guides/nope/', title: 'There is no page here' },
  'see how it hangs together': home,
  'see what SDKs support': { path: '/en/sdk/', title: 'SDKs' },
  'copy a sample': sample,
  'report a sample': sample,
}

/** Where a reader does it. */
export const pageFor = (deed: Deed): WantedPage => others[deed] ?? pictures

/**
 * What the server has for a page besides the file that fails: a small index, and one without words to who does not search. It
 * takes the same way, but is a thousandth of what several hundred tabs would fetch for nothing.
 */
export function besidesFor({ deed, besides }: FileKind): readonly Fault[] {
  return [...(besides ? [besides] : []), smallIndex({ isEmpty: deed !== 'search' })]
}

/** Whether the browser fetches what may be wanted next: pages in view, the index of search, the dialog. */
export const hasDataToSpare = ({ ahead, anytime, deed }: FileKind): boolean =>
  ahead === true || anytime === true || deed === 'search'

/**
 * Where readers come from who follow a link: a page that is soon there, and leads to the one with the file that fails where
 * that may be fetched ahead.
 */
export const before = (kind: FileKind): WantedPage =>
  pageFor(kind.deed) === packs || (hasDataToSpare(kind) && pageFor(kind.deed) !== home) ? home : packs
/** Where they go next. */
export const after = (kind: FileKind): WantedPage =>
  pageFor(kind.deed) === packs || before(kind) === packs
    ? { path: '/en/guides/shared/', title: 'Shared components' }
    : packs

/** Every kind of file that a page loads. */
export const fileKinds: Record<string, FileKind> = {
  'page data': {
    path: /^\/page-data\/en\/guides\/(audience\/tags|errors)\/page-data\.json$/,
    deed: 'read',
    ahead: true,
  },
  'all page data': { path: /^\/page-data\/.*\/page-data\.json$/, deed: 'read', ahead: true },
  'data of the error page': {
    path: /^\/page-data\/500\.html\//,
    deed: 'read',
    ahead: true,
    besides: { path: /^\/page-data\/en\/guides\/audience\/tags\//, status: 500 },
  },
  'data of the not-found page': {
    path: /^\/page-data\/404\.html\//,
    deed: 'follow a link that leads nowhere',
    ahead: true,
  },
  'app data': { path: /^\/page-data\/app-data\.json$/, deed: 'read', ahead: true },
  'static query': { path: /^\/page-data\/sq\/d\//, deed: 'read', only: 'first load' },
  framework: { path: /^\/framework-[0-9a-f]+\.js$/, deed: 'read', only: 'first load' },
  'entry bundle': { path: /^\/app-[0-9a-f]+\.js$/, deed: 'read', only: 'first load' },
  'template chunk': {
    path: /^\/component---.*-article-js-[0-9a-f]+\.js$/,
    family: /^\/component---.*-[0-9a-f]+\.js$/,
    deed: 'read',
    ahead: true,
  },
  'template of the not-found page': {
    path: /^\/component---.*-not-found-js-[0-9a-f]+\.js$/,
    deed: 'follow a link that leads nowhere',
  },
  'template styles': {
    path: /^\/component---.*-article-reference-js\.[0-9a-f]+\.css$/,
    family: /^\/component---.*\.[0-9a-f]+\.css$/,
    deed: 'find an error',
    only: 'navigation',
  },
  'picture chunk': { path: /^\/picture-[0-9a-f]+\.js$/, deed: 'look at pictures', only: 'navigation' },
  'picture styles': { path: /^\/picture\.[0-9a-f]+\.css$/, deed: 'look at pictures', only: 'navigation' },
  'unnamed chunk': { path: /^\/\d+-[0-9a-f]+\.js$/, deed: 'look at pictures', only: 'navigation' },
  'error finder': { path: /^\/error-finder-[0-9a-f]+\.js$/, deed: 'find an error' },
  'symbol filter': { path: /^\/symbol-filter-[0-9a-f]+\.js$/, deed: 'filter a reference' },
  packs: { path: /^\/packs-[0-9a-f]+\.js$/, deed: 'keep packs', anytime: true },
  'pack to be updated': { path: /^\/packs\/.*\.pack$/, deed: 'keep packs', anytime: true },
  'list of packs': { path: /^\/packs\/index\.json$/, deed: 'look at packs' },
  pack: { path: /^\/packs\/.*\.pack$/, deed: 'keep a pack' },
  'search dialog': { path: /^\/search-dialog-[0-9a-f]+\.js$/, deed: 'search' },
  'search client': { path: /^\/search-client-[0-9a-f]+\.js$/, deed: 'search', anytime: true },
  'search dialog styles': { path: /^\/search-dialog\.[0-9a-f]+\.css$/, deed: 'search' },
  'search landing': { path: /^\/search-landing-[0-9a-f]+\.js$/, deed: 'come from a search' },
  'search landing styles': { path: /^\/search-landing\.[0-9a-f]+\.css$/, deed: 'come from a search' },
  'way to a language': {
    path: /^\/redirect-[0-9a-f]+\.js$/,
    deed: 'come without a language',
    only: 'first load',
  },
  'search worker': { path: /^\/search-worker-[0-9a-f]+\.js$/, deed: 'search', anytime: true },
  'search index': { path: /^\/search_index\.json$/, deed: 'search', anytime: true },
  picture: {
    path: /^\/static\/.*\.(webp|png|avif|jpg)$/,
    deed: 'look at pictures',
  },
  font: { path: /^\/static\/.*\.woff2$/, deed: 'read', only: 'first load' },
  'service worker': { path: /^\/sw\.js$/, deed: 'read', ahead: true, only: 'first load' },
  'own values': {
    path: /^\/own-values-[0-9a-f]+\.js$/,
    deed: 'have values of their own',
    only: 'first load',
  },
  'own values styles': {
    path: /^\/own-values\.[0-9a-f]+\.css$/,
    deed: 'have values of their own',
    only: 'first load',
  },
  tools: { path: /^\/tools-[0-9a-f]+\.js$/, deed: 'copy a sample' },
  'styles of tools': { path: /^\/tools\.[0-9a-f]+\.css$/, deed: 'copy a sample' },
  feedback: { path: /^\/feedback-[0-9a-f]+\.js$/, deed: 'report a sample' },
  'styles of feedback': { path: /^\/feedback\.[0-9a-f]+\.css$/, deed: 'report a sample' },
  aids: { path: /^\/aids-[0-9a-f]+\.js$/, deed: 'ask for the shortcuts' },
  'styles of aids': { path: /^\/aids\.[0-9a-f]+\.css$/, deed: 'ask for the shortcuts' },
  shortcuts: { path: /^\/shortcuts-[0-9a-f]+\.js$/, deed: 'ask for the shortcuts' },
  'styles of shortcuts': {
    path: /^\/shortcuts\.[0-9a-f]+\.css$/,
    deed: 'ask for the shortcuts',
  },
  'request form': { path: /^\/request-form-[0-9a-f]+\.js$/, deed: 'change a request' },
  'request form styles': { path: /^\/request-form\.[0-9a-f]+\.css$/, deed: 'change a request' },
  'figure viewer': { path: /^\/figure-viewer-[0-9a-f]+\.js$/, deed: 'open a picture' },
  'figure viewer styles': { path: /^\/figure-viewer\.[0-9a-f]+\.css$/, deed: 'open a picture' },
  'drawing of the pieces': {
    path: /^\/pieces-[0-9a-f]+\.js$/,
    deed: 'see how it hangs together',
    only: 'navigation',
  },
  'support tables': {
    path: /^\/support-tables-[0-9a-f]+\.js$/,
    deed: 'see what SDKs support',
    only: 'navigation',
  },
  'forms of requests': { path: /^\/static\/requests\/.*\.json$/, deed: 'change a request' },
}

/** What is loaded as a document, or by browsers, search engines and readers alone: no page waits for it. */
export const nobodyWaitsFor = [
  /\.html$/,
  /\.(js\.LICENSE|[a-z]+)\.txt$/,
  /^\/(licences|robots)\.txt$/,
  // Copies for those who read without a browser.
  /\/llms(-full)?\.txt$/,
  /^\/[a-z]{2}\/.*index\.md$/,
  /^\/sitemap\.xml$/,
  /\/opensearch\.xml$/,
  /^\/feeds\/[a-z]{2}\/[a-z0-9-]+\.xml$/,
  /^\/manifest\.webmanifest$/,
  /^\/icons\//,
  // Downloads.
  /^\/api\/.*\.(json|yaml)$/,
  // Stands in the HTML of every page.
  /^\/app\.[0-9a-f]+\.css$/,
] as const
