import { errorPage, notFoundPage, shellPath } from './site'
import { apiDownloads, liveEventsSchema } from './site-files'

/** Unprefixed paths that are files or pages of their own and are never redirected. Apart: only who is led on needs them. */
export const ignoredPaths: readonly string[] = [
  '/404/',
  notFoundPage,
  '/500/',
  errorPage,
  '/dev-404-page/',
  shellPath,
  '/packs/*',
  '/page-data/*',
  '/static/*',
  '/icons/*',
  '/search_index.json',
  ...apiDownloads,
  liveEventsSchema,
  '/api/sdk/*',
  '/manifest.webmanifest',
  '/sw.js',
]
