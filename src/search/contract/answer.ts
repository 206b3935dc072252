/**
 * All that the interface knows of the engine: text and where the reader stands go in, groups of results come out.
 * Everything is plain data, because it crosses the border of a worker.
 */
export interface SearchContext {
  /** The page the reader is on, such as `/en/sdk/v3/android/`. */
  path: string
  language: string
  /** Only pages that have these. */
  filters?: Filters
}

/** By what results can be narrowed. */
export const facetNames = ['area', 'version', 'platform'] as const
export type FacetName = (typeof facetNames)[number]
/** One choice each, such as `{ area: 'sdk', version: 'v3' }`; also what a page has of them. */
export type Filters = Readonly<Partial<Record<FacetName, string>>>
/** How many rows each choice would give, the other filters staying as they are. What would give none is left out. */
export type Facets = Readonly<Record<FacetName, Readonly<Record<string, number>>>>

/** Start and end (exclusive) of a stretch of text that matched. */
export type TextRange = readonly [start: number, end: number]

export interface MarkedText {
  text: string
  marks: readonly TextRange[]
}

/** A section of a page below one of its headings. */
export interface SectionHit {
  address: string
  heading: MarkedText
  excerpt: MarkedText
}

/** The same topic on another platform, version or operating system. */
export interface Counterpart {
  path: string
  label: string
}

/** One row of results: a page, its best sections, and its counterparts folded in. */
export interface SearchGroup {
  path: string
  title: MarkedText
  trail: string
  excerpt: MarkedText
  hits: readonly SectionHit[]
  alsoOn: readonly Counterpart[]
}

/** The ways in which a word may be looked for. */
export type MatchType = 'exact' | 'stem' | 'prefix' | 'fuzzy'

/** What became of one of the reader's words. */
export interface TriedWord {
  word: string
  matchTypes: readonly MatchType[]
  found: boolean
  /** Words of the site that were taken instead, when only similar ones were found. */
  substitutes: readonly string[]
}

export interface SearchAnswer {
  groups: readonly SearchGroup[]
  /** How many rows there are in all; `groups` holds the best of them. */
  total: number
  /** How many rows there would be without any filter. */
  unfiltered: number
  facets: Facets
  tried: readonly TriedWord[]
  wanted: WantedWords
}

/** The words that count as found, in the form the index knows: as a whole, or by their beginning. */
export interface WantedWords {
  terms: readonly string[]
  beginnings: readonly string[]
}

export interface SearchEngine {
  /** What the file became when it was opened: the index of the library that the engine rests on, which can be asked in its own way. */
  readonly index: object
  /** Never throws, whatever the reader typed. An empty text gives an empty answer. */
  search(text: string, context: SearchContext): SearchAnswer
  /**
   * Gets ready what the first question of a reader there needs, and every question needs later: in short steps, so that a
   * question need not wait for it. One that comes earlier is answered as well, only later.
   */
  warmUp(context: SearchContext): Iterable<void>
}
