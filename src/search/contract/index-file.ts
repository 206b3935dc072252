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

/** A text, by the engine's list of all that are of its kind, where each stands once. So do headings and excerpts of sections. */
type Text = number

interface StoredPage {
  title: Text
  /** Where the page stands, for people: "SDK v3 › Android › Implementation". */
  trail: Text
  /** What readers call what the page is about. */
  keywords?: Text
  /** How many sections it has. */
  sections: number
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
  /** What it quotes of logs and terminals: who pastes one is led here; with its first section, for the whole page. */
  messages?: string[]
  /** What it says of names, a sentence each: who types what one does is led to it. */
  sentences?: NamedSentence[]
}

export interface NamedSentence {
  name: string
  /** That of the section, where it documents nothing else; otherwise that of a row below its heading. */
  anchor: string
  text: string
}
