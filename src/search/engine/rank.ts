import type { TriedWord } from '../contract/answer'
import { findWords, type Found, type WordTools } from './find-words'
import type { SharesOf } from './headings'
import type { Pages } from './pages'
import type { ParsedQuery } from './parse-query'

export interface RankedSection {
  /** Its number. */
  section: number
  path: string
  score: number
  /** Whether the text of the section matched, not only its titles or address. */
  inContent: boolean
}

export interface Ranking {
  sections: readonly RankedSection[]
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
}

/**
 * A section that lacks one of two words is worth a quarter of one that has both; of a sentence, each word says
 * less: people ask in words of their own, and no page has all of them.
 */
const coveragePower = { terms: 2, sentence: 0.8 }
const wordsOfSentence = 3
/** What is about nothing else than the query is worth this much more. */
const wholeTitle = 0.25
const wholeHeading = 0.1
/** A word that is not there by name is not what the page is about. */
const namedByAll = 0.45
/** Of a page, what its best section says, and what all of its sections say together. */
const together = 0.15
/** From this share of the words by name on, an article comes before all reference. */
const enoughByName = 0.45
/** Below the best of them; they are no better than the others. */
const belowArticles = 0.9

/** Somebody who does not look something up reads an article sooner. */
const referenceUnasked = 0.85

/** A heading this long is a text of its own, and no term. */
const wordsOfText = 3

const isThere = 0.02
const nearlyAll = 0.99

/** Sections that match a parsed query, best first, with what was tried for each word. */
export function rank(query: ParsedQuery, tools: RankTools): Ranking {
  const { preference, isReference, pages, sharesOf, size } = tools
  const { words, direct } = query
  const { found, tried, terms, beginnings } = findWords(query, tools)

  const counted = found.filter(({ counts }) => counts)
  const isSentence = counted.length >= wordsOfSentence
  const power = isSentence ? coveragePower.sentence : coveragePower.terms
  const all = counted.reduce((sum, { weight }) => sum + weight, 0) || 1
  const { shares, lengths } = sharesOf(terms)

  const sums = new Float32Array(size)
  const covered = new Float32Array(size)
  const byNames = new Float32Array(size)
  const headed = new Float32Array(size)
  const owned = new Uint8Array(size)
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
      if (itself & 2) headed[section] = (headed[section] ?? 0) + weight
    }
  }

  const best = new Float32Array(pages.all.length)
  const byName = new Float32Array(pages.all.length)
  const scores = new Float32Array(size)
  for (let section = 0; section < size; section++) {
    const sum = sums[section] ?? 0
    if (!owned[section] || !sum) continue
    const page = pages.ofSection[section] ?? 0
    const isFirst = pages.all[page]?.firstSection === section
    const named = (byNames[section] ?? 0) / all
    const whole = named ? (isFirst ? wholeTitle : wholeHeading) * (shares[section] ?? 0) : 0
    const score =
      (sum / all) *
      Math.min(1, (covered[section] ?? 0) / all) ** power *
      (1 + whole) *
      (1 + namedByAll * named)
    scores[section] = score
    if (score > (best[page] ?? 0)) best[page] = score
    byName[page] = Math.max(byName[page] ?? 0, named)
  }

  const isCode = direct !== undefined || words.some(({ isName }) => isName)
  const references = pages.all.map(({ path }) => isReference(path))
  const factors = pages.all.map(({ path }, page) =>
    best[page] ? preference(path) * (references[page] && !isCode ? referenceUnasked : 1) : 0,
  )
  const unions = unionOf(found, all, power, pages)
  const order = (page: number) => (best[page] ?? 0) * (1 - together) + (unions[page] ?? 0) * together
  const highest = isCode
    ? undefined
    : articleLimit(references, byName, (page) => order(page) * (factors[page] ?? 1))

  const sections: RankedSection[] = []
  for (let section = 0; section < size; section++) {
    const score = scores[section] ?? 0
    if (!score) continue
    const page = pages.ofSection[section] ?? 0
    const facts = pages.all[page]
    if (!facts) continue
    const share = best[page] ? score / best[page] : 0
    let value = order(page) * (factors[page] ?? 1) * share
    // A heading that is the query itself, such as the text of an error, is what was looked for.
    const isMeant =
      (lengths[section] ?? 0) >= wordsOfText &&
      (shares[section] ?? 0) > nearlyAll &&
      (headed[section] ?? 0) / all > nearlyAll
    if (references[page] && highest !== undefined && !isMeant) value = Math.min(value, highest * share)
    sections.push({
      section,
      path: facts.path,
      score: value,
      inContent: ((owned[section] ?? 0) & 1) > 0,
    })
  }
  sections.sort((a, b) => b.score - a.score || a.section - b.section)
  return { sections, tried, terms, beginnings }
}

/** How good a page is with the best that its sections have of each word, wherever that stands. */
function unionOf(found: readonly Found[], all: number, power: number, pages: Pages): Float32Array {
  const unions = new Float32Array(pages.all.length)
  const covered = new Float32Array(pages.all.length)
  for (const { evidence, weight, counts } of found) {
    const most = new Float32Array(pages.all.length)
    evidence.total.forEach((value, at) => {
      const page = pages.ofSection[evidence.sections[at] ?? 0] ?? 0
      if (value > (most[page] ?? 0)) most[page] = value
    })
    most.forEach((value, page) => {
      unions[page] = (unions[page] ?? 0) + (weight * value) / all
      if (counts && value > isThere) covered[page] = (covered[page] ?? 0) + weight / all
    })
  }
  return unions.map((value, page) => value * Math.min(1, covered[page] ?? 0) ** power)
}

/** What a reference may reach: a little less than the best article that has enough words by name. */
function articleLimit(
  references: readonly boolean[],
  byName: Float32Array,
  scoreOf: (page: number) => number,
): number | undefined {
  let limit: number | undefined
  let most = 0
  references.forEach((isReference, page) => {
    if (isReference || (byName[page] ?? 0) < enoughByName) return
    most = Math.max(most, scoreOf(page))
  })
  if (most) limit = most * belowArticles
  return limit
}
