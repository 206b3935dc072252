import type { SearchGroup, SectionHit } from '../contract/answer'
import type { SearchPolicy } from '../contract/policy'
import type { HeldBy } from './identifiers'
import { mark, markedExcerpt, type IsWanted } from './marks'
import type { Pages } from './pages'
import type { RankedSection, Ranking } from './rank'
import type { OpenedStore, StoredSection } from './store'

type Limits = SearchPolicy['limits']

/** A page with sections that match, before anything is worded for people. */
export interface RankedPage {
  number: number
  path: string
  score: number
  /** How many of the identifiers that were typed it has. Before all else, it decides what comes first. */
  held?: number
}

export interface Row {
  page: RankedPage
  counterparts: readonly RankedPage[]
}

/**
 * The sections where what was typed is the name of a member or what it does, each with the rows where members stand that
 * have no heading; without any, the section itself is about the member.
 */
export type Members = ReadonlyMap<number, readonly MemberRow[]>

interface MemberRow {
  address: string
  heading: string
  /** What is said of it. */
  excerpt?: string
}

/** Sections after a page's best one that speak for it. */
const mostOthers = 3
/** Further sections speak for a page, but must not outweigh a better one. */
const weightOfOthers = 0.1

/** How near the reader a page is, as the policy says. */
export type NearnessOf = (page: RankedPage) => number | undefined
type CurrencyOf = (path: string) => number | undefined

const heldBy = (page: RankedPage | undefined): number => page?.held ?? 0

/** What the sections of a page are worth, best first → what it is worth itself. */
export function scoreOf(sections: ArrayLike<number>): number {
  let others = 0
  for (let at = 1; at <= mostOthers; at++) others += sections[at] ?? 0
  return (sections[0] ?? 0) + weightOfOthers * others
}

/** The pages of a ranking, best first. */
export function rankPages({ pages: numbers, bestOf }: Ranking, pages: Pages, held: HeldBy): RankedPage[] {
  const best = new Float64Array(1 + mostOthers)
  const ranked = numbers.map((number): RankedPage => {
    bestOf(number, best)
    return { number, path: pages.all[number]?.path ?? '', score: scoreOf(best), held: held(number) }
  })
  // A difference of scores would be an object for each comparison, and a browser stops to clear thousands of them away.
  const byScore = (a: RankedPage, b: RankedPage) =>
    a.score === b.score ? (a.path < b.path ? -1 : 1) : a.score > b.score ? -1 : 1
  const isHeld = ranked.some((page) => heldBy(page))
  return ranked.sort(isHeld ? (a, b) => heldBy(b) - heldBy(a) || byScore(a, b) : byScore)
}

/**
 * Pages best first → the same, but of those that have an identifier and are of some version, the newer come before the older.
 * Pages of no version stay where they are.
 */
export function newestFirst(ranked: readonly RankedPage[], currencyOf: CurrencyOf): RankedPage[] {
  if (!ranked.some((page) => heldBy(page))) return [...ranked]
  const isPlaced = (page: RankedPage) => heldBy(page) > 0 && currencyOf(page.path) !== undefined
  const sooner = ranked
    .filter(isPlaced)
    .sort((a, b) => heldBy(b) - heldBy(a) || (currencyOf(b.path) ?? 0) - (currencyOf(a.path) ?? 0))
  return ranked.map((page) => (isPlaced(page) ? (sooner.shift() ?? page) : page))
}

/** What is a twentieth as good as the best is not what was looked for, however near. */
export const leastToGoAhead = 0.05

/** Good enough to stand for a topic, if it is more current than the best; or just as current, but sooner in every list. */
const goodEnough = 0.6
const asGood = 0.85

/**
 * The page that stands for a topic, of those that are equally near the reader: the most current good one. Every page is good
 * that has the identifier somebody typed.
 */
function leadOf(
  ofTopic: readonly RankedPage[],
  pages: Pages,
  currencyOf: CurrencyOf,
): RankedPage | undefined {
  if (ofTopic.length === 1) return ofTopic[0]
  const placeOf = ({ number }: RankedPage) => pages.all[number]?.placeInTopic ?? 0
  const currency = (page: RankedPage) =>
    !heldBy(page) && page.score < goodEnough * (ofTopic[0]?.score ?? 0)
      ? -Infinity
      : (currencyOf(page.path) ?? 0)
  const currencies = ofTopic.map(currency)
  const most = Math.max(...currencies)
  const current = ofTopic.filter((_, at) => currencies[at] === most)
  const [best] = current
  const good = current.filter(({ score }) => score >= asGood * (best?.score ?? 0))
  return good.reduce((a, b) => (placeOf(b) < placeOf(a) ? b : a))
}

