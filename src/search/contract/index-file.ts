/**
 * The shape of /search_index.json: an object keyed by language, each with `index` (an engine's own, serialised) and
 * `store` (what a result shows, by page).
 */
export type SearchIndexFile = Record<string, SearchIndexOfLanguage>

export interface SearchIndexOfLanguage {
  index: object
  store: Record<PagePath, StoredPage>
}

type PagePath = string

interface StoredPage {
  title: string
  /** Where the page stands, for people: "SDK v3 › Android › Implementation". */
  trail: string
  /** What readers call what the page is about. */
  keywords?: readonly string[]
  /**
   * Anchor and heading are empty for the part of a page before its first heading; an anchor that follows from its heading
   * is 0. The excerpt is a section's first words.
   */
  sections: [anchor: string | 0, heading: string, excerpt: string][]
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
  /** What readers call what the page is about; with its first section. */
  keywords?: string[]
}
