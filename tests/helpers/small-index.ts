import { buildIndexFile } from '../../src/search/setup'
import { searchableSection } from './searchable-section'
import type { Fault } from './server'

const pages = [
  ['/en/sdk/v3/android/implementation/push/', 'Push notifications'],
  ['/en/sdk/v3/android/implementation/inbox/', 'Inbox'],
] as const

/**
 * An index in place of the built site's, where search is to work but not to be judged: of two pages. To open that of all
 * pages, and to make it warm, is most of what such a test does otherwise.
 * @param isEmpty of none, where nobody searches
 */
export function smallIndex({ isEmpty = false } = {}): Fault {
  const sections = pages.map(([path, title]) => ({ ...searchableSection(title), path }))
  return { path: /^\/search_index\.json$/, body: JSON.stringify(buildIndexFile(isEmpty ? [] : sections)) }
}
