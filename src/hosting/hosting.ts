import type { Redirect } from '../compiler/site/redirects'
import { ignoredPaths } from '../shared/ignored-paths'
import { defaultLanguage, families, languageSettings, languages } from '../shared/site'
import { siteHeaders, type Header } from './headers'
import { contentTypes } from './types'

/** Everything a host has to know besides the files, as data: server configurations are made of it, and tests read it. */
export interface Hosting {
  languages: readonly string[]
  defaultLanguage: string
  /** The cookie with the language that a visitor chose. */
  languageCookie: string
  /** First segments of addresses that belong below a language. */
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
  /** Answers whether the server is there. */
  health: string
}

/**
 * @param scripts hashes of the inline scripts of all pages
 * @param moved the redirects, in order
 */
export const hostingOf = (scripts: readonly string[], moved: readonly Redirect[]): Hosting => ({
  languages,
  defaultLanguage,
  languageCookie: languageSettings.cookie,
  sections: families.map(({ segment }) => segment),
  ignored: ignoredPaths,
  moved: moved.map(({ from, to }) => ({ from, to })),
  headers: siteHeaders(scripts),
  types: contentTypes,
  filesOnly: '^/(?:page-data|static|icons|packs)/',
  hidden: '/\\.(?!well-known/)|\\.(?:map|br|gz)$',
  health: '/healthz',
})
