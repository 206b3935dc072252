import type { SearchEngine } from '../contract/answer'
import type { SearchableSection, SearchIndexOfLanguage } from '../contract/index-file'
import { searchLanguages, type SearchLanguage } from '../../shared/site'
// Another engine is another folder, its room in scripts/house/shared-layers.mjs, and this line. The present
// one stays beside it for what is no matter of lunr's: words, store, groups, facets, marks.
import { buildIndex, createEngine } from '../engine'
import { policy } from '../policy'

type IndexFile = Record<SearchLanguage, SearchIndexOfLanguage>

/** All sections of the site in, the content of search_index.json out: one entry a search language, pages or not. */
export function buildIndexFile(sections: readonly SearchableSection[]): IndexFile {
  const entries = searchLanguages.map((language) => {
    const ofLanguage = sections.filter(({ path }) => path.startsWith(`/${language}/`))
    return [language, buildIndex(ofLanguage, language, policy)] as const
  })
  return Object.fromEntries(entries) as IndexFile
}

/** The content of search_index.json with the name of the build that it belongs to; without, it belongs to any. */
export function indexOfBuild(file: IndexFile, build: string): IndexFile {
  const entries = Object.entries<SearchIndexOfLanguage>(file).map(
    ([language, { index, store }]) => [language, { index: { ...index, build }, store }] as const,
  )
  return Object.fromEntries(entries) as IndexFile
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
