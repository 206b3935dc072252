import type { SearchEngine } from './answer'
import type { SearchableSection, SearchIndexOfLanguage } from './index-file'
import type { SearchPolicy } from './policy'

/** The build's half of an engine: sections of one language in, its part of the index file out; none give an empty index. */
export type BuildIndex = (
  sections: readonly SearchableSection[],
  language: string,
  policy: SearchPolicy,
) => SearchIndexOfLanguage

/** The reader's half: what BuildIndex made in, an engine out. Throws when it is something else. */
export type CreateEngine = (
  entry: SearchIndexOfLanguage,
  language: string,
  policy: SearchPolicy,
) => SearchEngine
