import type { TriedWord } from '../contract/answer'
import { type Clause, planTerm } from './query-plan'
import type { Match, Matches } from './look-up'
import { pathOf, type PageFacts, type Pages } from './pages'
import type { ParsedQuery, QueryWord } from './parse-query'
import type { Vocabulary } from './vocabulary'

export interface RankedSection {
  address: string
  path: string
  anchor: string
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
  lookUp: (clauses: readonly Clause[]) => Matches
  /** A factor for the score of a page, by its path. */
  preference: (path: string) => number
  /** Number of sections in the index. */
  size: number
  pages: Pages
}

/** What one of the reader's words found: in sections, and in the names of whole pages. */
interface Found {
  matches: Matches
  /** Scores by page path, for words in the page's title or address. */
  pages: ReadonlyMap<string, number>
  weight: number
  counts: boolean
}

/** A section that lacks one of two words is an eighth as good as one that has both. */
const coveragePower = 3
const partsInsteadOfWhole = 0.6
const joinedBonus = 0.5
/** What a section is worth by the name of its page alone. */
const lentByPage = 0.5
/** What a page is about stands in its title and its address; a section of another page may only mention it. */
const pageItself = 1.25
const namedByAddress = 1.2
const namedByAllWords = 0.6

/** Matches of an identifier: as a whole, or where all of its parts stand. */
function withParts(whole: Matches, parts: readonly Matches[]): Matches {
  const [first, ...others] = parts
  if (!first) return whole
  const combined = new Map(whole)
  for (const [ref, match] of first) {
    if (!others.every((matches) => matches.has(ref))) continue
    const all = [match, ...others.map((matches) => matches.get(ref))].filter((one): one is Match =>
      Boolean(one),
    )
    const score = (partsInsteadOfWhole * all.reduce((sum, one) => sum + one.score, 0)) / all.length
    const known = combined.get(ref)
    if (!known || known.score < score) {
      combined.set(ref, {
        score,
        inContent: all.some((one) => one.inContent),
        inName: all.some((one) => one.inName),
      })
    }
  }
  return combined
}

/** The pages whose first section, which carries the page's own title and address, matches by name. */
function namedPages(matches: Matches, pages: Pages): Map<string, number> {
  const named = new Map<string, number>()
  for (const [address, { inName, score }] of matches) {
    if (!inName) continue
    const path = pathOf(address)
    if (pages.get(path)?.firstSection === address) named.set(path, score)
  }
  return named
}

/** How good a section is for all words together, its page's name included. */
function scoreOf(address: string, path: string, found: readonly Found[], required: number) {
  let score = 0
  let covered = 0
  let inContent = false
  for (const { matches, pages, weight, counts } of found) {
    const match = matches.get(address)
    const lent = (pages.get(path) ?? 0) * lentByPage
    if (!match && !lent) continue
    score += weight * Math.max(match?.score ?? 0, lent)
    if (counts) covered += 1
    inContent ||= match?.inContent ?? false
  }
  return { score: score * Math.max(0.05, (covered / required) ** coveragePower), inContent }
}

/** What holds for all sections of a page: how far the words name the page itself. */
function nameFactor(
  page: PageFacts,
  found: readonly Found[],
  required: number,
  terms: ReadonlySet<string>,
): number {
  const named = found.filter(({ pages, counts }) => counts && pages.has(page.path)).length
  const byAddress = page.name.length > 0 && page.name.every((term) => terms.has(term)) ? namedByAddress : 1
  return byAddress * (1 + namedByAllWords * (named / required))
}

/** Sections that match a parsed query, best first, with what was tried for each word. */
export function rank({ words, joined, direct }: ParsedQuery, tools: RankTools): Ranking {
  const { vocabulary, lookUp, preference, size, pages } = tools
  const terms = new Set<string>()
  const beginnings: string[] = []
  const found: Found[] = []
  const add = (matches: Matches, weight: number, counts: boolean) =>
    found.push({ matches, pages: namedPages(matches, pages), weight, counts })
  const plan = (text: string, unfinished: boolean) => {
    const planned = planTerm(text, vocabulary, unfinished)
    planned.clauses.forEach(({ term }) => terms.add(term))
    return planned
  }

  const tried = words.map((word: QueryWord): TriedWord => {
    const whole = plan(word.text, word.unfinished)
    const parts = word.parts.map((part, index) =>
      plan(part, word.unfinished && index === word.parts.length - 1),
    )
    const matches = withParts(
      lookUp(whole.clauses),
      parts.map(({ clauses }) => lookUp(clauses)),
    )
    // A word that stands everywhere says little: between 0.2 (everywhere) and 1 (once).
    const rarity = Math.max(0.2, Math.log(1 + size / (1 + matches.size)) / Math.log(1 + size))
    add(matches, word.optional ? rarity / 2 : rarity, !word.optional)
    if (word.unfinished) beginnings.push(word.text)
    return {
      word: word.text,
      matchTypes: whole.matchTypes,
      found: matches.size > 0,
      substitutes: matches.size ? whole.substitutes : [],
    }
  })
  for (const text of joined.filter((one) => vocabulary.has(one))) {
    terms.add(text)
    add(lookUp([{ term: text, boost: 1 }]), joinedBonus, false)
  }
  if (direct && vocabulary.has(direct.term)) {
    add(lookUp([{ term: direct.term, boost: 1 }]), direct.weight, false)
  }

  const required = Math.max(1, words.filter((word) => !word.optional).length)
  const factors = new Map<string, number>()
  const factorOf = (page: PageFacts): number => {
    const known = factors.get(page.path)
    if (known !== undefined) return known
    const factor = preference(page.path) * nameFactor(page, found, required, terms)
    factors.set(page.path, factor)
    return factor
  }
  const addresses = new Set<string>()
  for (const { matches } of found) for (const address of matches.keys()) addresses.add(address)
  const sections: RankedSection[] = []
  for (const address of addresses) {
    const path = pathOf(address)
    const page = pages.get(path)
    if (!page) continue
    const { score, inContent } = scoreOf(address, path, found, required)
    const factor = factorOf(page) * (page.firstSection === address ? pageItself : 1)
    sections.push({ address, path, anchor: address.slice(path.length + 1), score: score * factor, inContent })
  }
  sections.sort((a, b) => b.score - a.score || (a.address < b.address ? -1 : 1))
  return { sections, tried, terms, beginnings }
}
