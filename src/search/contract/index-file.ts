/**
 * The shape of /search_index.json: an object keyed by language, each with `index` (an engine's own, serialised) and
 * `store` (what a result shows, by the address of its section).
 */
export type SearchIndexFile = Record<string, SearchIndexOfLanguage>

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
  /** What it documents by name, such as SDK symbols and the paths of operations: who looks for one is led here. */
  names?: string[]
}
