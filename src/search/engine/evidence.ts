import type { Pages } from './pages'
import type { Postings } from './postings'
import type { Clause } from './query-plan'
import type { Vocabulary } from './vocabulary'

/** How much each section has of one word: by section number, between 0 and 1. */
export interface Evidence {
  /** All that speaks for a section, what its page lends included. */
  total: Float32Array
  /** In headings, titles, addresses, and what a page says of itself before its first heading. */
  named: Float32Array
  /** Of the section's own: 1 in its text, 2 in its heading or address. */
  own: Uint8Array
}

/** How much a match tells by where it stands, when it is as good as it can be. */
const strengths = {
  heading: 0.8,
  text: 0.55,
  address: 0.75,
  title: 0.92,
  opening: 0.5,
  /** Of what the page itself is about, for one of its sections. */
  lent: 0.6,
}
/** A heading of one word says it all; in a long one, a word is one of many. */
const leastOfHeading = 0.7

/** lunr's most for a term that stands in a text again and again, before rarity and boost. */
const mostOfTerm = 2.2
/** lunr's for a heading of a single word. */
const mostOfHeading = 1.4

const either = (a: number, b: number): number => 1 - (1 - a) * (1 - b)

/** Rarity as lunr reckons it, which its scores contain. */
function rarityOf(documents: number, size: number): number {
  return Math.log(1 + Math.abs((size - documents + 0.5) / (documents + 0.5)))
}

/** What a place of the index says of a match, from lunr's score. */
type Reading = (score: number) => number

/** Opened postings and pages → a function that gathers the evidence of the clauses of one word. */
export function createEvidence(
  { fields }: Postings,
  vocabulary: Vocabulary,
  pages: Pages,
  boosts: Readonly<Record<string, number>>,
): (clauses: readonly Clause[]) => Evidence {
  const size = pages.ofSection.length

  function rarity(term: number): number {
    let documents = 0
    for (const { starts } of fields.values()) documents += (starts[term + 1] ?? 0) - (starts[term] ?? 0)
    return rarityOf(documents, size)
  }

  function gather(field: string, clauses: readonly Clause[], reading: Reading): Float32Array {
    const best = new Float32Array(size)
    const postings = fields.get(field)
    if (!postings) return best
    const { starts, sections, scores } = postings
    for (const { term, boost } of clauses) {
      const number = vocabulary.numberOf(term)
      if (number === undefined) continue
      const whole = rarity(number) * (boosts[field] ?? 1)
      const end = starts[number + 1] ?? 0
      for (let at = starts[number] ?? 0; at < end; at++) {
        const section = sections[at] ?? 0
        const value = boost * reading((scores[at] ?? 0) / whole)
        if (value > (best[section] ?? 0)) best[section] = value
      }
    }
    return best
  }

  return (clauses) => {
    const inText = gather(
      'content',
      clauses.filter(({ namesOnly }) => !namesOnly),
      (score) => Math.min(1, score / mostOfTerm),
    )
    const inHeading = gather(
      'title',
      clauses,
      (score) => leastOfHeading + (1 - leastOfHeading) * Math.min(1, score / mostOfHeading),
    )
    const inAddress = gather(
      'url',
      clauses.filter(({ namesOnly }) => !namesOnly),
      () => 1,
    )

    const ofPage = new Float32Array(pages.all.length)
    pages.all.forEach(({ firstSection: first }, page) => {
      const byName = either(
        strengths.title * (inHeading[first] ?? 0),
        strengths.address * (inAddress[first] ?? 0),
      )
      ofPage[page] = either(byName, strengths.opening * (inText[first] ?? 0))
    })

    const total = new Float32Array(size)
    const named = new Float32Array(size)
    const own = new Uint8Array(size)
    for (let section = 0; section < size; section++) {
      const page = pages.ofSection[section] ?? 0
      const pageItself = ofPage[page] ?? 0
      const [text, heading, address] = [
        inText[section] ?? 0,
        inHeading[section] ?? 0,
        inAddress[section] ?? 0,
      ]
      own[section] = (text ? 1 : 0) | (heading || address ? 2 : 0)
      if (pages.all[page]?.firstSection === section) {
        total[section] = named[section] = pageItself
        continue
      }
      const byName = either(strengths.heading * heading, strengths.address * address)
      const lent = strengths.lent * pageItself
      named[section] = either(byName, lent)
      total[section] = either(either(byName, strengths.text * text), lent)
    }
    return { total, named, own }
  }
}

/** All of several words together: as much as there is of the one there is least of. */
export function allOf(evidences: readonly Evidence[], weight: number): Evidence {
  const [first, ...others] = evidences
  if (!first) throw new Error('no words')
  const least = (pick: (one: Evidence) => Float32Array) =>
    pick(first).map(
      (value, at) => weight * others.reduce((min, one) => Math.min(min, pick(one)[at] ?? 0), value),
    )
  const total = least((one) => one.total)
  const own = first.own.map((value, at) => others.reduce((all, one) => all | (one.own[at] ?? 0), value))
  return { total, named: least((one) => one.named), own: own.map((value, at) => (total[at] ? value : 0)) }
}

/** The best of several ways to say the same. */
export function bestOf(evidences: readonly Evidence[]): Evidence {
  const [first, ...others] = evidences
  if (!first) throw new Error('no words')
  if (!others.length) return first
  const most = (pick: (one: Evidence) => Float32Array) =>
    pick(first).map((value, at) => others.reduce((max, one) => Math.max(max, pick(one)[at] ?? 0), value))
  return {
    total: most((one) => one.total),
    named: most((one) => one.named),
    own: first.own.map((value, at) => others.reduce((all, one) => all | (one.own[at] ?? 0), value)),
  }
}
