import { addTo, remembered } from '../../text/maps'
import type { Language } from '../../shared/site'
import type { ContentTree } from '../files/content-files'
import type { GeneratedPage } from '../page/generated-page'
import type { TreeEntry } from '../page/tree-entry'
import type { Problem } from '../problems/problem'

/** Names by the section that documents them. Search leads there. */
export type SectionNames = BySection<string>

/** What a page says of names, a sentence each, by the section that they stand in. Search finds a name by its sentence. */
export type SectionSentences = BySection<NamedSentence>

interface NamedSentence {
  name: string
  /** That of the section, or of the name's row below its heading. */
  anchor: string
  text: string
}

/** By page path, then by anchor. */
export type BySection<Value> = Map<string, Map<string, Value[]>>

/** Where guides document the names of the SDKs: addresses, by list (`v3/android`), then by the id of what it names. */
export type NameGuides = Map<string, Map<string, string[]>>

/** Puts values behind what is known of a section of a page: two makers may know something of one. */
export function noteAt<Value>(
  all: BySection<Value>,
  page: string,
  section: string,
  ...values: readonly Value[]
): void {
  addTo(
    remembered(all, page, () => new Map<string, Value[]>()),
    section,
    ...values,
  )
}

/** What pages are made of: data below the project's root, and the pages that somebody wrote. */
interface Material {
  root: string
  language: Language
  /** Whether somebody wrote a page of this path. */
  has: (path: string) => boolean
  /** Pages of this language, by their paths: those that the maker needs. */
  written: ReadonlyMap<string, TreeEntry>
}

export interface Made {
  pages: GeneratedPage[]
  /** Names that lead to these pages, or to others. */
  names?: SectionNames
  sentences?: SectionSentences
  /** Those of the default language, for files beside the pages. */
  guides?: NameGuides
  /** What is wrong with the data. */
  problems?: Problem[]
}

/** Written pages: none of them, those of the SDKs, or all. */
export type Needs = 'none' | 'SDKs' | 'all'

/** Makes pages of data. What the rest of the compiler has to know of such pages is said here, and nowhere else. */
export interface Maker {
  name: string
  /** What its pages are made of, and the rule that judges it: for a problem of which nobody knows more. */
  data: { file: (language: Language) => string; rule: string }
  /**
   * The routes that a tree of content makes, each with the file it comes from, known without compiling it.
   * @param has whether somebody wrote a page at a route
   */
  routes(content: ContentTree, language: Language, has: (route: string) => boolean): [string, string][]
  /** Reads what takes time, so that it is at hand when pages are made of it. */
  read?(root: string): void
  /** Its pages: where they are many, part by part, so that the first can be compiled while the next are made. */
  make(material: Material): Iterable<Made>
  /** The written pages that its own depend on: as soon as those are compiled they are made, while others are. */
  needs: Needs
  /** Whether people wrote the words of its pages, in the data: then the check reads them. */
  isProse: boolean
  /** Whether a page names those below it in its own text: then no list of them follows. */
  namesChildren?: (path: string) => boolean
  /** Files that are made of the same data and served beside the pages. */
  downloads?: {
    /** Whether there is one at an address, without making it. */
    has(root: string, address: string): boolean
    /** Into the folder of the built site, when the data, or what its pages say of it, is other than the last time. */
    write(root: string, guides: NameGuides): void
  }
  /** Sections that would fill the index with what others are found by: search gets so many letters of each, by their page. */
  excerpt?: {
    letters: (path: string) => number
    of: (names: readonly string[] | undefined) => boolean
  }
}
