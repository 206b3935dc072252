import { languageSettings } from './site'

/**
 * The keys under which the site keeps something in the storages of a reader's browser; nothing of it is ever sent, but for a
 * chosen language, which a cookie tells the server (src/language/remember.ts). Beside it are the caches that src/offline
 * names, and a flag of Gatsby's, which src/runtime/guarded-loads.ts looks at for Gatsby's sake (it has to know a full storage
 * from a blocked one, and `local` tells no difference).
 */
export const storageKeys = {
  theme: 'beckon-theme',
  /** Chosen tab by group, as JSON. */
  tabs: 'beckon-tabs',
  /** The SDK platform the reader looked at last, with the version where it is an old one. */
  platform: 'beckon-platform',
  /** Whether shortcuts of a single key count: `on` or `off`. By its old name, from when `/` was the only one. */
  singleKeys: 'beckon-search-slash',
  /** What a page is looked at for, on the way there; taken out again by that page. */
  searchLanding: 'beckon-search-landing',
  /** The packs that the reader keeps, as JSON. */
  packs: 'beckon-packs',
  /** The steps of use cases that the reader has ticked, by use case, as JSON. */
  steps: 'beckon-steps',
  recentSearches: 'beckon-recent-searches',
  /** What the reader puts in place of the placeholders of samples, as JSON; in the session storage unless they are to stay. */
  ownValues: 'beckon-own-values',
  /** What stands in the form of a page that is loaded anew, as JSON; in the session storage, and taken out by that page. */
  typed: 'beckon-typed',
  /** Open branches of the trees beside pages, and how far those are scrolled, as JSON; in the session storage. */
  tree: 'beckon-tree',
  /** How far pages were scrolled, by entry of the browser's history, as JSON; in the session storage. */
  places: 'beckon-places',
  language: languageSettings.storageKey,
} as const
