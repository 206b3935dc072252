import type { Redirect } from '../compiler/site/redirects'
import { ignoredPaths } from '../shared/ignored-paths'
import { defaultLanguage, families, languageSettings, languages } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { siteHeaders, type Header } from './headers'
import { contentTypes } from './types'

/** Everything a host has to know besides the files, as data: server configurations are made of it, and tests read it. */
export interface Hosting {
  languages: readonly string[]
  defaultLanguage: string
  /** The cookie with the language that a visitor chose. */
  languageCookie: string
  /** First segments of all addresses that there are below a language. */
  sections: readonly string[]
  /** Addresses that are never led to a language; a `*` at the end stands for whatever follows. */
  ignored: readonly string[]
  moved: readonly Redirect[]
  headers: readonly Header[]
  /** Types by the endings of file names. */
  types: Readonly<Record<string, string>>
  /** Where nothing but files lies: what is missing there is answered in a word, not with a page. */
  filesOnly: string
  /** Never served, wherever it may have come from: names that begin with a dot, source maps, compressed forms by name. */
  hidden: string
  /** Pages that stand in for others, which are no pages of their own: asked for by name, there is none. */
  messages: string
  /** Answers whether the server is there. */
  health: string
}

/**
 * @param scripts hashes of the inline scripts of all pages
 * @param moved the redirects, in order
 * @param paths of all pages
 */
export const hostingOf = (
  scripts: readonly string[],
  moved: readonly Redirect[],
  paths: readonly string[] = [],
): Hosting => ({
  languages,
  defaultLanguage,
  languageCookie: languageSettings.cookie,
  sections: sectionsOf([...paths, ...moved.map(({ from }) => from)]),
  ignored: ignoredPaths,
  moved: moved.map(({ from, to }) => ({ from, to })),
  headers: siteHeaders(scripts),
  types: contentTypes,
  filesOnly: '^/(?:page-data|static|icons|packs)/',
  hidden: '/\\.(?!well-known/)|\\.(?:map|br|gz)$',
  messages: '^/(?:[a-z][a-z]/)?(?:404|500)(?:\\.html|/(?:index\\.html)?)?$',
  health: '/healthz',
})

/** The parts of the site are sections also where a language has nothing of one; what else there is says the build. */
function sectionsOf(paths: readonly string[]): string[] {
  const first = paths.flatMap((path) => (languageOf(path) && path.split('/')[2]) ?? [])
  return [...new Set([...families.map(({ segment }) => segment), ...first])].filter(Boolean)
}
