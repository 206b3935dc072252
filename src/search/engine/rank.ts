import { remembered } from '../../text/maps'
import type { TriedWord } from '../contract/answer'
import { findWords, type Found, type WordTools } from './find-words'
import type { SharesOf } from './headings'
import type { OfPages, Pages } from './pages'
import type { ParsedQuery } from './parse-query'
import type { SaidName } from './sentences'

export interface RankedSection {
  /** Its number. */
  section: number
  path: string
  score: number
  /** Whether the text of the section matched, not only its titles or address. */
  inContent: boolean
}

export interface Ranking {
  /** The numbers of the pages with sections that match. */
  pages: readonly number[]
  /** Fills in what the best sections of a page are worth, best first, and nothing where it has no more. */
  bestOf: (page: number, best: Float64Array) => void
  /** All sections of a page that match, best first. Of hundreds of pages, an answer asks this of a few. */
  sectionsOf: (page: number) => RankedSection[]
  has: (section: number) => boolean
  /** Whether a page explains, and has all words that count in its title, its description, its address or a heading. */
  isAbout: (page: number) => boolean
  /** Whether code was asked for, or a heading of the page is the query itself. */
  isMeant: (page: number) => boolean
  tried: readonly TriedWord[]
  /** All terms that were asked for, and beginnings: what is marked in the results. */
  terms: ReadonlySet<string>
  beginnings: readonly string[]
}

export interface RankTools extends WordTools {
  /** A factor for the score of a page, by its path. */
  preference: (path: string) => number
  /** Whether a page is one to look things up in, for this query. */
  isReference: (path: string) => boolean
  pages: Pages
  sharesOf: SharesOf
  desk: Desk
  ofPages: OfPages
}

/**
 * A section that lacks one of two words is worth less than a quarter of one that has both; of a sentence, each word says
 * less: people ask in words of their own, and no page has all of them.
 */
const coveragePower = { terms: 2.5, sentence: 0.65 }
const wordsOfSentence = 3
/** What is about nothing else than the query is worth this much more. */
const wholeTitle = 0.55
const wholeHeading = 0.2
/** A word that is not there by name is not what the page is about. */
const namedByAll = 0.45
/** Of a page, what its best section says, and what all of its sections say together. */
const together = 0.2
/** From this share of the words by name on, an article comes before all reference. */
const enoughByName = 0.55
/** Below the best of them; they are no better than the others. */
const belowArticles = 0.9

/** Somebody who does not look something up reads an article sooner. */
const referenceUnasked = 0.95

/** A heading this long is a text of its own, and no term. */
const wordsOfText = 3

const isThere = 0.02
const nearlyAll = 0.99

/** What a section is worth that says in a sentence what was typed, and has none of its words by itself. */
const worthOfSaid = 1e-6

/** What ranking writes down for sections and pages: made once, and empty when a query begins. */
export interface Desk {
  sums: Float32Array
  covered: Float32Array
  byNames: Float32Array
  headed: Float32Array
  owned: Uint8Array
  scores: Float32Array
  best: Float32Array
  byName: Float32Array
}

/** Long arrays cost more to make than to fill, and every letter needs them. */
export function createDesk(sections: number, pages: number): Desk {
  const ofSections = () => new Float32Array(sections)
  return {
    sums: ofSections(),
    covered: ofSections(),
    byNames: ofSections(),
    headed: ofSections(),
    owned: new Uint8Array(sections),
    scores: ofSections(),
    best: new Float32Array(pages),
    byName: new Float32Array(pages),
  }
}

function emptied(desk: Desk): Desk {
  for (const one of Object.values(desk) as (Float32Array | Uint8Array)[]) one.fill(0)
  return desk
}

/**
 * What matches a parsed query, until the next one is ranked, and what was tried for each word.
 * @param saidNames what says in a sentence what was typed: it comes behind what has the words
 */
