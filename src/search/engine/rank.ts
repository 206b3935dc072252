import { remembered } from '../../text/maps'
import type { TriedWord } from '../contract/answer'
import { findWords, type WordTools } from './find-words'
import type { SharesOf } from './headings'
import type { OfPage, OfPages, Pages } from './pages'
import type { ParsedQuery } from './parse-query'
import { addWord, emptied, insert, scoreSections, unite, weighPages, type Desk } from './scores'
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
  /** What says in a sentence what was typed, best first. */
  said: readonly SaidName[]
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
  ofPage: OfPage
}

/**
 * A section that lacks one of two words is worth less than a quarter of one that has both; of a sentence, each word says
 * less: people ask in words of their own, and no page has all of them.
 */
const coveragePower = { terms: 2.5, sentence: 0.65 }
const wordsOfSentence = 3
/** From this share of the words by name on, an article comes before all reference. */
const enoughByName = 0.55
/** Below the best of them; they are no better than the others. */
const belowArticles = 0.9

/** A heading this long is a text of its own, and no term. */
const wordsOfText = 3

const nearlyAll = 0.99

/** What a section is worth that says in a sentence what was typed, and has none of its words by itself. */
const worthOfSaid = 1e-6

/**
 * What matches a parsed query, until the next one is ranked, and what was tried for each word.
 * @param saidBy the scores of sections → what says in a sentence what was typed: it comes behind what has the words
 */
export function rank(
  query: ParsedQuery,
  tools: RankTools,
  saidBy: (scores: Float32Array) => readonly SaidName[],
): Ranking {
  const { preference, isReference, pages, sharesOf } = tools
  const { words, direct } = query
  const { found, tried, terms, beginnings } = findWords(query, tools)

  const counted = found.filter(({ counts }) => counts)
  const isSentence = counted.length >= wordsOfSentence
  const power = isSentence ? coveragePower.sentence : coveragePower.terms
  const all = counted.reduce((sum, { weight }) => sum + weight, 0) || 1
  const { shares, lengths } = sharesOf(terms)

  const desk = emptied(tools.desk)
  for (const one of found) addWord(one, pages, desk)
  scoreSections(all, power, shares, pages, desk)
  unite(found, all, power, pages, desk)

  const isCode = direct !== undefined || words.some(({ isName }) => isName)
  const references = tools.ofPages(isReference)
  weighPages(tools.ofPage(preference), isCode ? undefined : references, desk)
  const { headed, owned, scores, best, byName, worths } = desk
  const highest = isCode ? undefined : articleLimit(references, byName, worths)

  const isHeaded = (section: number) => (headed[section] ?? 0) / all > nearlyAll
  // A heading that is the query itself, such as the text of an error, is what was looked for.
  const isMeant = (section: number) =>
    (lengths[section] ?? 0) >= wordsOfText && (shares[section] ?? 0) > nearlyAll && isHeaded(section)
  function someOf(page: number, is: (section: number) => boolean): boolean {
    const { firstSection = 0, end = 0 } = pages.all[page] ?? {}
    for (let section = firstSection; section < end; section++) if (scores[section] && is(section)) return true
    return false
  }
  const worthOf = (page: number) => worths[page] ?? 0
  /** What a section is worth on its page, which is worth so much. */
  function valueOf(section: number, page: number, worth: number): number {
    const share = (scores[section] ?? 0) / (best[page] ?? 0)
    const value = worth * share
    return references[page] && highest !== undefined && !isMeant(section)
      ? Math.min(value, highest * share)
      : value
  }

  const saidNames = saidBy(scores)
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
      for (let more = saidOn.get(page)?.size ?? 0; more > 0; more--) {
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
    said: saidNames,
    tried,
    terms,
    beginnings,
  }
}

/** What a reference may reach: a little less than the best article that has enough words by name. */
function articleLimit(
  references: Float64Array,
  byName: Float32Array,
  worths: Float64Array,
): number | undefined {
  let limit: number | undefined
  let most = 0
  for (let page = 0; page < byName.length; page++) {
    if (references[page] || (byName[page] ?? 0) < enoughByName) continue
    most = Math.max(most, worths[page] ?? 0)
  }
  if (most) limit = most * belowArticles
  return limit
}
