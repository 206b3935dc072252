import type { SearchLanguage } from './site'

/**
 * The shape of /search_index.json: an object keyed by language, each with `index` (a serialised lunr index whose
 * document refs are section addresses) and `store` (what a result shows, by the same address).
 */
export type SearchIndexFile = Record<SearchLanguage, SearchIndexOfLanguage>

export interface SearchIndexOfLanguage {
  index: object
  store: Record<SectionAddress, StoredSection>
}

/** Page path, with `#anchor` for a section below a heading. */
type SectionAddress = string

export interface StoredSection {
  /** Title of the page. */
  page: string
  /** Heading of the section; missing for the part of a page before its first heading. */
  heading?: string
  /** Where the page stands, for people: "SDK v3 › Android › Implementation". */
  trail: string
  /** The first words of the section. */
  excerpt: string
}

/** One section of one page, as the content plugin hands it over. */
export interface SearchableSection {
  path: string
  anchor: string
  pageTitle: string
  heading: string
  trail: string[]
  text: string
  /** Names of the SDK that it documents: who looks for one of them is led here. */
  names?: string[]
}
