import type { SearchIndexOfLanguage, StoredSection } from '../../shared/search-index'
import type { SearchGroup, SectionHit, Counterpart } from '../contract'
import { mark, markedExcerpt, type IsWanted } from './marks'
import type { Pages } from './pages'
import { byNearness, counterpartLabel } from './preference'
import type { RankedSection } from './rank'

type Store = SearchIndexOfLanguage['store']

/** A page with its matching sections, before anything is worded for people. */
export interface RankedPage {
  path: string
  score: number
  sections: readonly RankedSection[]
}

export interface Row {
  page: RankedPage
  counterparts: readonly RankedPage[]
}

const mostHits = 3
const excerptLength = 140
/** Further sections speak for a page, but must not outweigh a better one. */
const weightOfOthers = 0.1

/** Ranked sections → pages, best first. Sections must come best first and stay so within a page. */
export function groupByPage(sections: readonly RankedSection[]): RankedPage[] {
  const pages = new Map<string, RankedSection[]>()
  for (const section of sections) {
    const known = pages.get(section.path)
    if (known) known.push(section)
    else pages.set(section.path, [section])
  }
  return [...pages]
    .map(([path, ofPage]): RankedPage => {
      const others = ofPage.slice(1, 1 + mostHits).reduce((sum, { score }) => sum + score, 0)
      return { path, score: (ofPage[0]?.score ?? 0) + weightOfOthers * others, sections: ofPage }
    })
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
}

/** Pages best first → rows: pages of one SDK topic become one row, led by the best of them. */
export function foldCounterparts(ranked: readonly RankedPage[], pages: Pages): Row[] {
  const rows = new Map<string, { page: RankedPage; counterparts: RankedPage[] }>()
  for (const page of ranked) {
    const topic = pages.get(page.path)?.topic ?? page.path
    const row = rows.get(topic)
    if (row) row.counterparts.push(page)
    else rows.set(topic, { page, counterparts: [] })
  }
  return [...rows.values()]
}

function alsoOn({ page, counterparts }: Row, pages: Pages): Counterpart[] {
  const beside = pages.get(page.path)?.location
  if (!beside) return []
  return counterparts
    .flatMap(({ path }) => {
      const location = pages.get(path)?.location
      return location ? [{ path, location }] : []
    })
    .sort((a, b) => byNearness(beside)(a.location, b.location))
    .map(({ path, location }) => ({ path, label: counterpartLabel(location, beside) }))
}

function hitOf({ address }: RankedSection, stored: StoredSection, isWanted: IsWanted): SectionHit {
  return {
    address,
    heading: mark(stored.heading ?? stored.page, isWanted),
    excerpt: markedExcerpt(stored.excerpt, isWanted, excerptLength),
  }
}

/** The best sections below a heading. One that matches only by its page's title or address is not listed. */
function hitsOf(sections: readonly RankedSection[], store: Store, isWanted: IsWanted): SectionHit[] {
  const hits: SectionHit[] = []
  for (const section of sections) {
    const stored = store[section.address]
    if (!stored || !section.anchor) continue
    const hit = hitOf(section, stored, isWanted)
    if (section.inContent || hit.heading.marks.length) hits.push(hit)
    if (hits.length === mostHits) break
  }
  return hits
}

/** A row → what the reader sees of it. */
export function toGroup(row: Row, store: Store, pages: Pages, isWanted: IsWanted): SearchGroup {
  const { path, sections } = row.page
  const own = store[path] ?? store[sections[0]?.address ?? '']
  return {
    path,
    title: mark(own?.page ?? path, isWanted),
    trail: own?.trail ?? '',
    excerpt: markedExcerpt(store[path]?.excerpt ?? '', isWanted, excerptLength),
    hits: hitsOf(sections, store, isWanted),
    alsoOn: alsoOn(row, pages),
  }
}
