import type { Counterpart, Filters } from './answer'
import type { SearchableSection } from './index-file'

/** A longer run of letters is a key, a hash or encoded data, and no term of an index. */
export const longestTerm = 64

/** What the index knows of a section, by field. A match in `content` is one in its text, in the others one in its name. */
export interface IndexedFields {
  title: string
  content: string
  url: string
}

export type FieldName = keyof IndexedFields

/** Words that readers say for others: who types one of `say` is also led to what says one of `mean`. */
export type Synonyms = readonly { say: readonly string[]; mean: readonly string[] }[]

/**
 * What a site decides about its own search. An engine asks for it and decides none of it: it knows terms, sections and
 * addresses, the policy what they mean here. Everything is pure and synchronous, and never throws.
 */
export interface SearchPolicy {
  /** The fields of the index, in its order, and how much a match in each counts. */
  fieldBoosts: Readonly<Record<FieldName, number>>
  /** A section → what it is found by. `isFirst`: it is the first of its page, and speaks for the page as a whole. */
  fieldsOf: (section: SearchableSection, isFirst: boolean) => IndexedFields
  /** Whether a term is left out of the index, and so cannot be asked of it. */
  isStopWord: (term: string, language: string) => boolean
  /** The one term that the typed text stands for beside its words, with its weight; such as the path of an operation. */
  directTerm: (text: string) => { term: string; weight: number } | undefined
  /** What readers say for what stands on the pages of a language. */
  synonymsOf: (language: string) => Synonyms
  /** Words of a language that readers and sentences about names say for each other. */
  deedsOf: (language: string) => readonly (readonly string[])[]
  /** For each word of a query: whether it says where to look rather than what for, such as the name of a platform. */
  placesIn: (words: readonly string[]) => readonly boolean[]
  /** For all words of a query: whether a page is one to look things up in, and comes after articles about the same. */
  isReferenceFor: (words: readonly string[]) => (path: string) => boolean
  /**
   * Whether a page only lists, or is to be looked up: no article about the words that were typed stands behind it.
   * In: the page that the reader is on, and the words that count.
   */
  isBehindFor: (readerPath: string, words: readonly string[]) => (path: string) => boolean
  /** Pages with the same topic become one row. A page that shares its topic with none has one of its own. */
  topicOf: (path: string) => string
  /**
   * How current a page is, undefined for one of no version: the highest leads its topic, where it is about as good as the
   * best, and those that have an identifier that was typed whole. In: all words of the query, which may name a version.
   */
  currencyOf: (words: readonly string[]) => (path: string) => number | undefined
  /** Which of a topic's pages leads them where they are as current and about as good: the lowest. */
  placeInTopicOf: (path: string) => number
  /**
   * What a reader wants first, besides the words: a factor for the score of a page, higher is sooner.
   * In: the page that the reader is on, and all words of the query.
   */
  preferenceOf: (readerPath: string, words: readonly string[]) => (path: string) => number
  /**
   * How near a page is to where the reader is, from 0 on; undefined where that says nothing. The nearest page of a topic is
   * its row, and rows with a page of 2 or more come before rows without.
   * In: the page that the reader is on, and all words of the query.
   */
  nearnessOf: (readerPath: string, words: readonly string[]) => (path: string) => number | undefined
  /** Whether a heading is what a system says, such as the text of an error: who types all of it is led there before all else. */
  isEntry: (path: string, heading: string) => boolean
  /** The names by which somebody asks for the member of a type that a heading documents; none for any other heading. */
  membersNamed: (path: string, heading: string) => readonly string[]
  /**
   * What the anchor of a member is made of that stands in a row below a heading, and has none itself; undefined where there
   * are no such rows. In: the page, the heading, and the name, folded.
   */
  rowHeading: (path: string, heading: string, name: string) => string | undefined
  /** Whether a page has names of things only, which do nothing. */
  isOfThings: (path: string) => boolean
  /** By what a result with this page can be narrowed. */
  facetsOf: (path: string) => Filters
  /** Other pages of the topic of `path` → their names beside it, in the order of the list. */
  counterpartsOf: (path: string, others: readonly string[]) => readonly Counterpart[]
  limits: {
    /** Rows of an answer. */
    rows: number
    /** Sections listed below a page. */
    sections: number
    /** Letters of an excerpt, in the index and in an answer. */
    storedExcerpt: number
    excerpt: number
  }
}