export function rank(query: ParsedQuery, tools: RankTools, saidNames: readonly SaidName[]): Ranking {
  const { preference, isReference, pages, sharesOf, size } = tools
  const { words, direct } = query
  const { found, tried, terms, beginnings } = findWords(query, tools)

  const counted = found.filter(({ counts }) => counts)
  const isSentence = counted.length >= wordsOfSentence
  const power = isSentence ? coveragePower.sentence : coveragePower.terms
  const all = counted.reduce((sum, { weight }) => sum + weight, 0) || 1
  const { shares, lengths } = sharesOf(terms)

  /** Where a page says what it is about: its description, and what follows up to the first heading. */
  const { isFirst: isOpening } = pages
  const { sums, covered, byNames, headed, owned, scores, best, byName } = emptied(tools.desk)
  for (const { evidence, weight, counts, covers = 0 } of found) {
    const { sections, total, named, own } = evidence
    for (let at = 0; at < sections.length; at++) {
      const section = sections[at] ?? 0
      const value = total[at] ?? 0
      const itself = own[at] ?? 0
      sums[section] = (sums[section] ?? 0) + weight * value
      owned[section] = (owned[section] ?? 0) | itself
      if (covers) covered[section] = (covered[section] ?? 0) + covers * value
      if (!counts) continue
      if (value > isThere) covered[section] = (covered[section] ?? 0) + weight
      byNames[section] = (byNames[section] ?? 0) + weight * (named[at] ?? 0)
      if (itself & 2 || (itself && isOpening[section])) headed[section] = (headed[section] ?? 0) + weight
    }
  }

  let [share, shareInPower] = [1, 1]
  for (let section = 0; section < size; section++) {
    const sum = sums[section] ?? 0
    if (!owned[section] || !sum) continue
    // Most sections have the same words as the one before.
    const covers = Math.min(1, (covered[section] ?? 0) / all)
    if (covers !== share) [share, shareInPower] = [covers, covers ** power]
    const page = pages.ofSection[section] ?? 0
    const isFirst = isOpening[section]
    const named = (byNames[section] ?? 0) / all
    const whole = named ? (isFirst ? wholeTitle : wholeHeading) * (shares[section] ?? 0) : 0
    const score = (sum / all) * shareInPower * (1 + whole) * (1 + namedByAll * named)
    scores[section] = score
    if (score > (best[page] ?? 0)) best[page] = score
    byName[page] = Math.max(byName[page] ?? 0, named)
  }

  const isCode = direct !== undefined || words.some(({ isName }) => isName)
  const references = tools.ofPages(isReference)
  const preferences = tools.ofPages(preference)
  const factors = preferences.map((factor, page) =>
    best[page] ? factor * (references[page] && !isCode ? referenceUnasked : 1) : 0,
  )
  const unions = unionOf(found, all, power, pages)
  const order = (page: number) => (best[page] ?? 0) * (1 - together) + (unions[page] ?? 0) * together
  const highest = isCode
    ? undefined
    : articleLimit(references, byName, (page) => order(page) * (factors[page] ?? 1))

  const isHeaded = (section: number) => (headed[section] ?? 0) / all > nearlyAll
  // A heading that is the query itself, such as the text of an error, is what was looked for.
  const isMeant = (section: number) =>
    (lengths[section] ?? 0) >= wordsOfText && (shares[section] ?? 0) > nearlyAll && isHeaded(section)
  function someOf(page: number, is: (section: number) => boolean): boolean {
    const { firstSection = 0, end = 0 } = pages.all[page] ?? {}
    for (let section = firstSection; section < end; section++) if (scores[section] && is(section)) return true
    return false
  }
  const worthOf = (page: number) => order(page) * (factors[page] ?? 1)
  /** What a section is worth on its page, which is worth so much. */
  function valueOf(section: number, page: number, worth: number): number {
    const share = (scores[section] ?? 0) / (best[page] ?? 0)
    const value = worth * share
    return references[page] && highest !== undefined && !isMeant(section)
      ? Math.min(value, highest * share)
      : value
  }

  const saidOn = new Map<number, Set<number>>()
  for (const { section } of saidNames) {
    const page = pages.ofSection[section] ?? 0
    if (!scores[section]) remembered(saidOn, page, () => new Set()).add(section)
  }

  const matching: number[] = []
  for (let page = 0; page < best.length; page++) if (best[page] || saidOn.has(page)) matching.push(page)

  return {
    pages: matching,
    bestOf(page, values) {
      values.fill(0)
      const worth = worthOf(page)
      const { firstSection = 0, end = 0 } = pages.all[page] ?? {}
      for (let section = firstSection; section < end; section++) {
        if (scores[section]) insert(values, valueOf(section, page, worth))
      }
      if (!saidOn.size) return
      for (const _ of saidOn.get(page) ?? []) {
        const free = values.indexOf(0)
        if (free >= 0) values[free] = worthOfSaid
      }
    },
    sectionsOf(page) {
      const sections: RankedSection[] = []
      const worth = worthOf(page)
      const { path = '', firstSection = 0, end = 0 } = pages.all[page] ?? {}
      for (let section = firstSection; section < end; section++) {
        if (!scores[section]) continue
        const inContent = ((owned[section] ?? 0) & 1) > 0
        sections.push({ section, path, score: valueOf(section, page, worth), inContent })
      }
      sections.sort((a, b) => b.score - a.score || a.section - b.section)
      for (const section of saidOn.get(page) ?? [])
        sections.push({ section, path, score: worthOfSaid, inContent: true })
      return sections
    },
    isAbout: (page) => !references[page] && someOf(page, isHeaded),
    isMeant: (page) => isCode || someOf(page, isMeant),
    has: (section) => Boolean(scores[section]) || saidNames.some((one) => one.section === section),
    tried,
    terms,
    beginnings,
  }
}

/** Puts a number among the highest ones, where it belongs to them. */
function insert(highest: Float64Array, value: number): void {
  let at = highest.length
  for (; at && value > (highest[at - 1] ?? 0); at--)
    if (at < highest.length) highest[at] = highest[at - 1] ?? 0
  if (at < highest.length) highest[at] = value
}

/** How good a page is with the best that its sections have of each word, wherever that stands. */
function unionOf(found: readonly Found[], all: number, power: number, pages: Pages): Float32Array {
  const unions = new Float32Array(pages.all.length)
  const covered = new Float32Array(pages.all.length)
  for (const { evidence, weight, counts } of found) {
    const { sections, total } = evidence
    // The sections of a page follow each other.
    for (let at = 0; at < sections.length;) {
      const page = pages.ofSection[sections[at] ?? 0] ?? 0
      const end = pages.all[page]?.end ?? 0
      let most = 0
      for (; at < sections.length && (sections[at] ?? 0) < end; at++) most = Math.max(most, total[at] ?? 0)
      unions[page] = (unions[page] ?? 0) + (weight * most) / all
      if (counts && most > isThere) covered[page] = (covered[page] ?? 0) + weight / all
    }
  }
  for (let page = 0; page < unions.length; page++) {
    if (unions[page]) unions[page] = (unions[page] ?? 0) * Math.min(1, covered[page] ?? 0) ** power
  }
  return unions
}

/** What a reference may reach: a little less than the best article that has enough words by name. */
function articleLimit(
  references: Float64Array,
  byName: Float32Array,
  scoreOf: (page: number) => number,
): number | undefined {
  let limit: number | undefined
  let most = 0
  for (let page = 0; page < byName.length; page++) {
    if (references[page] || (byName[page] ?? 0) < enoughByName) continue
    most = Math.max(most, scoreOf(page))
  }
  if (most) limit = most * belowArticles
  return limit
}
