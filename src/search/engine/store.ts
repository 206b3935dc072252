import { addTo } from '../../text/maps'
import type { SearchableSection, SearchIndexOfLanguage, StoredRow } from '../contract/index-file'
import type { SearchPolicy } from '../contract/policy'
import { createRepeats, readRepeats } from './repeats'

type Store = SearchIndexOfLanguage['store']

/** What a result shows of a section. */
export interface StoredSection {
  /** Title of the page. */
  page: string
  /** Empty for the part of a page before its first heading. */
  heading: string
  /** Where the page stands, for people: "SDK v3 › Android › Implementation". */
  trail: string
  /** The first words of the section. */
  excerpt: string
}

/** A name and the sentence that says of it what it does. */
export interface Said {
  /** The number of the sentence. */
  sentence: number
  /** The row below the heading that it stands in; none where the section is about it. */
  row?: { name: string; anchor?: string }
}

/**
 * The sections of a store by their numbers, those of a page together and in its order. What a section has is made when it is
 * asked for: of all of them, an answer shows a few.
 */
export interface OpenedStore {
  /** The path of the page of each section. */
  paths: readonly string[]
  addressAt(section: number): string
  /** The heading, empty before the first one of a page. */
  headingAt(section: number): string
  /** What it is called: by its heading, or else as its page. */
  titleAt(section: number): string
  /** Undefined where there is no such section. */
  at(section: number): StoredSection | undefined
  /** The names that a section documents with a sentence. */
  saidAt(section: number): Said[]
}

/** `/en/a/` and `b` → `/en/a/#b`. */
export const addressOf = (path: string, anchor: string): string => (anchor ? `${path}#${anchor}` : path)

/** The first words of a section, cut between two words and closed with an ellipsis when there is more. */
export function excerptOf(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= length) return plain
  const cut = plain.lastIndexOf(' ', length)
  return `${plain.slice(0, cut > length / 2 ? cut : length).replace(/[\s,;:.–-]+$/, '')}…`
}

/** The anchor that most headings have: nine of ten need not be in the file. */
const usualAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

/** The anchor of a row, for most of them: what it says of the heading it stands below, and the name. */
type RowAnchor = (path: string, title: string, name: string) => string | undefined

export const rowAnchorBy =
  ({ rowHeading }: Pick<SearchPolicy, 'rowHeading'>): RowAnchor =>
  (path, title, name) => {
    const heading = rowHeading(path, title, name.toLowerCase())
    return heading === undefined ? undefined : usualAnchor(heading)
  }

/** All texts of a store by what they are, each once: pages of several platforms have most of theirs in common. */
export interface Texts {
  /** Titles of pages and headings. */
  titles: readonly string[]
  trails: readonly string[]
  keywords: readonly (readonly string[])[]
  /** What pages quote of logs and terminals, each with the numbers of the pages that do, as steps from the one before. */
  messages: readonly QuotedMessage[]
  /** The first words of sections. */
  excerpts: readonly string[]
  /** What stands in rows. */
  names: readonly string[]
  /** What names are and do. */
  sentences: readonly string[]
}
export type QuotedMessage = readonly [text: string, ...steps: number[]]
export const noTexts: Texts = {
  titles: [],
  trails: [],
  keywords: [],
  messages: [],
  excerpts: [],
  names: [],
  sentences: [],
}

/** What the file keeps of sections: title and trail once a page, and each text once for all. */
export function packStore(
  sections: readonly SearchableSection[],
  { limits, ...policy }: Pick<SearchPolicy, 'limits' | 'rowHeading'>,
): { store: Store; texts: Texts } {
  const store: Store = {}
  const titles = createRepeats<string>()
  const trails = createRepeats<string>()
  const lists = createRepeats<readonly string[]>((list) => list.join('\n'))
  const excerpts = createRepeats<string>()
  const names = createRepeats<string>()
  const said = createRepeats<string>()
  const rowAnchor = rowAnchorBy(policy)
  const cut = (text: string) => excerptOf(text, limits.storedExcerpt)
  for (const { path, anchor, pageTitle, heading, trail, text, keywords, sentences = [] } of sections) {
    const page = (store[path] ??= {
      title: titles.write(pageTitle),
      trail: trails.write(trail.join(' › ')),
      ...(keywords?.length ? { keywords: lists.write(keywords) } : {}),
      sections: [],
    })
    const own = sentences.find((one) => one.anchor === anchor)
    const excerpt: [number] | number = own ? said.write(cut(own.text)) : [excerpts.write(cut(text))]
    const rows = sentences
      .filter((one) => one !== own)
      .map((one): StoredRow => {
        const name = names.write(one.name)
        const place = said.write(cut(one.text))
        const isUsual = one.anchor === rowAnchor(path, heading || pageTitle, one.name)
        return isUsual ? [name, place] : [name, place, one.anchor]
      })
    const usual = anchor === usualAnchor(heading) ? 0 : anchor
    const title = titles.write(heading)
    page.sections.push(rows.length ? [usual, title, excerpt, rows] : [usual, title, excerpt])
  }
  const texts = {
    titles: titles.list,
    trails: trails.list,
    keywords: lists.list,
    messages: messagesOf(sections),
    excerpts: excerpts.list,
    names: names.list,
    sentences: said.list,
  }
  return { store, texts }
}