const noPages: readonly RankedPage[] = []

/**
 * Pages best first → rows: pages of one topic become one row, led by the one nearest to the reader, or by the most current
 * good one of several. Rows with a page near the reader take the places of those that only have pages further away.
 */
export function foldCounterparts(
  ranked: readonly RankedPage[],
  pages: Pages,
  {
    nearness = () => undefined,
    currency = () => 0,
  }: {
    nearness?: NearnessOf
    currency?: CurrencyOf
  } = {},
): Row[] {
  const topics = new Map<string, RankedPage[]>()
  for (const page of ranked) {
    const topic = pages.all[page.number]?.topic ?? page.path
    const ofTopic = topics.get(topic)
    if (ofTopic) ofTopic.push(page)
    else topics.set(topic, [page])
  }
  const rows = [...topics.values()].map((ofTopic) => {
    const only = ofTopic.length === 1 ? ofTopic[0] : undefined
    if (only) return { page: only, counterparts: noPages, nearness: nearness(only) }
    const able = ofTopic.filter((page) => heldBy(page) === heldBy(ofTopic[0] ?? page))
    const near = able.map((page) => nearness(page) ?? -1)
    const most = Math.max(...near)
    const nearest = most > 0 ? able.filter((_, at) => near[at] === most) : able
    const page = leadOf(nearest, pages, currency)
    if (!page) throw new Error('a topic without a page')
    return { page, counterparts: ofTopic.filter((one) => one !== page), nearness: nearness(page) }
  })
  const placed = rows.filter((row) => row.nearness !== undefined)
  const floor = leastToGoAhead * Math.max(0, ...placed.map(({ page }) => page.score))
  const goesAhead = ({ nearness: near, page }: (typeof rows)[number]) =>
    (near ?? 0) > 1 && page.score >= floor
  const sooner = [...placed.filter(goesAhead), ...placed.filter((row) => !goesAhead(row))].sort(
    (a, b) => heldBy(b.page) - heldBy(a.page),
  )
  let next = 0
  return rows.map((row) => (row.nearness === undefined ? row : (sooner[next++] ?? row)))
}

function hitOf(address: string, stored: StoredSection, { excerpt }: Limits, isWanted: IsWanted): SectionHit {
  return {
    address,
    heading: mark(stored.heading || stored.page, isWanted),
    excerpt: markedExcerpt(stored.excerpt, isWanted, excerpt),
  }
}

const isMarked = (text: string, isWanted: IsWanted): boolean => mark(text, isWanted).marks.length > 0

/** The best sections below a heading. One that matches only by its page's title or address is not listed. */
function hitsOf(
  sections: readonly RankedSection[],
  stored: OpenedStore,
  limits: Limits,
  isWanted: IsWanted,
  members: Members,
): SectionHit[] {
  const hits: SectionHit[] = []
  for (const { section, inContent } of sections) {
    if (hits.length === limits.sections) break
    const own = stored.at(section)
    if (!own) continue
    const rows = members.get(section)
    if (rows?.length) {
      const room = limits.sections - hits.length
      hits.push(...rows.slice(0, room).map((row) => hitOf(row.address, { ...own, ...row }, limits, isWanted)))
      continue
    }
    const address = stored.addressAt(section)
    if (address.includes('#')) {
      const isListed = inContent || rows !== undefined || isMarked(own.heading || own.page, isWanted)
      if (isListed) hits.push(hitOf(address, own, limits, isWanted))
    }
  }
  return hits
}

interface Site {
  stored: OpenedStore
  pages: Pages
  policy: Pick<SearchPolicy, 'counterpartsOf' | 'limits'>
}

/** A row, and the sections of its page in the order in which they are listed → what the reader sees of it. */
export function toGroup(
  row: Row,
  sections: readonly RankedSection[],
  { stored, pages, policy: { counterpartsOf, limits } }: Site,
  isWanted: IsWanted,
  members: Members,
): SearchGroup {
  const { number, path } = row.page
  const own = stored.at(pages.all[number]?.firstSection ?? -1)
  return {
    path,
    title: mark(own?.page ?? path, isWanted),
    trail: own?.trail ?? '',
    excerpt: markedExcerpt(own && !own.heading ? own.excerpt : '', isWanted, limits.excerpt),
    hits: hitsOf(sections, stored, limits, isWanted, members),
    alsoOn: counterpartsOf(
      path,
      row.counterparts.map((counterpart) => counterpart.path),
    ),
  }
}
