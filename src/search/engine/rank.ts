import type { TriedWord } from '../contract/answer'
import { allOf, bestOf, type Evidence } from './evidence'
import type { Pages } from './pages'
import type { ParsedQuery, QueryWord, ReadWord } from './parse-query'
import { planTerm, type Clause, type TermPlan } from './query-plan'
import type { Vocabulary } from './vocabulary'

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

export interface RankTools {
  vocabulary: Vocabulary
  evidenceOf: (clauses: readonly Clause[]) => Evidence
  /** A factor for the score of a page, by its path. */
  preference: (path: string) => number
  /** Whether a page is one to look things up in, for this query. */
  isReference: (path: string) => boolean
  pages: Pages
  /** The terms of the heading of each section; of the page's title for the first of a page. */
  names: (section: number) => readonly string[]
}

/** What one of the reader's words found. */
interface Found {
  evidence: Evidence
  weight: number
  counts: boolean
}

/** A section that lacks one of two words is worth a quarter of one that has both. */
const coveragePower = 2
/** What is about nothing else than the query is worth this much more. */
const wholeTitle = 0.25
const wholeHeading = 0.1
/** A word that is not there by name is not what the page is about. */
const namedByAll = 0.35
const optionalWeight = 0.3
/** Of a page, what its best section says, and what all of its sections say together. */
const together = 0.25
/** Reference comes after every article that has all words by name. */
const enoughByName = 0.45
/** Below the best of them; they are no better than the others. */
const belowArticles = 0.9
const leastRarity = 0.25

/** Somebody who does not look something up reads an article sooner. */
const referenceUnasked = 0.75

/** A heading this long is a text of its own, and no term. */
const wordsOfText = 3

const isThere = 0.02