/** Messages as the pages first quote them, so that those of one page stand beside each other: so they are written shortest. */
function messagesOf(sections: readonly SearchableSection[]): QuotedMessage[] {
  const pages = new Map<string, number>()
  const having = new Map<string, number[]>()
  for (const { path, messages = [] } of sections) {
    if (!pages.has(path)) pages.set(path, pages.size)
    for (const message of messages) addTo(having, message, pages.get(path) ?? 0)
  }
  return [...having].map(([message, numbers]) => [
    message,
    ...numbers.map((number, at) => number - (numbers[at - 1] ?? 0)),
  ])
}

/** The keywords of the pages of a store that have any. */
export function keywordsOf(store: Store, { keywords }: Texts): ReadonlyMap<string, readonly string[]> {
  const read = readRepeats()
  return new Map(
    Object.entries(store).flatMap(([path, page]) =>
      page.keywords === undefined ? [] : [[path, keywords[read(page.keywords)] ?? []]],
    ),
  )
}

/** The sections of a store, with the texts that they share. Throws when it is something else. */
export function openStore(store: Store, texts: Texts): OpenedStore {
  const paths: string[] = []
  const pages: { title: string; trail: string }[] = []
  const packed: PackedSection[] = []
  const headings: string[] = []
  /** By section: the number of its sentence, or below 0 that of its first words. */
  const excerpts: number[] = []
  /** By section: where its rows begin among all. */
  const rowsFrom: number[] = []
  const names: number[] = []
  const sentences: number[] = []
  const [titleAt, trailAt, excerptAt, nameAt, sentenceAt] = Array.from({ length: 5 }, readRepeats) as Readers
  // A function, called for each page: one long loop ends before a browser has made fast code of it.
  function readPage(path: string, { title, trail, sections }: Store[string]): void {
    const page = { title: texts.titles[titleAt(title)] ?? '', trail: texts.trails[trailAt(trail)] ?? '' }
    for (const section of sections) {
      const [, heading, excerpt, rows] = section
      paths.push(path)
      pages.push(page)
      packed.push(section)
      headings.push(texts.titles[titleAt(heading)] ?? '')
      excerpts.push(typeof excerpt === 'number' ? sentenceAt(excerpt) : -1 - excerptAt(excerpt[0]))
      rowsFrom.push(names.length)
      if (!rows) continue
      for (const [name, sentence] of rows) {
        names.push(nameAt(name))
        sentences.push(sentenceAt(sentence))
      }
    }
  }
  for (const [path, page] of Object.entries(store)) readPage(path, page)
  const headingAt = (number: number) => headings[number] ?? ''

  return {
    paths,
    headingAt,
    titleAt: (number) => headingAt(number) || (pages[number]?.title ?? ''),
    addressAt(number) {
      const [anchor = ''] = packed[number] ?? []
      return addressOf(paths[number] ?? '', anchor === 0 ? usualAnchor(headingAt(number)) : anchor)
    },
    at(number) {
      const page = pages[number]
      const own = excerpts[number] ?? 0
      if (!page) return undefined
      const excerpt = (own < 0 ? texts.excerpts[-1 - own] : texts.sentences[own]) ?? ''
      return { page: page.title, heading: headingAt(number), trail: page.trail, excerpt }
    },
    saidAt(number) {
      const own = excerpts[number] ?? -1
      const first = rowsFrom[number] ?? 0
      const [, , , rows = []] = packed[number] ?? []
      const below = rows.map(([, , anchor], at) => {
        const name = texts.names[names[first + at] ?? -1] ?? ''
        const sentence = sentences[first + at] ?? -1
        return { sentence, row: anchor === undefined ? { name } : { name, anchor } }
      })
      return own < 0 ? below : [{ sentence: own }, ...below]
    },
  }
}

type Reader = ReturnType<typeof readRepeats>
type Readers = [Reader, Reader, Reader, Reader, Reader]
type PackedSection = Store[string]['sections'][number]

/** All sections of a store by their addresses. */
export function unpackStore(store: Store, texts: Texts): Map<string, StoredSection> {
  const opened = openStore(store, texts)
  return new Map(
    opened.paths.flatMap((_, number): [string, StoredSection][] => {
      const section = opened.at(number)
      return section ? [[opened.addressAt(number), section]] : []
    }),
  )
}
