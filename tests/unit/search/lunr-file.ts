import type { SearchIndexOfLanguage } from '../../../src/search/contract/index-file'
import { buildIndex, createEngine } from '../../../src/search/engine'
import { policy } from '../../../src/search/policy'
import { searchLanguages, type SearchLanguage } from '../../../src/shared/site'
import { sections } from './sample-site'

/** The sample site as the engine on lunr has it, whichever engine the site is set up with. */
export const file = Object.fromEntries(
  searchLanguages.map((language) => [
    language,
    buildIndex(
      sections.filter(({ path }) => path.startsWith(`/${language}/`)),
      language,
      policy,
    ),
  ]),
) as Record<SearchLanguage, SearchIndexOfLanguage>

export const openIndex = (entry: SearchIndexOfLanguage, language: string) =>
  createEngine(entry, language, policy)
