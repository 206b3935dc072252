import { languageSettings } from './site'

/**
 * Everything the site keeps in a reader's browser, by its key; nothing of it is ever sent, but for a
 * chosen language, which a cookie tells the server (src/language/remember.ts).
 */
export const storageKeys = {
  theme: 'beckon-theme',
  /** Chosen tab by group, as JSON. */
  tabs: 'beckon-tabs',
  /** The SDK platform the reader looked at last. */
  platform: 'beckon-platform',
  /** Whether `/` opens search: `on` or `off`. */
  searchSlash: 'beckon-search-slash',
  /** What a page is looked at for, on the way there; taken out again by that page. */
  searchLanding: 'beckon-search-landing',
  /** The packs that the reader keeps, as JSON. */
  packs: 'beckon-packs',
  recentSearches: 'beckon-recent-searches',
  language: languageSettings.storageKey,
} as const
