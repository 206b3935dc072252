import { shellPath } from './site'
import { apiDownloads, liveEventsSchema } from './site-files'

/** Unprefixed paths that are files or pages of their own and are never redirected. Apart: only who is led on needs them. */
export const ignoredPaths: readonly string[] = [
  '/404/',
  '/404.html',
  '/500/',
  '/500.html',
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
