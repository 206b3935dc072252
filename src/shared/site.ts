import list from '../../content/languages.json'

/** Every constant of the site, once. Pure: no Gatsby, React, Node or DOM. */

export const site = {
  title: 'Beckon documentation',
  url: 'https://docs.beckon.example',
} as const

/** What only the build asks for, apart from the rest: no reader loads it. */
export const manifest = {
  shortName: 'Beckon',
  /** Background and theme colour, and the ink of the design. */
  ink: '#232C2A',
} as const

/** A language of the site, by its code. */
export type Language = string

/**
 * The languages of the site with their own names, the default one first, and what the site is called in them where that is
 * another name. They stand in content/languages.json alone.
 */
export const languageList: readonly { id: Language; name: string; site?: string }[] = list
export const languages: readonly Language[] = languageList.map(({ id }) => id)
export const defaultLanguage: Language = languages[0] ?? 'en'

/**
 * Whatever the languages of the site: what content/api and content/symbols are written in, and what the check can read.
 */
export const ENGLISH: Language = 'en'

/** What the site is called in a language. */
export const siteTitle = (language: Language = defaultLanguage): string =>
  languageList.find(({ id }) => id === language)?.site ?? site.title

/**
 * The parts of the site, in the order of the header: the first segment of an address, and the interface string that names it.
 * An address that begins with one of them and lacks its language is led to that of the visitor, by the server as well (`deploy/generated`).
 */
export const families = [
  { segment: 'guides', label: 'nav.guides' },
  { segment: 'sdk', label: 'nav.sdk' },
  { segment: 'api', label: 'nav.api' },
  { segment: 'faqs', label: 'nav.faqs' },
  { segment: 'quick-wins', label: 'nav.quickWins' },
] as const

/** Languages with an entry in the search index, whether or not they have pages yet. */
const preparedLanguages = ['en', 'nl', 'pt'] as const
export type SearchLanguage = (typeof preparedLanguages)[number]
export const searchLanguages: readonly Language[] = [...new Set([...preparedLanguages, ...languages])]

/** An empty page that Gatsby renders any address in: by this name its runtime stays where it is. */
export const shellPath = '/offline-plugin-app-shell-fallback/'

/** What Gatsby makes for addresses without a page, and for those that the server could say nothing of. */
export const notFoundPage = '/404.html'
export const errorPage = '/500.html'

export const languageSettings = {
  /** Where a visitor's chosen language is kept; the key gatsby-plugin-react-i18next uses as well. */
  storageKey: 'gatsby-i18next-language',
  /** The same for the server, which sends visitors of unprefixed paths on; only a choice of theirs is written there. */
  cookie: 'beckon_language',
  /** When true, the default language is served without its prefix and needs no redirect. */
  defaultAtRoot: false,
} as const

/** The page that lists all others: where the search field leads without JavaScript. */
export const allPagesPath = (language: Language): string => `/${language}/all-pages/`

export const search = {
  indexFile: 'search_index.json',
} as const

export const images = {
  maxWidth: 650,
  maxWidthWide: 1500,
  quality: 50,
  background: '#ffffff',
} as const

/**
 * Where readers send what they have to say of a page, the one place that says so: a draft opens there, which they send
 * themselves. The site sends nothing.
 */
export const feedback = {
  /** Opens a new issue, with `title` and `body` as GitHub, Gitea and Forgejo read them. */
  issue: 'https://git.beckon.example/docs/issues/new',
  email: 'docs@beckon.example',
} as const

export const repository = {
  /** The folder that "edit this page" links point into; the file's path is appended. */
  editUrl: 'https://git.beckon.example/docs/edit/main/',
} as const
