import { createMemory, type Memory } from '../../text/memory'
import type { FindDeeds } from './deeds'
import { byGuides } from './guides'
import type { ParsedQuery, QueryWord, ReadWord } from './parse-query'
import { openSaid, type OpenedSaid, type SaidSite } from './open-said'
import { planTerm } from './query-plan'
import type { StemOf } from './stems'
import type { Said } from './store'

/** A name whose sentence says what was typed. */
export interface SaidName extends Said {
  section: number
  path: string
  score: number
}

/** Whether a page is asked, by its number. */
type IsAsked = (page: number) => boolean

/** One word says what a name is called, and hardly what it does. */
const leastWords = 2
/** So much of what was typed has to be said. */
const leastSaid = 0.25
/** What is said beside it makes a sentence worse by up to this share. */
const aside = 0.4
/** What its name and that of its type say as well. */
const inName = 0.9
const inType = 0.6
/** What is no deed is worth less to who says more than a name. */
const ofThings = 0.65
/** How surely a sentence means a word that is said for the one that was typed. */
const deedWeight = 0.4
/** A word that no sentence has says nothing against one in particular. */
const missingWeight = 0.1
const isThere = 0.3

interface Site extends SaidSite {
  deedsFor: FindDeeds
}

/** How surely each of the sentences has a word, which of them have it, and for each run of stems whether it is among them. */
interface Saying {
  surely: Float64Array
  sentences: readonly number[]
  among: Uint8Array | undefined
}

interface Asked {
  said: OpenedSaid
  /** What words say, by how they are looked for. */
  sayings: Memory<Saying>
  /** One for each word of a query, used again for the next one. */
  columns: Column[]
  /** By name: how much of a query it says, how many of the words its sentence has, and what that is worth. */
  saying: Float64Array
  own: Uint8Array
  values: Float64Array
}

/** Pages that are asked, and how far they are read. */
interface Opening {
  asked: readonly number[]
  steps: ReturnType<typeof openSaid>
  done?: Asked
}

/** A way to say a word: what its own words say, and how much it counts. */
interface SaidReading {
  all: readonly Saying[]
  weight: number
}

/** What each of the names has of a word, and how much that tells. */
interface Column {
  /** What it was made of: most words of a query stay as they were at the letter before. */
  of: readonly SaidReading[]
  inSentence: Float64Array
  among: Float64Array
  values: Float32Array
  weight: number
}

/** Words with their sayings that are at hand: those of a query come again at the next letter, and a word has several readings. */
const sayingsAtHand = 256

/**
 * Sentences of names → a search in them. Those of the pages that are asked are read at the first question, or before it by
 * `prepare`, which does a little at a time: all of them would be several times as many.
 */
export function createSentences(site: Site) {
  const { sentences, pages } = site
  let last: Opening | undefined

  /** The same pages are asked at every letter. */
  function opening(isAsked: IsAsked): Opening | undefined {
    const asked: number[] = []
    for (let page = 0; page < pages.all.length; page++) if (isAsked(page)) asked.push(page)
    if (!asked.length) return undefined
    const isSame = asked.length === last?.asked.length && asked.every((page, at) => page === last?.asked[at])
    return last && isSame ? last : (last = { asked, steps: openSaid(site, asked) })
  }

  function opened(isAsked: IsAsked): Asked | undefined {
    const now = opening(isAsked)
    while (now && !now.done) readOn(now)
    return now?.done
  }

  return {
    /** Reads what is said on pages that will be asked. Each step is short. */
    *prepare(isAsked: IsAsked): Generator<void> {
      const now = opening(isAsked)
      while (now && !now.done && now === last) {
        readOn(now)
        yield
      }
    },
    /**
     * A query, and which pages are asked → the names there that are or do what it says, best first.
     * @param scores by section: how well it says what was typed, as ranking has it
     */
    find(query: ParsedQuery, isAsked: IsAsked, scores: Float32Array): SaidName[] {
      const words = query.words.filter(({ optional, isPlace }) => !optional && !isPlace)
      if (words.length < leastWords || !sentences.length) return []
      const asked = opened(isAsked)
      if (!asked) return []
      const { entries, places, lengths, things, guides } = asked.said
      const { saying, own, values } = asked
      const columns = words.map((word, at) => columnOf(columnAt(asked, at), word, asked, site))
      const all = columns.reduce((sum, { weight }) => sum + weight, 0)
      saying.fill(0)
      own.fill(0)
      for (const column of columns) addColumn(column, all, asked)
      for (let at = 0; at < places.length; at++) {
        const share = Math.min(1, (own[at] ?? 0) / Math.max(1, lengths[places[at] ?? 0] ?? 1))
        values[at] = (things[at] ? ofThings : 1) * (saying[at] ?? 0) * (1 - aside * (1 - share))
      }
      const guided = byGuides(guides, scores, values)
      const found: SaidName[] = []
      for (let at = 0; at < places.length; at++) {
        const entry = entries[at]
        const more = guided(at)
        if (entry && (saying[at] ?? 0) + more >= leastSaid)
          found.push({ ...entry, score: (values[at] ?? 0) + more })
      }
      return found.sort((a, b) => b.score - a.score)
    },
  }
}

