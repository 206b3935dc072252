import type { SearchableSection, SearchIndexOfLanguage, StoredRow } from '../contract/index-file'
import type { SearchPolicy } from '../contract/policy'

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

/** Sentences, each once, by their places counted from the last one: those of a page follow each other, here and on other pages. */
function placesIn(sentences: string[]): (sentence: string) => number {
  const known = new Map<string, number>()
  let next = 0
  return (sentence) => {
    const at = known.get(sentence) ?? sentences.push(sentence) - 1
    known.set(sentence, at)
    const place = at - next
    next = at + 1
    return place
  }
}

/** What the file keeps of sections: title and trail once a page, sentences of names once for all. */
export function packStore(
  sections: readonly SearchableSection[],
  { limits, ...policy }: Pick<SearchPolicy, 'limits' | 'rowHeading'>,
): { store: Store; sentences: string[] } {
  const store: Store = {}
  const all: string[] = []
  const placeOf = placesIn(all)
  const rowAnchor = rowAnchorBy(policy)
  const cut = (text: string) => excerptOf(text, limits.storedExcerpt)
  for (const { path, anchor, pageTitle, heading, trail, text, keywords, sentences = [] } of sections) {
    const page = (store[path] ??= {
      title: pageTitle,
      trail: trail.join(' › '),
      ...(keywords?.length ? { keywords } : {}),
      sections: [],
    })
    const own = sentences.find((one) => one.anchor === anchor)
    const excerpt = own ? placeOf(cut(own.text)) : cut(text)
    const rows = sentences
      .filter((one) => one !== own)
      .map((one): StoredRow => {
        const place = placeOf(cut(one.text))
        const isUsual = one.anchor === rowAnchor(path, heading || pageTitle, one.name)
        return isUsual ? [one.name, place] : [one.name, place, one.anchor]
      })
    const usual = anchor === usualAnchor(heading) ? 0 : anchor
    page.sections.push(rows.length ? [usual, heading, excerpt, rows] : [usual, heading, excerpt])
  }
  return { store, sentences: all }
}

/** The keywords of the pages of a store that have any. */
export const keywordsOf = (store: Store): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(store).flatMap(([path, { keywords }]) => (keywords ? [[path, keywords]] : [])))

/** The sections of a store, with the sentences that they share. Throws when it is something else. */
export function openStore(store: Store, sentences: readonly string[] = []): OpenedStore {
  const paths: string[] = []
  const pages: PackedPage[] = []
  const packed: PackedSection[] = []
  /** By section: the number from which the places of its sentences are counted. */
  const counted: number[] = []
  let next = 0
  for (const [path, page] of Object.entries(store)) {
    for (const section of page.sections) {
      paths.push(path)
      pages.push(page)
      packed.push(section)
      counted.push(next)
      const [, , excerpt, rows] = section
      if (typeof excerpt === 'number') next += excerpt + 1
      if (rows) for (const [, place] of rows) next += place + 1
    }
  }
  const headingAt = (number: number) => packed[number]?.[1] ?? ''

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
      const [, heading = '', first = ''] = packed[number] ?? []
      if (!page) return undefined
      const excerpt = typeof first === 'number' ? (sentences[(counted[number] ?? 0) + first] ?? '') : first
      return { page: page.title, heading, trail: page.trail, excerpt }
    },
    saidAt(number) {
      const [, , first = '', rows = []] = packed[number] ?? []
      let following = counted[number] ?? 0
      const sentenceAt = (place: number): number => {
        following += place + 1
        return following - 1
      }
      const own = typeof first === 'number' ? [{ sentence: sentenceAt(first) }] : []
      const below = rows.map(([name, place, anchor]) => ({
        sentence: sentenceAt(place),
        row: anchor === undefined ? { name } : { name, anchor },
      }))
      return [...own, ...below]
    },
  }
}

type PackedPage = Store[string]
type PackedSection = PackedPage['sections'][number]

/** All sections of a store by their addresses. */
export function unpackStore(store: Store, sentences: readonly string[] = []): Map<string, StoredSection> {
  const opened = openStore(store, sentences)
  return new Map(
    opened.paths.flatMap((_, number): [string, StoredSection][] => {
      const section = opened.at(number)
      return section ? [[opened.addressAt(number), section]] : []
    }),
  )
}
