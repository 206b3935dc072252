import type { PageFacts, Pages } from './pages'
import { lengthiness, sectionOf, strength, timesOf, type Postings } from './postings'
import type { Clause } from './query-plan'
import { SectionNumbers } from './section-numbers'
import type { Vocabulary } from './vocabulary'

/** How much the sections have of one word: those that have any, by rising number, and beside each what it has, 0 to 1. */
export interface Evidence {
  sections: SectionNumbers
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
  text: 0.86,
  address: 0.75,
  title: 0.92,
  opening: 0.5,
  /** Of what the page itself is about, for one of its sections. */
  lent: 0.6,
}
/** A heading of one word says it all; in a long one, a word is one of many. */
const leastOfHeading = 0.7

/** lunr's for a term that stands in a text again and again, before rarity and boost; 2.2 is its most. */
const mostOfTerm = 2.1
/** lunr's for a heading of a single word. */
const mostOfHeading = 2

const either = (a: number, b: number): number => 1 - (1 - a) * (1 - b)

/** What a place of the index says of a match: from `least` on, and all where its strength is `most`. */
interface Reading {
  starts: Uint32Array
  places: Uint32Array
  /** What the length of the field takes from its terms, by section. */
  ofLengths: Float64Array
  least: number
  most: number
}

const inText = { least: 0, most: mostOfTerm }
const inHeading = { least: leastOfHeading, most: mostOfHeading }
const inAddress = { least: 1, most: mostOfTerm }

function readingOf(
  { fields }: Postings,
  field: string,
  limits: Pick<Reading, 'least' | 'most'>,
): Reading | undefined {
  const postings = fields.get(field)
  if (!postings) return undefined
  const { starts, places, lengths, average } = postings
  const ofLengths = new Float64Array(lengths.length)
  for (let at = 0; at < lengths.length; at++) ofLengths[at] = lengthiness(lengths[at] ?? 0, average)
  return { starts, places, ofLengths, ...limits }
}

/** What is being collected: one list at a time. It grows, since making long arrays for each list would cost most of the time. */
let room = roomFor(1024)
function roomFor(most: number): Evidence {
  return {
    sections: new SectionNumbers(most),
    total: new Float32Array(most),
    named: new Float32Array(most),
    own: new Uint8Array(most),
  }
}

/** Room for a list of evidence that is being made, section by section in rising order; it is cut before the next one begins. */
export function roomForList(most: number): Evidence {
  if (most > room.own.length) room = roomFor(2 * most)
  return room
}

/** So much of a list. */
export const cut = ({ sections, total, named, own }: Evidence, count: number): Evidence => ({
  sections: sections.slice(0, count),
  total: total.slice(0, count),
  named: named.slice(0, count),
  own: own.slice(0, count),
})

/**
 * Opened postings and pages → a function that gathers the evidence of the clauses of one word. Only the sections of pages
 * that have the word are looked at: most words stand on few of them, and a query asks for many.
 * @param distinction by section: how much its heading tells it from others
 */
export function createEvidence(
  postings: Postings,
  vocabulary: Vocabulary,
  pages: Pages,
  distinction: Float32Array,
): (clauses: readonly Clause[]) => Evidence {
  const size = pages.ofSection.length
  // Kept between questions, and empty between them.
  const text = new Float32Array(size)
  const heading = new Float32Array(size)
  const address = new Float32Array(size)
  const isTouched = new Uint8Array(pages.all.length)

  const [ofText, ofHeadings, ofAddresses] = [
    readingOf(postings, 'content', inText),
    readingOf(postings, 'title', inHeading),
    readingOf(postings, 'url', inAddress),
  ]

  function gather(reading: Reading | undefined, best: Float32Array, clauses: readonly Clause[]) {
    if (!reading) return
    for (const { term, boost, namesOnly } of clauses) {
      const number = vocabulary.numberOf(term)
      if (number === undefined || (namesOnly && best !== heading)) continue
      gatherTerm(number, boost, reading, best)
    }
  }
  function gatherTerm(term: number, boost: number, reading: Reading, best: Float32Array) {
    const { starts, places, ofLengths, least, most } = reading
    const end = starts[term + 1] ?? 0
    for (let at = starts[term] ?? 0; at < end; at++) {
      const place = places[at] ?? 0
      const section = sectionOf(place)
      const strong = Math.fround(strength(timesOf(place), ofLengths[section] ?? 0))
      const value = boost * (least + (1 - least) * Math.min(1, strong / most))
      if (value > (best[section] ?? 0)) best[section] = value
      isTouched[pages.ofSection[section] ?? 0] = 1
    }
  }

  return (clauses) => {
    gather(ofText, text, clauses)
    gather(ofHeadings, heading, clauses)
    gather(ofAddresses, address, clauses)

    // Most words are on few pages.
    const touched: PageFacts[] = []
    let most = 0
    for (let page = isTouched.indexOf(1); page >= 0; page = isTouched.indexOf(1, page + 1)) {
      const facts = pages.all[page]
      if (!facts) continue
      touched.push(facts)
      most += facts.end - facts.firstSection
    }
    isTouched.fill(0)
    const list = roomForList(most)
    let count = 0
    for (const facts of touched) count = addPage(facts, list, count)
    return cut(list, count)
  }

  /** Adds the sections of a page that have any of it, and empties what was found there. Out: how many there are by then. */
  function addPage({ firstSection: first, end }: PageFacts, list: Evidence, before: number): number {
    const { sections, total, named, own } = list
    const titled = either(strengths.title * (heading[first] ?? 0), strengths.address * (address[first] ?? 0))
    const ofPage = either(titled, strengths.opening * (text[first] ?? 0))
    const lent = strengths.lent * ofPage
    // What most sections have of a page that is about the word.
    const onlyLent = either(0, lent)
    let count = before
    for (let section = first; section < end; section++) {
      const said = text[section] ?? 0
      const headed = heading[section] ?? 0
      const addressed = address[section] ?? 0
      const itself = (said ? 1 : 0) | (headed || addressed ? 2 : 0)
      if (section === first) {
        if (!ofPage) continue
        total[count] = ofPage
        named[count] = ofPage
      } else if (itself) {
        const byName = either(
          strengths.heading * headed * (distinction[section] ?? 1),
          strengths.address * addressed,
        )
        total[count] = either(either(byName, strengths.text * said), lent)
        named[count] = either(byName, lent)
      } else {
        if (!lent) continue
        total[count] = onlyLent
        named[count] = onlyLent
      }
      sections[count] = section
      own[count++] = itself
    }
    text.fill(0, first, end)
    heading.fill(0, first, end)
    address.fill(0, first, end)
    return count
  }
}
