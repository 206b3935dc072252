import type { SearchIndexOfLanguage } from '../contract/index-file'
import { nextNumber, nextSigned, type NumbersReader } from './digits'
import { readRepeats } from './repeats'

type Store = SearchIndexOfLanguage['store']

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

/** A page that is being read. */
interface PageReader extends NumbersReader {
  page: Store[string]
  size: number
}

/** Reads how many sections a page has, and writes its path down for each. */
export function startPage(path: string, page: Store[string], paths: string[]): PageReader {
  const reader = { text: page.sections, at: 0, page, size: 0 }
  reader.size = nextNumber(reader)
  for (let section = 0; section < reader.size; section++) paths.push(path)
  return reader
}

/** Numbers of texts follow from those of the pages before, so all are read. */
export function readColumns(readers: readonly PageReader[], size: number): Columns {
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
  const repeats = Array.from({ length: 5 }, readRepeats) as RepeatsReaders
  let first = 0
  for (const reader of readers) {
    readPage(reader, first, columns, repeats)
    first += reader.size
  }
  return columns
}

// A function, called for each page: one long loop ends before a browser has made fast code of it.
function readPage(reader: PageReader, first: number, columns: Columns, repeats: RepeatsReaders): void {
  const [titleAt, trailAt, excerptAt, nameAt, sentenceAt] = repeats
  const { headings, titles, trails, excerpts, rowsFrom, names, sentences, anchors, rowAnchors } = columns
  const { page, size } = reader
  const [title, trail] = [titleAt(page.title), trailAt(page.trail)]
  let own = 0
  const anchor = () => page.anchors?.[own++] ?? ''
  for (let section = first; section < first + size; section++) {
    headings[section] = titleAt(nextSigned(reader))
    titles[section] = title
    trails[section] = trail
    const kind = nextNumber(reader)
    if (kind & OWN_ANCHOR) anchors.set(section, anchor())
    const excerpt = nextSigned(reader)
    excerpts[section] = kind & SAID ? sentenceAt(excerpt) : -1 - excerptAt(excerpt)
    for (let rows = kind >> 2; rows > 0; rows--) {
      const name = nextSigned(reader)
      if (name & OWN_ANCHOR) rowAnchors.set(names.length, anchor())
      names.push(nameAt(name >> 1))
      sentences.push(sentenceAt(nextSigned(reader)))
    }
    rowsFrom[section + 1] = names.length
  }
}

type RepeatsReader = ReturnType<typeof readRepeats>
type RepeatsReaders = [RepeatsReader, RepeatsReader, RepeatsReader, RepeatsReader, RepeatsReader]
