import type { SearchableSection, SearchIndexOfLanguage } from '../contract/index-file'

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
export const usualAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

/** What the file keeps of sections: title and trail once a page. */
export function packStore(sections: readonly SearchableSection[], excerptLength: number): Store {
  const store: Store = {}
  for (const { path, anchor, pageTitle, heading, trail, text, keywords } of sections) {
    const page = (store[path] ??= {
      title: pageTitle,
      trail: trail.join(' › '),
      ...(keywords?.length ? { keywords } : {}),
      sections: [],
    })
    page.sections.push([
      anchor === usualAnchor(heading) ? 0 : anchor,
      heading,
      excerptOf(text, excerptLength),
    ])
  }
  return store
}

/** The keywords of the pages of a store that have any. */
export const keywordsOf = (store: Store): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(store).flatMap(([path, { keywords }]) => (keywords ? [[path, keywords]] : [])))

/** The sections of a store. Throws when it is something else. */
export function unpackStore(store: Store): Sections {
  return new Map(
    Object.entries(store).flatMap(([path, { title, trail, sections }]) =>
      sections.map(([anchor, heading, excerpt]): [string, StoredSection] => [
        addressOf(path, anchor === 0 ? usualAnchor(heading) : anchor),
        { page: title, heading, trail, excerpt },
      ]),
    ),
  )
}
