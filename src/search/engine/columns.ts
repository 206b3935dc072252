import type { SearchIndexOfLanguage } from '../contract/index-file'
import { nextNumber, nextSigned, type NumbersReader } from './digits'
import { readRepeats } from './repeats'

type Page = SearchIndexOfLanguage['store'][string]

/** What a section is, beside how many rows it has: its anchor does not follow from its heading; its excerpt is a sentence of it. */
export const [OWN_ANCHOR, SAID] = [1, 2]

/** What is read of a store when somebody asks for the first of its sections. */
export interface Columns {
  /** By section: the numbers of its heading, of its page's title, and of its trail. */
  headings: Uint32Array
  titles: Uint32Array
  trails: Uint32Array
  /** By section: the number of its sentence, or below 0 that of its first words. */
  excerpts: Int32Array
  /** By section: where its rows begin among all. One more tells the end of the last. */
  rowsFrom: Uint32Array
  /** By row. */
  names: number[]
  sentences: number[]
  /** The anchors that do not follow from what they stand at, by section and by row. */
  anchors: Map<number, string>
  rowAnchors: Map<number, string>
}

/** The same as it travels, in the order of sections and rows: what is alike stands together, so it is written shortest. */
export interface PackedColumns {
  headings: string
  /** What a section is, and how many rows it has. */
  kinds: string
  excerpts: string
  names: string
  sentences: string
  anchors: readonly string[]
}
export const noColumns: PackedColumns = {
  headings: '',
  kinds: '',
  excerpts: '',
  names: '',
  sentences: '',
  anchors: [],
}

/** What is being read. */
interface Reading {
  columns: Columns
  numbers: Record<Exclude<keyof PackedColumns, 'anchors'>, NumbersReader>
  nextAnchor: () => string
  repeats: Record<'title' | 'trail' | 'excerpt' | 'name' | 'sentence', (written: number) => number>
}

/** Numbers of texts follow from those before, so all are read. */
export function readColumns(pages: readonly Page[], packed: PackedColumns, size: number): Columns {
  const ofSections = () => new Uint32Array(size)
  const columns: Columns = {
    headings: ofSections(),
    titles: ofSections(),
    trails: ofSections(),
    excerpts: new Int32Array(size),
    rowsFrom: new Uint32Array(size + 1),
    names: [],
    sentences: [],
    anchors: new Map(),
    rowAnchors: new Map(),
  }
  const readerOf = (text: string): NumbersReader => ({ text, at: 0 })
  let anchors = 0
  const reading: Reading = {
    columns,
    numbers: {
      headings: readerOf(packed.headings),
      kinds: readerOf(packed.kinds),
      excerpts: readerOf(packed.excerpts),
      names: readerOf(packed.names),
      sentences: readerOf(packed.sentences),
    },
    nextAnchor: () => packed.anchors[anchors++] ?? '',
    repeats: {
      title: readRepeats(),
      trail: readRepeats(),
      excerpt: readRepeats(),
      name: readRepeats(),
      sentence: readRepeats(),
    },
  }
  let first = 0
  for (const page of pages) {
    readPage(page, first, reading)
    first += page.sections
  }
  return columns
}

// A function, called for each page: one long loop ends before a browser has made fast code of it.
function readPage(page: Page, first: number, { columns, numbers, nextAnchor, repeats }: Reading): void {
  const { headings, titles, trails, excerpts, rowsFrom, names, sentences, anchors, rowAnchors } = columns
  const [title, trail] = [repeats.title(page.title), repeats.trail(page.trail)]
  for (let section = first; section < first + page.sections; section++) {
    headings[section] = repeats.title(nextSigned(numbers.headings))
    titles[section] = title
    trails[section] = trail
    const kind = nextNumber(numbers.kinds)
    if (kind & OWN_ANCHOR) anchors.set(section, nextAnchor())
    excerpts[section] =
      kind & SAID
        ? repeats.sentence(nextSigned(numbers.sentences))
        : -1 - repeats.excerpt(nextSigned(numbers.excerpts))
    for (let rows = kind >> 2; rows > 0; rows--) {
      const name = nextSigned(numbers.names)
      if (name & OWN_ANCHOR) rowAnchors.set(names.length, nextAnchor())
      names.push(repeats.name(name >> 1))
      sentences.push(repeats.sentence(nextSigned(numbers.sentences)))
    }
    rowsFrom[section + 1] = names.length
  }
}
