import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { escapePattern } from '../../../text/escape-pattern'
import { addTo } from '../../../text/maps'
import { CONTENT, listContent } from '../../files/content-files'
import { readFacts } from '../../files/facts'
import { digest } from '../../page/inputs'
import { positionAt, problemOf } from '../../problems/problem'
import { languages } from '../../../shared/site'
import type { Rule } from '../rule'
import { foreignFacts, type Foreign } from './foreign-facts'
import { pinnedIn } from './pinned'

/** A release such as 3.10.0 may be history in a sentence; in a sample it is what readers paste. */
const VERSION = /^\d+(?:\.\d+){2,3}$/
/** Everything has had a version 1.0.0: in a sample it may be anybody's. */
const FIRST = /^\d+\.0\.0$/
const ADDRESS = /^https?:\/\//
/**
 * A version beside the date of a release that is drawn by name: `1.0.0 (%{sdk.v1.tvos.released})`, `2.0.0 is of %{…}`. Which
 * release that date is of is a fact as well.
 */
const DATED = /(?<![\w.])(\d+(?:\.\d+){1,3})(?:[ ,(]+\p{L}+){0,2}[ ,(]+%\{([\w.-]+)\.released\}/gu

/** What content/facts.json holds is drawn from there, so that one line changes every page. */
export const literalRule: Rule = {
  name: 'literal',
  about:
    'versions in samples, releases beside their dates, and addresses everywhere, are drawn from `content/facts.json` by name, on the pages of an SDK from its own facts',
  check({ root, results }) {
    const { facts } = readFacts(root)
    const known = results.about<Found[]>('literal', digest([...facts].flat()))
    const find = finderOf(facts)
    const findDated = datedIn(facts)
    const namesOf = (value: string) => [...facts].flatMap(([name, text]) => (text === value ? [name] : []))
    const { pages, partials } = listContent(root, languages)
    return [...pages, ...partials].flatMap((name) => {
      const file = `${CONTENT}/${name}`
      const full = path.join(root, file)
      if (!existsSync(full)) return []
      const text = readFileSync(full, 'utf8')
      const key = digest([name, text]).slice(0, 20)
      const found =
        known.get(key) ??
        known.set(key, [
          ...literalsIn(text, { find, findDated, namesOf }),
          ...foreignFacts(name, text, facts).map(wordedForeign(text)),
        ])
      return found.map(({ message, fix, ...place }) => problemOf('literal')({ file, ...place }, message, fix))
    })
  },
}

/** What is found in a text, as long as nobody knows which file it is of. */
interface Found {
  line: number
  column: number
  message: string
  fix: string
}

interface Literal {
  value: string
  offset: number
  /** Of several facts with one value the writer chooses. */
  names: readonly string[]
  /** All of them stand in its place. */
  all?: true
}

const wordedForeign =
  (text: string) =>
  ({ offset, name, own }: Foreign): Found => ({
    ...positionAt(text, offset),
    message: `%{${name}} is of another SDK than the page.`,
    fix: `write %{${own}}, or say in the text whose it is`,
  })

/** Finds the values of facts in a line of text, as whole words. */
function finderOf(facts: ReadonlyMap<string, string>): (line: string) => Literal[] {
  const names = new Map<string, string[]>()
  for (const [name, value] of facts) {
    if ((VERSION.test(value) && !FIRST.test(value)) || ADDRESS.test(value)) addTo(names, value, name)
  }
  if (!names.size) return () => []
  const escaped = [...names.keys()]
    // The longest first: an alternation takes the first that fits.
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
  const pattern = new RegExp(`(?<![\\w.])(?:${escaped.join('|')})(?!\\w)`, 'g')
  return (line) =>
    // Most lines have nothing that could be a version or an address, which is seen at once.
    /\d|:\/\//.test(line)
      ? [...line.matchAll(pattern)].map(({ 0: value, index }) => ({
          value,
          offset: index,
          names: names.get(value) ?? [],
        }))
      : []
}

interface Finders {
  find: (line: string) => Literal[]
  /** Releases that stand beside their date. */
  findDated: (line: string) => Literal[]
  /** The facts that have a value. */
  namesOf: (value: string) => string[]
}

function literalsIn(text: string, { find, findDated, namesOf }: Finders): Found[] {
  const pinned = pinnedIn(text)
  let inSample = false
  let start = 0
  return text.split('\n').flatMap((line, index) => {
    const from = start
    start += line.length + 1
    if (/^\s*(?:```|~~~)/.test(line)) {
      inSample = !inSample
      return []
    }
    const found = find(line).filter(({ value }) => inSample || ADDRESS.test(value))
    const beside: Literal[] = inSample
      ? pinned
          .filter(({ offset }) => offset >= from && offset < start)
          .map(({ value, offset }) => ({ value, offset: offset - from, names: namesOf(value) }))
          .filter((one) => !found.some((other) => covers(other, one)))
      : findDated(line)
    return [...found, ...beside].map(({ value, offset, names, all }) => {
      const message = `"${value}" is written out, and would stay when it changes.`
      const fix = names.length
        ? `write ${names.map((name) => `%{${name}}`).join(all ? ' and ' : ' or ')}`
        : 'write the fact that holds the version, such as %{sdk.v3.android.version}'
      return { line: index + 1, column: offset + 1, message, fix }
    })
  })
}

/**
 * Finds a version that stands beside the date of its release, be that drawn by name or written out. In a table of releases
 * the two stand in cells of their own: that is history.
 */
function datedIn(facts: ReadonlyMap<string, string>): (line: string) => Literal[] {
  const written = [...facts].flatMap(([name, date]) => {
    const sdk = /^(.*)\.released$/.exec(name)?.[1]
    const version = facts.get(`${sdk}.version`)
    if (version === undefined) return []
    return [{ names: [`${sdk}.version`, name], text: new RegExp(pairOf(version, date), 'g'), version }]
  })
  return (line) => {
    // A release has a digit.
    if (!/\d/.test(line)) return []
    const byName = [...line.matchAll(DATED)].map(({ 1: value = '', 2: sdk, index }) => ({
      value,
      offset: index,
      names: [`${sdk}.version`],
    }))
    const inFull = written.flatMap(({ names, text, version }) =>
      [...line.matchAll(text)].map(({ index }) => ({
        value: version,
        offset: index,
        names,
        all: true as const,
      })),
    )
    return [...byName, ...inFull]
  }
}

const pairOf = (version: string, date: string): string =>
  `(?<![\\w.])${escapePattern(version)}[ ,(]+${escapePattern(date)}`

const covers = (one: Literal, other: Literal): boolean =>
  other.offset >= one.offset && other.offset < one.offset + one.value.length