/** Sections that match a parsed query, best first, with what was tried for each word. */
export function rank({ words, direct }: ParsedQuery, tools: RankTools): Ranking {
  const { vocabulary, evidenceOf, preference, isReference, pages, names } = tools
  const size = pages.ofSection.length
  const terms = new Set<string>()
  const beginnings: string[] = []
  const found: Found[] = []

  const evidences = new Map<string, Evidence | undefined>()
  /** What a word of a reading finds; undefined when the site does not have it. */
  const ofReading = ({ text, unfinished }: ReadWord): Evidence | undefined => {
    const key = `${text}${unfinished ? '*' : ''}`
    if (!evidences.has(key)) {
      const { clauses } = planTerm(text, vocabulary, unfinished, true)
      clauses.forEach(({ term }) => terms.add(term))
      evidences.set(key, clauses.length ? evidenceOf(clauses) : undefined)
    }
    return evidences.get(key)
  }
  const readingsOf = (readings: QueryWord['readings']): Evidence[] =>
    readings.flatMap(({ words: others, weight }) => {
      const all = others.map(ofReading)
      const there = all.filter((one): one is Evidence => one !== undefined)
      return there.length && there.length === all.length ? [allOf(there, weight)] : []
    })

  const tried = words.map((word): TriedWord => {
    const otherwise = readingsOf(word.readings.filter(({ sameLetters }) => sameLetters))
    const readings = [...otherwise, ...readingsOf(word.readings.filter(({ sameLetters }) => !sameLetters))]
    let plan: TermPlan = planTerm(word.text, vocabulary, word.unfinished)
    // A word that is there when it is cut otherwise needs no similar one.
    if (plan.matchTypes.includes('fuzzy') && otherwise.length)
      plan = { ...plan, clauses: [], substitutes: [] }
    plan.clauses.forEach(({ term }) => terms.add(term))
    if (word.unfinished) beginnings.push(word.text)
    const all = [...(plan.clauses.length ? [evidenceOf(plan.clauses)] : []), ...readings]
    const evidence = all.length ? bestOf(all) : undefined
    let matches = 0
    if (evidence) for (const value of evidence.own) if (value) matches++
    // A word that stands everywhere says little.
    const rarity = Math.max(leastRarity, Math.log(1 + size / (1 + matches)) / Math.log(1 + size))
    if (evidence)
      found.push({
        evidence,
        weight: word.optional ? rarity * optionalWeight : rarity,
        counts: !word.optional,
      })
    else if (!word.optional) found.push({ evidence: nothing(size), weight: 0.5, counts: true })
    return { word: word.text, matchTypes: plan.matchTypes, found: matches > 0, substitutes: plan.substitutes }
  })
  if (direct && vocabulary.has(direct.term)) {
    const evidence = evidenceOf([{ term: direct.term, boost: 1 }])
    found.push({ evidence, weight: direct.weight, counts: false })
  }

  const counted = found.filter(({ counts }) => counts)
  const all = counted.reduce((sum, { weight }) => sum + weight, 0) || 1
  const wanted = (section: number): number => {
    const own = names(section)
    return own.length ? own.filter((term) => terms.has(term)).length / own.length : 0
  }

  const best = new Float32Array(pages.all.length)
  const byName = new Float32Array(pages.all.length)
  const scores = new Float32Array(size)
  const covers = new Float32Array(size)
  for (let section = 0; section < size; section++) {
    let sum = 0
    let covered = 0
    let named = 0
    let owned = 0
    let headed = 0
    for (const { evidence, weight, counts } of found) {
      const value = evidence.total[section] ?? 0
      sum += weight * value
      if (counts && value > isThere) covered += weight
      if (counts) named += weight * (evidence.named[section] ?? 0)
      owned |= evidence.own[section] ?? 0
      if (counts && (evidence.own[section] ?? 0) & 2) headed += weight
    }
    const page = pages.ofSection[section] ?? 0
    const first = pages.all[page]?.firstSection ?? 0
    if (!owned || !sum) continue
    const isFirst = first === section
    const whole = named ? (isFirst ? wholeTitle : wholeHeading) * wanted(section) : 0
    const score =
      (sum / all) *
      Math.min(1, covered / all) ** coveragePower *
      (1 + whole) *
      (1 + namedByAll * (named / all))
    scores[section] = score
    covers[section] = Math.min(1, headed / all)
    if (score > (best[page] ?? 0)) best[page] = score
    byName[page] = Math.max(byName[page] ?? 0, named / all)
  }

  const isCode = direct !== undefined || words.some(({ isName }) => isName)
  const references = pages.all.map(({ path }) => isReference(path))
  const factors = pages.all.map(
    ({ path }, page) => preference(path) * (references[page] && !isCode ? referenceUnasked : 1),
  )
  const unions = unionOf(found, all, pages)
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
      names(section).length >= wordsOfText && wanted(section) === 1 && (covers[section] ?? 0) > 0.99
    if (references[page] && highest !== undefined && !isMeant) value = Math.min(value, highest * share)
    sections.push({
      section,
      path: facts.path,
      score: value,
      inContent: found.some(({ evidence }) => (evidence.own[section] ?? 0) & 1),
    })
  }
  sections.sort((a, b) => b.score - a.score || a.section - b.section)
  return { sections, tried, terms, beginnings }
}

function nothing(size: number): Evidence {
  return { total: new Float32Array(size), named: new Float32Array(size), own: new Uint8Array(size) }
}

/** How good a page is with the best that its sections have of each word, wherever that stands. */
function unionOf(found: readonly Found[], all: number, pages: Pages): Float32Array {
  const unions = new Float32Array(pages.all.length)
  const covered = new Float32Array(pages.all.length)
  for (const { evidence, weight, counts } of found) {
    const most = new Float32Array(pages.all.length)
    evidence.total.forEach((value, section) => {
      const page = pages.ofSection[section] ?? 0
      if (value > (most[page] ?? 0)) most[page] = value
    })
    most.forEach((value, page) => {
      unions[page] = (unions[page] ?? 0) + (weight * value) / all
      if (counts && value > isThere) covered[page] = (covered[page] ?? 0) + weight / all
    })
  }
  return unions.map((value, page) => value * Math.min(1, covered[page] ?? 0) ** coveragePower)
}

/** What a reference may reach: a little less than the worst article that has all words by name. */
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
