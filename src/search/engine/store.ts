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
  /** The names that it documents with a sentence. */
  says?: readonly Said[]
}

/** A name and the sentence that says of it what it does. */
export interface Said {
  /** The number of the sentence. */
  sentence: number
  /** The row below the heading that it stands in; none where the section is about it. */
  row?: { name: string; anchor?: string }
}

/** Sections by their addresses, those of a page together and in its order. */
export type Sections = ReadonlyMap<string, StoredSection>

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

/**
 * The sections of a store, with the sentences that they share. Throws when it is something else.
 */
export function unpackStore(store: Store, sentences: readonly string[] = []): Sections {
  let next = 0
  const sentenceAt = (place: number): number => {
    next += place + 1
    return next - 1
  }
  return new Map(
    Object.entries(store).flatMap(([path, { title, trail, sections }]) =>
      sections.map(([anchor, heading, first, rows]): [string, StoredSection] => {
        const own = typeof first === 'number' ? sentenceAt(first) : undefined
        const excerpt = typeof first === 'number' ? (sentences[own ?? 0] ?? '') : first
        const says = [
          ...(own === undefined ? [] : [{ sentence: own }]),
          ...(rows ?? []).map(([name, place, at]) => ({
            sentence: sentenceAt(place),
            row: at === undefined ? { name } : { name, anchor: at },
          })),
        ]
        return [
          addressOf(path, anchor === 0 ? usualAnchor(heading) : anchor),
          { page: title, heading, trail, excerpt, ...(says.length ? { says } : {}) },
        ]
      }),
    ),
  )
}