function readOn(opening: Opening): void {
  const { done, value } = opening.steps.next()
  if (!done) return
  const names = value.entries.length
  const room = {
    saying: new Float64Array(names),
    own: new Uint8Array(names),
    values: new Float64Array(names),
  }
  opening.done = { said: value, sayings: createMemory(sayingsAtHand), columns: [], ...room }
}

function columnAt({ said, columns }: Asked, at: number): Column {
  return (columns[at] ??= {
    of: [],
    inSentence: new Float64Array(said.lengths.length),
    among: new Float64Array(said.runs),
    values: new Float32Array(said.entries.length),
    weight: 0,
  })
}

/** A word → what the sentences and names say of it; without `asIs` also those with words like it, where none has it. */
function sayingOf(
  { text, unfinished }: ReadWord,
  asIs: boolean,
  { said, sayings }: Asked,
  stemOf: StemOf,
): Saying {
  return sayings.get(`${text} ${unfinished} ${asIs}`, () => {
    const surely = new Float64Array(said.lengths.length)
    const sentences = new Set<number>()
    for (const { term, boost } of planTerm(text, said.vocabulary, unfinished, { asIs }).clauses) {
      for (const place of said.having.get(term) ?? []) {
        sentences.add(place)
        surely[place] = Math.max(surely[place] ?? 0, boost)
      }
    }
    return {
      surely,
      sentences: [...sentences],
      among: said.runsWith(stemOf(text), unfinished ? text : undefined),
    }
  })
}

/** Raises what is lower, where all of the others are. */
function raiseWhereAll(values: Float64Array, [first, ...others]: readonly Uint8Array[], to: number): void {
  if (!first) return
  for (let at = first.indexOf(1); at >= 0; at = first.indexOf(1, at + 1)) {
    if (to <= (values[at] ?? 0)) continue
    let isAll = true
    for (const other of others) isAll &&= other[at] === 1
    if (isAll) values[at] = to
  }
}

/** Whether every name or sentence lacks one of the words. */
const saysNothing = (all: readonly Saying[]): boolean =>
  !all.length || (all.some(({ sentences }) => !sentences.length) && all.some(({ among }) => !among))

/** The column of a word: what is there already, or filled anew where the word says something else. */
function columnOf(column: Column, word: QueryWord, asked: Asked, { stemOf, deedsFor }: Site): Column {
  const of: SaidReading[] = [{ all: [sayingOf(word, false, asked, stemOf)], weight: 1 }]
  for (const { words, weight } of word.readings) {
    const all = words.map((one) => sayingOf(one, true, asked, stemOf))
    if (!saysNothing(all)) of.push({ all, weight })
  }
  for (const text of deedsFor(word.text)) {
    const all = [sayingOf({ text, unfinished: false }, true, asked, stemOf)]
    if (!saysNothing(all)) of.push({ all, weight: deedWeight })
  }
  if (!isSame(of, column.of)) fillColumn(column, of, asked)
  return column
}

function isSame(some: readonly SaidReading[], others: readonly SaidReading[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ all, weight }, at) => {
      const other = others[at]
      return (
        weight === other?.weight &&
        all.length === other.all.length &&
        all.every((saying, which) => saying === other.all[which])
      )
    })
  )
}

function fillColumn(column: Column, of: readonly SaidReading[], asked: Asked): void {
  const [itself, ...readings] = of
  const { inSentence, among } = column
  column.of = of
  const { surely = [], among: amongRuns } = itself?.all[0] ?? {}
  inSentence.set(surely)
  if (amongRuns) among.set(amongRuns)
  else among.fill(0)
  for (const { all, weight } of readings) {
    raiseInSentences(inSentence, all, weight)
    const runs = all.flatMap((one) => (one.among ? [one.among] : []))
    if (runs.length === all.length) raiseWhereAll(among, runs, weight)
  }
  const count = fillValues(column, asked.said)
  const names = column.values.length
  column.weight = count ? Math.log(1 + names / count) / Math.log(1 + names) : missingWeight
}

/** Raises what is lower, as far as all of the words are there. */
function raiseInSentences(values: Float64Array, [first, ...others]: readonly Saying[], weight: number): void {
  for (const place of first?.sentences ?? []) {
    let least = first?.surely[place] ?? 0
    for (const { surely } of others) least = Math.min(least, surely[place] ?? 0)
    if (weight * least > (values[place] ?? 0)) values[place] = weight * least
  }
}

/** Out: how many names have the word. */
function fillValues({ inSentence, among, values }: Column, { places, names, types }: OpenedSaid): number {
  let count = 0
  for (let at = 0; at < places.length; at++) {
    const named = Math.max(inName * (among[names[at] ?? 0] ?? 0), inType * (among[types[at] ?? 0] ?? 0))
    const value = Math.max(inSentence[places[at] ?? 0] ?? 0, named)
    if (value > isThere) count++
    values[at] = value
  }
  return count
}

/** Adds to each name what it has of a word, which is one of all. */
function addColumn(
  { inSentence, values, weight }: Column,
  all: number,
  { said: { places }, saying, own }: Asked,
): void {
  for (let at = 0; at < places.length; at++) {
    saying[at] = (saying[at] ?? 0) + (weight * (values[at] ?? 0)) / all
    if ((inSentence[places[at] ?? 0] ?? 0) > isThere) own[at] = (own[at] ?? 0) + 1
  }
}
