import { addTo } from '../../text/maps'
import type { SearchableSection, SearchIndexOfLanguage } from '../contract/index-file'
import type { SearchPolicy } from '../contract/policy'
import { OWN_ANCHOR, readColumns, SAID, type Columns } from './columns'
import { digits, signedDigits } from './digits'
import { createRepeats, readRepeats } from './repeats'
import { openTexts, packTexts, type PackedTexts, type QuotedMessage, type Texts } from './texts'

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
  texts: Texts
  /** Reads what the first question for a section reads. */
  read(): void
  addressAt(section: number): string
  /** The heading, empty before the first one of a page. */
  headingAt(section: number): string
  /** What it is called: by its heading, or else as its page. */
  titleAt(section: number): string
  /** The number of that text, by section: the same for the same one. */
  titleNumbers(): Uint32Array
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

/** What the file keeps of sections: title and trail once a page, and each text once for all. */
export function packStore(
  sections: readonly SearchableSection[],
  { limits, ...policy }: Pick<SearchPolicy, 'limits' | 'rowHeading'>,
): { store: Store; texts: PackedTexts } {
  const store: Store = {}
  const titles = createRepeats<string>()
  const trails = createRepeats<string>()
  const lists = createRepeats<readonly string[]>((list) => list.join('\n'))
  const excerpts = createRepeats<string>()
  const names = createRepeats<string>()
  const said = createRepeats<string>()
  const rowAnchor = rowAnchorBy(policy)
  const cut = (text: string) => excerptOf(text, limits.storedExcerpt)
  const columns = { headings: '', kinds: '', excerpts: '', names: '', sentences: '', anchors: [] as string[] }
  const mark = (isOwn: boolean, anchor: string): number => {
    if (isOwn) columns.anchors.push(anchor)
    return isOwn ? OWN_ANCHOR : 0
  }
  for (const { path, anchor, pageTitle, heading, trail, text, keywords, sentences = [] } of sections) {
    const page = (store[path] ??= {
      title: titles.write(pageTitle),
      trail: trails.write(trail.join(' › ')),
      ...(keywords?.length ? { keywords: lists.write(keywords) } : {}),
      sections: 0,
    })
    page.sections++
    const own = sentences.find((one) => one.anchor === anchor)
    const rows = sentences.filter((one) => one !== own)
    columns.headings += signedDigits(titles.write(heading))
    const kind = (rows.length << 2) | (own ? SAID : 0) | mark(anchor !== usualAnchor(heading), anchor)
    columns.kinds += digits(kind)
    if (own) columns.sentences += signedDigits(said.write(cut(own.text)))
    else columns.excerpts += signedDigits(excerpts.write(cut(text)))
    for (const one of rows) {
      const isOwn = one.anchor !== rowAnchor(path, heading || pageTitle, one.name)
      columns.names += signedDigits(2 * names.write(one.name) + mark(isOwn, one.anchor))
      columns.sentences += signedDigits(said.write(cut(one.text)))
    }
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
  return { store, texts: { ...packTexts(texts), columns } }
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
export function keywordsOf(
  store: Store,
  { keywords }: Pick<Texts, 'keywords'>,
): ReadonlyMap<string, readonly string[]> {
  const read = readRepeats()
  return new Map(
    Object.entries(store).flatMap(([path, page]) =>
      page.keywords === undefined ? [] : [[path, keywords[read(page.keywords)] ?? []]],
    ),
  )
}

/** The sections of a store, with the texts that they share. Throws when it is something else. */
export function openStore(store: Store, packed: PackedTexts): OpenedStore {
  const texts = openTexts(packed)
  const paths: string[] = []
  for (const [path, { sections }] of Object.entries(store)) {
    if (typeof sections !== 'number') throw new Error(`the store has no sections of ${path}`)
    for (let section = 0; section < sections; section++) paths.push(path)
  }
  let known: Columns | undefined
  const columns = () => (known ??= readColumns(Object.values(store), packed.columns, paths.length))
  const textAt = (list: readonly string[], number: number | undefined) => list[number ?? -1] ?? ''
  const headingAt = (number: number) => textAt(texts.titles, columns().headings[number])
  const pageTitleAt = (number: number) => textAt(texts.titles, columns().titles[number])

  return {
    paths,
    texts,
    read: () => void columns(),
    headingAt,
    titleAt: (number) => headingAt(number) || pageTitleAt(number),
    titleNumbers() {
      const { headings, titles } = columns()
      const none = texts.titles.indexOf('')
      const numbers = headings.slice()
      for (let at = 0; at < numbers.length; at++) if (numbers[at] === none) numbers[at] = titles[at] ?? 0
      return numbers
    },
    addressAt(number) {
      const anchor = columns().anchors.get(number) ?? usualAnchor(headingAt(number))
      return addressOf(paths[number] ?? '', anchor)
    },
    at(number) {
      if (number < 0 || number >= paths.length) return undefined
      const { excerpts, trails } = columns()
      const own = excerpts[number] ?? 0
      const excerpt = own < 0 ? texts.excerpts[-1 - own] : texts.sentences[own]
      const trail = textAt(texts.trails, trails[number])
      return { page: pageTitleAt(number), heading: headingAt(number), trail, excerpt: excerpt ?? '' }
    },
    saidAt(number) {
      const { excerpts, rowsFrom, names, sentences, rowAnchors } = columns()
      const own = excerpts[number] ?? -1
      const all: Said[] = own < 0 ? [] : [{ sentence: own }]
      const end = rowsFrom[number + 1] ?? 0
      for (let at = rowsFrom[number] ?? 0; at < end; at++) {
        const name = textAt(texts.names, names[at])
        const anchor = rowAnchors.get(at)
        all.push({ sentence: sentences[at] ?? -1, row: anchor === undefined ? { name } : { name, anchor } })
      }
      return all
    },
  }
}

/** All sections of a store by their addresses. */
export function unpackStore(store: Store, texts: PackedTexts): Map<string, StoredSection> {
  const opened = openStore(store, texts)
  return new Map(
    opened.paths.flatMap((_, number): [string, StoredSection][] => {
      const section = opened.at(number)
      return section ? [[opened.addressAt(number), section]] : []
    }),
  )
}
