import { addTo, remembered } from '../../text/maps'
import type { ExplainedIn } from './guides'
import type { Pages } from './pages'
import type { StemOf } from './stems'
import type { OpenedStore, Said } from './store'
import { beginningWith, createVocabulary, type Vocabulary } from './vocabulary'
import { termsOf } from './words'

/** A name that a sentence is about. */
interface Entry extends Said {
  section: number
  path: string
}

/** What is said on some pages, opened to be asked. */
export interface OpenedSaid {
  entries: readonly Entry[]
  /** By entry: the place of its sentence among those that are asked. */
  places: Uint32Array
  /** By entry: the numbers of the runs of stems that its name and that of its type are. */
  names: Uint32Array
  types: Uint32Array
  /** By entry: 1 where it is a thing, which does nothing. */
  things: Uint8Array
  /** By entry: the sections that explain its name. */
  guides: readonly (readonly number[])[]
  vocabulary: Vocabulary
  /** The places of the sentences that have a term. */
  having: ReadonlyMap<string, readonly number[]>
  /** How many terms each sentence has, by its place. */
  lengths: readonly number[]
  /** How many runs of stems there are. */
  runs: number
  /** For each run of stems, 1 where a stem is among them, or one that begins so; undefined where it is in none. */
  runsWith(stem: string, beginning: string | undefined): Uint8Array | undefined
}

/** What names and sentences are read from. */
export interface SaidSite {
  /** All sentences, by their numbers. */
  sentences: readonly string[]
  stored: OpenedStore
  pages: Pages
  stemOf: StemOf
  isStopWord: (term: string) => boolean
  explainedIn: ExplainedIn
  /** Whether a page has names of things only, which do nothing. */
  isOfThings: (path: string) => boolean
}

/** So many sections are read in one step. */
const sectionsInStep = 40

/**
 * Reads the names and sentences of some pages, step by step.
 * @param asked the numbers of the pages
 */
export function* openSaid(
  { sentences, stored, pages, stemOf, isStopWord, explainedIn, isOfThings }: SaidSite,
  asked: readonly number[],
): Generator<void, OpenedSaid> {
  const entries: Entry[] = []
  const placed: number[] = []
  const names: number[] = []
  const types: number[] = []
  const things: number[] = []
  const guides: (readonly number[])[] = []
  const guidesByName = new Map<string, readonly number[]>()
  const asking = new Set(asked)
  const places = new Map<number, number>()
  const lengths: number[] = []
  const having = new Map<string, number[]>()
  const runs = createRuns(stemOf)

  function placeOf(sentence: number): number {
    const known = places.get(sentence)
    if (known !== undefined) return known
    const place = places.size
    places.set(sentence, place)
    const terms = new Set(termsOf(sentences[sentence] ?? '').filter((term) => !isStopWord(term)))
    lengths.push(terms.size)
    for (const term of terms) addTo(having, term, place)
    return place
  }

  const guidesTo = (name: string) =>
    remembered(guidesByName, name, () =>
      explainedIn(name).filter((section) => asking.has(pages.ofSection[section] ?? -1)),
    )

  let read = 0
  for (const page of asked) {
    const { path = '', firstSection = 0, end = 0 } = pages.all[page] ?? {}
    const isThing = Number(isOfThings(path))
    for (let section = firstSection; section < end; section++) {
      for (const said of stored.saidAt(section)) {
        const below = stored.titleAt(section)
        const dot = said.row ? below.length : below.lastIndexOf('.')
        entries.push({ ...said, section, path })
        placed.push(placeOf(said.sentence))
        const name = said.row?.name ?? below.slice(dot + 1)
        names.push(runs.numberOf(name))
        guides.push(guidesTo(name))
        things.push(isThing)
        types.push(runs.numberOf(below.slice(0, Math.max(0, dot))))
      }
      if (++read % sectionsInStep === 0) yield
    }
  }
  const terms = [...having].sort(([, a], [, b]) => b.length - a.length).map(([term]) => term)
  yield
  const vocabulary = createVocabulary(terms, [], stemOf)
  yield
  const columns = {
    places: Uint32Array.from(placed),
    names: Uint32Array.from(names),
    types: Uint32Array.from(types),
    things: Uint8Array.from(things),
  }
  return { entries, guides, ...columns, vocabulary, having, lengths, ...runs.opened() }
}

/** Runs of stems, as names are made of, each once. */
function createRuns(stemOf: StemOf) {
  const numbers = new Map<string, number>()
  /** By stem: the runs that it is among. */
  const having = new Map<string, number[]>()
  return {
    numberOf(name: string): number {
      const known = numbers.get(name)
      if (known !== undefined) return known
      const number = numbers.size
      numbers.set(name, number)
      for (const stem of termsOf(name).map(stemOf)) addTo(having, stem, number)
      return number
    },
    opened(): Pick<OpenedSaid, 'runs' | 'runsWith'> {
      const sorted = [...having.keys()].sort()
      return {
        runs: numbers.size,
        runsWith(stem, beginning) {
          const found = [...(having.get(stem) ?? [])]
          if (beginning !== undefined) {
            for (const begun of beginningWith(sorted, beginning)) found.push(...(having.get(begun) ?? []))
          }
          if (!found.length) return undefined
          const runs = new Uint8Array(numbers.size)
          for (const number of found) runs[number] = 1
          return runs
        },
      }
    },
  }
}
