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
  /** All pages of its topic that match, itself among them. */
  ofTopic: readonly RankedPage[]
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
/** How current a page is, as the policy says. */
type CurrencyOf = (page: RankedPage) => number | undefined

const heldBy = (page: RankedPage | undefined): number => page?.held ?? 0

/** What the sections of a page are worth, best first → what it is worth itself. */
export function scoreOf(sections: ArrayLike<number>): number {
  let others = 0
  for (let at = 1; at <= mostOthers; at++) others += sections[at] ?? 0
  return (sections[0] ?? 0) + weightOfOthers * others
}

/** What comes sooner. A difference of scores would be an object for each comparison, thousands of which have to be cleared away. */
const byScore = (a: RankedPage, b: RankedPage): number =>
  a.score === b.score ? (a.path < b.path ? -1 : 1) : a.score > b.score ? -1 : 1

/** The pages of a site → what brings those of a ranking into order, best first. The next ranking is written over the last. */
export function createRankPages({ all }: Pages): (ranking: Ranking, held: HeldBy) => RankedPage[] {
  const best = new Float64Array(1 + mostOthers)
  // A query may touch every page: new ones for each letter would be most of what a browser stops to clear away.
  const pages = all.map(({ path }, number) => ({ number, path, score: NaN, held: 0 }))
  return ({ pages: numbers, bestOf }, held) => {
    const ranked: RankedPage[] = []
    let isHeld = false
    for (const number of numbers) {
      const page = pages[number]
      if (!page) continue
      bestOf(number, best)
      page.score = scoreOf(best)
      page.held = held(number)
      isHeld ||= page.held > 0
      ranked.push(page)
    }
    return ranked.sort(isHeld ? (a, b) => heldBy(b) - heldBy(a) || byScore(a, b) : byScore)
  }
}

/**
 * Pages best first → the same, but of those that have an identifier and are of some version, the newer come before the older.
 * Pages of no version stay where they are.
 */
export function newestFirst(ranked: readonly RankedPage[], currencyOf: CurrencyOf): readonly RankedPage[] {
  if (!ranked.some((page) => heldBy(page))) return ranked
  const isPlaced = (page: RankedPage) => heldBy(page) > 0 && currencyOf(page) !== undefined
  const sooner = ranked
    .filter(isPlaced)
    .sort((a, b) => heldBy(b) - heldBy(a) || (currencyOf(b) ?? 0) - (currencyOf(a) ?? 0))
  return ranked.map((page) => (isPlaced(page) ? (sooner.shift() ?? page) : page))
}

/** What is a twentieth as good as the best is not what was looked for, however near. */
export const leastToGoAhead = 0.05

/** Good enough to stand for a topic, if it is more current than the best; or just as current, but sooner in every list. */
const goodEnough = 0.6
const asGood = 0.85

/**
 * The page that stands for a topic: of those that are nearest to the reader, the most current good one. Every page is good
 * that has the identifier somebody typed.
 * @param ofTopic best first
 */
function leadOf(
  ofTopic: readonly RankedPage[],
  pages: Pages,
  nearness: NearnessOf,
  currency: CurrencyOf,
): RankedPage | undefined {
  const [first] = ofTopic
  if (ofTopic.length === 1) return first
  const held = heldBy(first)
  let nearest = 0
  for (const page of ofTopic) if (heldBy(page) === held) nearest = Math.max(nearest, nearness(page) ?? 0)

  const placeOf = ({ number }: RankedPage) => pages.all[number]?.placeInTopic ?? 0
  let lead: RankedPage | undefined
  let enough = -Infinity
  let good = 0
  let most = -Infinity
  for (const page of ofTopic) {
    if (heldBy(page) !== held || (nearest > 0 && nearness(page) !== nearest)) continue
    if (!lead) enough = goodEnough * page.score
    const current = !held && page.score < enough ? -Infinity : (currency(page) ?? 0)
    if (!lead || current > most) {
      lead = page
      good = asGood * page.score
      most = current
    } else if (current === most && page.score >= good && placeOf(page) < placeOf(lead)) lead = page
  }
  return lead
}

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
  const topics: RankedPage[][] = []
  /** By the number of a topic: its place among those, counted from one. */
  const places = new Uint16Array(pages.all.length)
  for (const page of ranked) {
    const topic = pages.topics[page.number] ?? 0
    const ofTopic = topics[(places[topic] ?? 0) - 1]
    if (ofTopic) ofTopic.push(page)
    else places[topic] = topics.push([page])
  }
  const rows: Row[] = []
  /** The rows that change places, those near the reader before the others. */
  const near: Row[] = []
  const others: Row[] = []
  let best = 0
  for (const ofTopic of topics) {
    const page = leadOf(ofTopic, pages, nearness, currency)
    if (!page) throw new Error('a topic without a page')
    rows.push({ page, ofTopic })
    if (nearness(page) !== undefined) best = Math.max(best, page.score)
  }
  const floor = leastToGoAhead * best
  for (const row of rows) {
    const value = nearness(row.page)
    if (value === undefined) continue
    if (value > 1 && row.page.score >= floor) near.push(row)
    else others.push(row)
  }
  const sooner = [...near, ...others].sort((a, b) => heldBy(b.page) - heldBy(a.page))
  let next = 0
  return rows.map((row) => (nearness(row.page) === undefined ? row : (sooner[next++] ?? row)))
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
      row.ofTopic.flatMap((page) => (page === row.page ? [] : [page.path])),
    ),
  }
}
