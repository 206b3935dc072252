import { escapePattern } from '../../../text/escape-pattern'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, listContent } from '../../files/content-files'
import { readFacts } from '../../files/facts'
import { problemOf, type Problem } from '../../problems/problem'
import { languages } from '../../../shared/site'
import type { Rule } from '../rule'

/** A release such as 3.10.0 may be history in a sentence; in a sample it is what readers paste. */
const VERSION = /^\d+(?:\.\d+){2,3}$/
/** Everything has had a version 1.0.0: in a sample it may be anybody's. */
const FIRST = /^\d+\.0\.0$/
const ADDRESS = /^https?:\/\//
/**
 * A version that is written out behind an artifact of the SDK, or behind a fact: `beckon-push:3.9.0`, `beckon_push: ^3.9.0`,
 * `react-native-beckon@3.9.0`, `%{sdk.v3.android.group}:beckon:3.9`, `pod 'BeckonKit', '~> 3.9'`.
 */
const PINNED =
  /(?:\bbeckon[\w/-]*|%\{[\w.-]+\}:[\w-]+)["']?(?:\s*[:@=,]+\s*|\)?\s+version\s*\(?\s*)["']?(?:[~^]>?|>=|==)?\s*v?(\d+(?:\.\d+)+(?:[-+][\w.]+)?)(?![\w.]*\()/gi
/** The same as XML writes it: `<plugin name="cordova-plugin-beckon" spec="3.9.0" />`. */
const PINNED_TAG = /<[^>]*\bname="[\w-]*beckon[\w-]*"[^>]*\b(?:spec|version)="[~^]?(\d+(?:\.\d+)+)"/gi

/** What content/facts.json holds is drawn from there, so that one line changes every page. */
export const literalRule: Rule = {
  name: 'literal',
  about: 'versions in samples, and addresses everywhere, are drawn from `content/facts.json` by name',
  check({ root }) {
    const { facts } = readFacts(root)
    const find = finderOf(facts)
    const namesOf = (value: string) => [...facts].flatMap(([name, text]) => (text === value ? [name] : []))
    const { pages, partials } = listContent(root, languages)
    return [...pages, ...partials].flatMap((name) => {
      const file = `${CONTENT}/${name}`
      const full = path.join(root, file)
      return existsSync(full) ? literalsIn(readFileSync(full, 'utf8'), file, find, namesOf) : []
    })
  },
}

interface Literal {
  value: string
  offset: number
  /** Of several facts with one value the writer chooses. */
  names: readonly string[]
}

/** Finds the values of facts in a line of text, as whole words. */
function finderOf(facts: ReadonlyMap<string, string>): (line: string) => Literal[] {
  const names = new Map<string, string[]>()
  for (const [name, value] of facts) {
    if ((VERSION.test(value) && !FIRST.test(value)) || ADDRESS.test(value))
      names.set(value, [...(names.get(value) ?? []), name])
  }
  if (!names.size) return () => []
  const escaped = [...names.keys()]
    // The longest first: an alternation takes the first that fits.
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
  const pattern = new RegExp(`(?<![\\w.])(?:${escaped.join('|')})(?!\\w)`, 'g')
  return (line) =>
    [...line.matchAll(pattern)].map(({ 0: value, index }) => ({
      value,
      offset: index,
      names: names.get(value) ?? [],
    }))
}

function literalsIn(
  text: string,
  file: string,
  find: (line: string) => Literal[],
  namesOf: (value: string) => string[],
): Problem[] {
  let inSample = false
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      inSample = !inSample
      return []
    }
    const found = find(line).filter(({ value }) => inSample || ADDRESS.test(value))
    const pinned = inSample
      ? pinnedIn(line, namesOf).filter((one) => !found.some((other) => covers(other, one)))
      : []
    return [...found, ...pinned].map(({ value, offset, names }) => {
      const message = `"${value}" is written out, and would stay when it changes.`
      const fix = names.length
        ? `write ${names.map((name) => `%{${name}}`).join(' or ')}`
        : 'write the fact that holds the version, such as %{sdk.v3.android.version}'
      return problemOf('literal')({ file, line: index + 1, column: offset + 1 }, message, fix)
    })
  })
}

/** Versions of the SDK that a line of a sample fixes, whether a fact has them or not. */
function pinnedIn(line: string, namesOf: (value: string) => string[]): Literal[] {
  return [PINNED, PINNED_TAG].flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ 0: whole, 1: value = '', index }) => ({
      value,
      offset: index + whole.lastIndexOf(value),
      names: namesOf(value),
    })),
  )
}

const covers = (one: Literal, other: Literal): boolean =>
  other.offset >= one.offset && other.offset < one.offset + one.value.length
