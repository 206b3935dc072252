import type { SearchEngine } from '../contract/answer'
import type { SearchableSection, SearchIndexOfLanguage } from '../contract/index-file'
import { searchLanguages, type SearchLanguage } from '../../shared/site'
// Another engine is another folder, its room in scripts/house/shared-layers.mjs, and this line. The present
// one stays beside it for what is no matter of lunr's: words, store, groups, facets, marks.
import { buildIndex, createEngine } from '../engine'
import { policy } from '../policy'

/**
 * All sections of the site in, the content of search_index.json out: one entry a search language, pages or not.
 * @param build names the build that it belongs to; without it, it belongs to any
 */
export function buildIndexFile(
  sections: readonly SearchableSection[],
  build?: string,
): Record<SearchLanguage, SearchIndexOfLanguage> {
  const entries = searchLanguages.map((language) => {
    const ofLanguage = sections.filter(({ path }) => path.startsWith(`/${language}/`))
    const { index, store } = buildIndex(ofLanguage, language, policy)
    return [language, { index: build === undefined ? index : { ...index, build }, store }] as const
  })
  return Object.fromEntries(entries) as Record<SearchLanguage, SearchIndexOfLanguage>
}

/**
 * One language's entry of search_index.json → an engine. Takes some hundred milliseconds for a large site, so it
 * belongs in a worker. Throws when the entry is not an index of this engine.
 */
export const openIndex = (entry: SearchIndexOfLanguage, language: string): SearchEngine =>
  createEngine(entry, language, policy)

/** The build that an entry says it is of. */
export function buildOf({ index }: SearchIndexOfLanguage): string | undefined {
  const { build } = index as { build?: unknown }
  return typeof build === 'string' ? build : undefined
}
