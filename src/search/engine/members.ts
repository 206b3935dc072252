import { addTo } from '../../text/maps'
import type { SearchPolicy } from '../contract/policy'
import type { Members, NearnessOf, Row } from './group'
import type { RankedSection } from './rank'
import type { SaidName } from './sentences'
import { addressOf, rowAnchorBy, type OpenedStore, type Said } from './store'

/** Where a member stands: at the heading of a section, or in a row below it. */
interface Place extends Partial<Said> {
  section: number
}

interface Site {
  stored: OpenedStore
  sentences: readonly string[]
  policy: Pick<SearchPolicy, 'membersNamed' | 'rowHeading'>
}

/** A name however it is written: `fetchTags`, `fetch_tags()` and "fetch tags" are one. */
const keyOf = (name: string): string =>
  (plain.test(name) ? name : name.replace(/[^\p{L}\p{N}]/gu, '')).toLowerCase()
const plain = /^[A-Za-z0-9]*$/

/** What people type of a name with its groups before it: `default_channel_id` of a key, `beckon-geo` of an artifact. */
const lastOf = (name: string): string => /[.:]([^.:]*[a-z\d][_-][^.:]*)$/.exec(name)?.[1] ?? name
/** A method as Xcode copies it, `addTag:withHandler:` → its name. */
const ofSelector = (text: string): string | undefined => /^\s*(\w+):(?:\w+:)*\s*$/.exec(text)?.[1]

/** So many sections are read in one step. */
const sectionsInStep = 500

/** All members → those that a query names as a whole, by their names or the words that these are made of, and others after them. */
export function createMembers({ stored, sentences, policy }: Site) {
  const pathOf = (section: number) => stored.paths[section] ?? ''
  const rowAnchor = rowAnchorBy(policy)
  const known = new Map<string, Place[]>()
  let read = 0

  /** Reads so many more sections. */
  function readOn(sections: number): void {
    const end = Math.min(stored.paths.length, read + sections)
    for (; read < end; read++) {
      const section = read
      for (const key of new Set(policy.membersNamed(pathOf(section), stored.headingAt(section)).map(keyOf)))
        addTo(known, key, { section })
      // With its type as well, `Type.member`, which the heading above it is called by, or its page.
      const types = ['', stored.titleAt(section)]
      for (const said of stored.saidAt(section)) {
        if (!said.row) continue
        const { name } = said.row
        for (const type of types) addTo(known, keyOf(type + name), { section, ...said })
        const last = lastOf(name)
        if (last !== name) addTo(known, keyOf(last), { section, ...said })
      }
    }
  }

  /** The same with these: a section that is itself about a member stays so. */
  function withPlaces(members: Members, places: readonly Place[]): Members {
    const all = new Map([...members].map(([section, rows]) => [section, [...rows]]))
    for (const { section, row, sentence = -1 } of places) {
      const rows = all.get(section)
      if (!row || (rows && !rows.length)) {
        if (!rows) all.set(section, [])
        continue
      }
      const [path, title] = [pathOf(section), stored.titleAt(section)]
      const address = addressOf(path, row.anchor ?? rowAnchor(path, title, row.name) ?? '')
      if (rows?.some((one) => one.address === address)) continue
      const made = { address, heading: `${title} › ${row.name}`, excerpt: sentences[sentence] ?? '' }
      if (rows) rows.push(made)
      else all.set(section, [made])
    }
    return all
  }

  return {
    /** Reads the names of all members. Each step is short; the reader who opens search does not wait for them. */
    *prepare(): Generator<void> {
      for (; read < stored.paths.length; yield) readOn(sectionsInStep)
    },
    named(text: string): Members {
      const key = keyOf(text)
      if (key.length < 2) return new Map()
      readOn(stored.paths.length)
      return withPlaces(new Map(), known.get(key) ?? known.get(keyOf(ofSelector(text) ?? '')) ?? [])
    },
    withPlaces,
  }
}

/**
 * So many rows are brought among the first ones, at the end of them, and so many where something near the reader leaves for
 * them; of those that do what was typed, what is nearly the best.
 */
const most = { named: 3, said: 3, brought: 3, forNear: 2 }
const firstOnes = 5
const nearlyBest = 0.55

/** What was said in the words that were typed, best first → the best of it, on so many pages. */
export function bestSaid(said: readonly SaidName[], perPage: number): SaidName[] {
  const least = nearlyBest * (said[0]?.score ?? 0)
  const pages = new Map<string, number>()
  return said.filter(({ path, score }) => {
    const count = pages.get(path) ?? 0
    if (score < least || count === perPage || (!count && pages.size === most.said)) return false
    pages.set(path, count + 1)
    return true
  })
}

/** The sections of a page with its members at the head of them, in the order in which they were found. */
export function headedBy(members: Members, sections: readonly RankedSection[]): readonly RankedSection[] {
  if (!members.size) return sections
  const order = [...members.keys()]
  const placeOf = ({ section }: RankedSection) => order.indexOf(section)
  const first = sections.filter(({ section }) => members.has(section)).sort((a, b) => placeOf(a) - placeOf(b))
  return first.length ? [...first, ...sections.filter(({ section }) => !members.has(section))] : sections
}

/**
 * Rows → the same, but the best pages near the reader that have a member of that name, and those with members that do what
 * was typed, are among the first.
 * @param namedOn the numbers of the pages where a member of that name was found
 */
export function bringMembers(
  rows: readonly Row[],
  { namedOn, said }: { namedOn: ReadonlySet<number>; said: readonly SaidName[] },
  nearness: NearnessOf,
): readonly Row[] {
  if (!namedOn.size && !said.length) return rows
  const isNamed = ({ page }: Row) => namedOn.has(page.number) && (nearness(page) ?? 0) > 1
  const saidOn = [...new Set(said.map(({ path }) => path))]
  const wanted = [
    ...rows.filter(isNamed).slice(0, most.named),
    ...saidOn.flatMap((path) => rows.filter(({ page }) => page.path === path)),
  ].slice(0, most.brought)
  const first = rows.slice(0, firstOnes)
  const below = [...new Set(wanted)].filter((row) => !first.includes(row))
  // None of those that are wanted leaves for another. What is near does for two of them, as long as nothing else can.
  const others = first.filter((row, at) => at >= firstOnes - most.brought && !wanted.includes(row)).reverse()
  const isNear = ({ page }: Row) => (nearness(page) ?? 0) > 1
  const far = others.filter((row) => !isNear(row))
  const count = Math.min(below.length, Math.max(far.length, most.forNear))
  const leaving = new Set([...far, ...others.filter(isNear)].slice(0, count))
  const brought = below.slice(0, leaving.size)
  if (!brought.length) return rows
  const staying = first.filter((row) => !leaving.has(row))
  const after = rows.slice(firstOnes).filter((row) => !brought.includes(row))
  return [...staying, ...brought, ...first.filter((row) => leaving.has(row)), ...after]
}
