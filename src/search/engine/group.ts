import type { SearchGroup, SectionHit } from '../contract/answer'
import type { SearchPolicy } from '../contract/policy'
import { mark, markedExcerpt, type IsWanted } from './marks'
import type { Pages } from './pages'
import type { RankedSection } from './rank'
import type { StoredSection } from './store'

type Limits = SearchPolicy['limits']

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

/** Sections after a page's best one that speak for it. */
const mostOthers = 3
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
      const others = ofPage.slice(1, 1 + mostOthers).reduce((sum, { score }) => sum + score, 0)
      return { path, score: (ofPage[0]?.score ?? 0) + weightOfOthers * others, sections: ofPage }
    })
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
}

/** What is a twentieth as good as the best is not what was looked for, however near. */
const leastToGoAhead = 0.05

/** Good enough to stand for a topic, if it is more current than the best; or just as current, but sooner in every list. */
const goodEnough = 0.6
const asGood = 0.85

/** The place of the page that stands for a topic where nothing says what is near the reader: the most current good one. */
function leadOf(ofTopic: readonly RankedPage[], pages: Pages): number {
  const placeOf = ({ path }: RankedPage) => pages.byPath.get(path)?.placeInTopic ?? 0
  const currency = ({ path, score }: RankedPage) =>
    score < goodEnough * (ofTopic[0]?.score ?? 0) ? -1 : (pages.byPath.get(path)?.currency ?? 0)
  const most = Math.max(...ofTopic.map(currency))
  const current = ofTopic.filter((page) => currency(page) === most)
  const [best] = current
  const good = current.filter(({ score }) => score >= asGood * (best?.score ?? 0))
  const first = good.reduce((a, b) => (placeOf(b) < placeOf(a) ? b : a))
  return ofTopic.indexOf(first)
}

/**
 * Pages best first → rows: pages of one topic become one row, led by the one nearest to the reader, else by the best of
 * them. Rows with a page near the reader take the places of those that only have pages further away.
 */
export function foldCounterparts(
  ranked: readonly RankedPage[],
  pages: Pages,
  nearness: (path: string) => number | undefined = () => undefined,
): Row[] {
  const topics = new Map<string, RankedPage[]>()
  for (const page of ranked) {
    const topic = pages.byPath.get(page.path)?.topic ?? page.path
    const known = topics.get(topic)
    if (known) known.push(page)
    else topics.set(topic, [page])
  }
  const rows = [...topics.values()].map((ofTopic) => {
    const near = ofTopic.map(({ path }) => nearness(path))
    const most = Math.max(...near.map((one) => one ?? -1))
    const lead = most > 0 ? near.indexOf(most) : leadOf(ofTopic, pages)
    const [page] = ofTopic.slice(lead)
    if (!page) throw new Error('a topic without a page')
    return { page, counterparts: ofTopic.filter((one) => one !== page), nearness: near[lead] }
  })
  const placed = rows.filter((row) => row.nearness !== undefined)
  const floor = leastToGoAhead * Math.max(0, ...placed.map(({ page }) => page.score))
  const goesAhead = ({ nearness: near, page }: (typeof rows)[number]) =>
    (near ?? 0) > 1 && page.score >= floor
  const sooner = [...placed.filter(goesAhead), ...placed.filter((row) => !goesAhead(row))]
  return rows.map((row) => (row.nearness === undefined ? row : (sooner.shift() ?? row)))
}

function hitOf(address: string, stored: StoredSection, { excerpt }: Limits, isWanted: IsWanted): SectionHit {
  return {
    address,
    heading: mark(stored.heading || stored.page, isWanted),
    excerpt: markedExcerpt(stored.excerpt, isWanted, excerpt),
  }
}

/** The best sections below a heading. One that matches only by its page's title or address is not listed. */
function hitsOf(
  sections: readonly RankedSection[],
  stored: readonly (readonly [string, StoredSection])[],
  limits: Limits,
  isWanted: IsWanted,
): SectionHit[] {
  const hits: SectionHit[] = []
  for (const section of sections) {
    const [address, own] = stored[section.section] ?? []
    if (!address?.includes('#') || !own) continue
    const hit = hitOf(address, own, limits, isWanted)
    if (section.inContent || hit.heading.marks.length) hits.push(hit)
    if (hits.length === limits.sections) break
  }
  return hits
}

/** A row → what the reader sees of it. */
export function toGroup(
  row: Row,
  stored: readonly (readonly [string, StoredSection])[],
  pages: Pages,
  policy: SearchPolicy,
  isWanted: IsWanted,
): SearchGroup {
  const { path, sections } = row.page
  const { counterpartsOf, limits } = policy
  const [, own] = stored[pages.byPath.get(path)?.firstSection ?? -1] ?? []
  return {
    path,
    title: mark(own?.page ?? path, isWanted),
    trail: own?.trail ?? '',
    excerpt: markedExcerpt(own && !own.heading ? own.excerpt : '', isWanted, limits.excerpt),
    hits: hitsOf(sections, stored, limits, isWanted),
    alsoOn: counterpartsOf(
      path,
      row.counterparts.map((counterpart) => counterpart.path),
    ),
  }
}
