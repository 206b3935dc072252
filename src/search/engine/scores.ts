import type { Found } from './find-words'
import type { Pages } from './pages'

/**
 * The sums that ranking is made of. Each is a function of its own, with all that it needs at hand: a query has to go through
 * thousands of sections, and what lies around them keeps a browser from making fast code of that.
 */

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
  unions: Float32Array
  coveredByPage: Float32Array
  worths: Float64Array
}

/** Long arrays cost more to make than to fill, and every letter needs them. */
export function createDesk(sections: number, pages: number): Desk {
  const ofSections = () => new Float32Array(sections)
  const ofPages = () => new Float32Array(pages)
  return {
    sums: ofSections(),
    covered: ofSections(),
    byNames: ofSections(),
    headed: ofSections(),
    owned: new Uint8Array(sections),
    scores: ofSections(),
    best: ofPages(),
    byName: ofPages(),
    unions: ofPages(),
    coveredByPage: ofPages(),
    worths: new Float64Array(pages),
  }
}

export function emptied(desk: Desk): Desk {
  for (const one of Object.values(desk) as (Float32Array | Float64Array | Uint8Array)[]) one.fill(0)
  return desk
}

/** What is about nothing else than the query is worth this much more. */
const wholeTitle = 0.55
const wholeHeading = 0.2
/** A word that is not there by name is not what the page is about. */
const namedByAll = 0.45

const isThere = 0.02

/** Of a page, what its best section says, and what all of its sections say together. */
const together = 0.2
/** Somebody who does not look something up reads an article sooner. */
const referenceUnasked = 0.95

/** Adds to each section what it has of a word. */
export function addWord(
  { evidence, weight, counts, covers = 0 }: Found,
  { isFirst: isOpening }: Pages,
  { sums, covered, byNames, headed, owned }: Desk,
): void {
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

/**
 * Scores each section by what was added, and notes for each page the best of it.
 * @param all what the words that count weigh together
 * @param shares by section: how much of its heading the query is
 */
export function scoreSections(
  all: number,
  power: number,
  shares: Float32Array,
  { ofSection, isFirst }: Pages,
  { sums, covered, byNames, owned, scores, best, byName }: Desk,
): void {
  let share = 1
  let shareInPower = 1
  for (let section = 0; section < sums.length; section++) {
    const sum = sums[section] ?? 0
    if (!owned[section] || !sum) continue
    // Most sections have the same words as the one before.
    const covers = Math.min(1, (covered[section] ?? 0) / all)
    if (covers !== share) {
      share = covers
      shareInPower = covers ** power
    }
    const page = ofSection[section] ?? 0
    const named = (byNames[section] ?? 0) / all
    const whole = named ? (isFirst[section] ? wholeTitle : wholeHeading) * (shares[section] ?? 0) : 0
    const score = (sum / all) * shareInPower * (1 + whole) * (1 + namedByAll * named)
    scores[section] = score
    if (score > (best[page] ?? 0)) best[page] = score
    if (named > (byName[page] ?? 0)) byName[page] = named
  }
}

/** How good each page is with the best that its sections have of each word, wherever that stands. */
export function unite(
  found: readonly Found[],
  all: number,
  power: number,
  pages: Pages,
  { unions, coveredByPage }: Desk,
): void {
  for (const one of found) addUnions(one, all, pages, unions, coveredByPage)
  let share = 1
  let shareInPower = 1
  for (let page = 0; page < unions.length; page++) {
    const union = unions[page] ?? 0
    if (!union) continue
    const covers = Math.min(1, coveredByPage[page] ?? 0)
    if (covers !== share) {
      share = covers
      shareInPower = covers ** power
    }
    unions[page] = union * shareInPower
  }
}

function addUnions(
  { evidence, weight, counts }: Found,
  all: number,
  { all: pages, ofSection }: Pages,
  unions: Float32Array,
  covered: Float32Array,
): void {
  const { sections, total } = evidence
  // The sections of a page follow each other.
  for (let at = 0; at < sections.length;) {
    const page = ofSection[sections[at] ?? 0] ?? 0
    const end = pages[page]?.end ?? 0
    let most = 0
    for (; at < sections.length && (sections[at] ?? 0) < end; at++) {
      const value = total[at] ?? 0
      if (value > most) most = value
    }
    unions[page] = (unions[page] ?? 0) + (weight * most) / all
    if (counts && most > isThere) covered[page] = (covered[page] ?? 0) + weight / all
  }
}

/**
 * What each page is worth, if any of its sections has a score.
 * @param preference a factor, by page
 * @param references by page: whether it is to be looked up; none where somebody looks something up
 */
export function weighPages(
  preference: (page: number) => number | undefined,
  references: Float64Array | undefined,
  { best, unions, worths }: Desk,
): void {
  for (let page = 0; page < worths.length; page++) {
    const highest = best[page] ?? 0
    if (!highest) continue
    const factor = (preference(page) ?? 1) * (references?.[page] ? referenceUnasked : 1)
    worths[page] = (highest * (1 - together) + (unions[page] ?? 0) * together) * factor
  }
}

/** Puts a number among the highest ones, where it belongs to them. */
export function insert(highest: Float64Array, value: number): void {
  let at = highest.length
  for (; at && value > (highest[at - 1] ?? 0); at--)
    if (at < highest.length) highest[at] = highest[at - 1] ?? 0
  if (at < highest.length) highest[at] = value
}
