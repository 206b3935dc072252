import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
  type YAMLError,
} from 'yaml'
import type { z } from 'zod'
import { positionAt, problemOf, type Place, type Problem } from '../problems/problem'
import { nearest } from '../problems/suggest'
import { jsonSyntaxError } from './json-syntax'

/** The way to something in a file: keys of objects, indexes of lists. */
export type Keys = readonly (string | number)[]

/** A YAML or JSON file with the place of everything in it. */
export interface DataFile {
  /** From the project's root. */
  file: string
  text: string
  value: unknown
  /** The place of a key or an item, or of the nearest thing above that exists: what is missing has no place of its own. */
  placeOf: (keys: Keys) => Required<Place>
}

/** Without data when there is no file, or when it cannot be read: then a problem says why. */
export interface ReadData {
  data?: DataFile
  problems: Problem[]
}

const known = new Map<string, { text: string; rule: string; read: ReadData }>()

/**
 * Reads a data file. As long as its text stays the same the answer is the same object, so that whatever is made of it
 * can be kept in a WeakMap.
 * @param file from the project's root; what ends in .json is JSON, all else YAML
 * @param rule of the problems with the file's form
 */
export function readData(root: string, file: string, rule: string): ReadData {
  const full = path.resolve(root, file)
  if (!isFile(full)) return { problems: [] }
  const text = readFileSync(full, 'utf8')
  const earlier = known.get(full)
  if (earlier?.text === text && earlier.rule === rule) return earlier.read
  const quick = quickly(file, text)
  const read = quick ? { data: quick, problems: [] } : parseData(file, text, rule)
  known.set(full, { text, rule, read })
  return read
}

/** Whether there is a file of this name: a folder is none. */
export const isFile = (full: string): boolean => existsSync(full) && statSync(full).isFile()

/**
 * What the quick parser reads otherwise than the one that knows places: numbers with `_` or in base two are words to that one.
 * What an alias stands for it does not look at.
 */
const READ_OTHERWISE = /(?:^|[\s,:[{])(?:\*\S|[-+]?(?:0b|[\d.]+_|0[xo]\w*_))/

/**
 * The data of a file without slips, in a seventh of the time. Where its keys stand is looked up when somebody asks, most often
 * for a problem. Nothing where the thorough parser has to read it, and says what is wrong.
 */
function quickly(file: string, text: string): DataFile | undefined {
  const isJson = file.endsWith('.json')
  if (!isJson && READ_OTHERWISE.test(text)) return undefined
  let value: unknown
  try {
    // JSON is YAML, which has each key once.
    value = load(text, { schema: CORE_SCHEMA }) ?? null
    if (isJson) value = JSON.parse(text)
  } catch {
    return undefined
  }
  let places: ReturnType<typeof parse> | undefined
  return {
    file,
    text,
    value,
    placeOf: (keys) => {
      places ??= parse(file, text)
      return places.placeAt(offsetOf(places.document, keys))
    },
  }
}

/** The text as a tree, in which everything has its place. */
function parse(file: string, text: string) {
  const counter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: counter,
    ...(file.endsWith('.json') ? { schema: 'json' as const } : {}),
  })
  const placeAt = (offset: number): Required<Place> => {
    const { line, col } = counter.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  return { document, placeAt }
}

/**
 * The same for a text that is at hand.
 * @param called what the text is of its file, in messages
 */
export function parseData(file: string, text: string, rule: string, called = 'file'): ReadData {
  const problem = problemOf(rule)
  const isJson = file.endsWith('.json')
  const syntaxError = isJson ? jsonSyntaxError(text) : undefined
  if (syntaxError) {
    const { offset, reason } = syntaxError
    const place = { file, ...positionAt(text, offset) }
    return {
      problems: [problem(place, `The ${called} is not valid JSON: ${reason}.`, 'fix the JSON at this place')],
    }
  }
  const { document, placeAt } = parse(file, text)
  const errors = errorsOf(document, isJson)
  if (errors.length) {
    const format = isJson ? 'JSON' : 'YAML'
    return {
      problems: errors.map((error) => {
        const [reason = ''] = error.message.split(/ at line \d|\n/)
        return problem(
          placeAt(startOf(error, document)),
          `The ${called} is not valid ${format}: ${reason.replace(/[.:]$/, '')}.`,
          fixes[error.code] ?? syntaxFix[format],
        )
      }),
    }
  }
  const alias = openAlias(document, text)
  if (alias) {
    const [offset = 0] = alias.range ?? []
    const isWithin = alias.resolve(document) !== undefined
    const why = `*${alias.source} stands for something ${isWithin ? 'that it is a part of' : 'that has no name here'}`
    const fix = isWithin ? 'write out what is meant' : 'put quotes around a text that begins with *'
    return { problems: [problem(placeAt(offset), `The ${called} is not valid YAML: ${why}.`, fix)] }
  }
  try {
    // These are the project's own files: a name may stand for something as often as a writer likes.
    const value: unknown = document.toJS({ maxAliasCount: -1 })
    return { data: { file, text, value, placeOf: (keys) => placeAt(offsetOf(document, keys)) }, problems: [] }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const what = `The ${called} is not valid YAML: ${why.replace(/[.:]$/, '')}.`
    return { problems: [problem(placeAt(0), what, 'write it without what the message names')] }
  }
}

/**
 * An alias that YAML's parser takes, and whose value nobody can write down: one without its anchor, as `*bold*` is read, or
 * one within what it stands for.
 */
function openAlias(document: Document, text: string): Alias | undefined {
  // Most files have none, and hundreds of thousands of places to look at.
  if (!/(?:^|[\s,:[{])\*\S/.test(text)) return undefined
  let found: Alias | undefined
  visit(document, {
    Alias: (_, alias, above) => {
      const meant = alias.resolve(document)
      if (!meant || above.includes(meant)) found ??= alias
    },
  })
  return found
}

const fixes: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'merge the two, or rename one',
  TAG_RESOLVE_FAILED: 'put quotes around a text that begins with !',
}

const syntaxFix = {
  JSON: 'fix the JSON at this place',
  YAML: 'fix the YAML at this place; a text with ": " or a leading quote needs quotes around it',
}

/** Where the slip is. A quote that is never closed is missed at the end of the text: it counts where it was opened. */
function startOf({ message, pos }: YAMLError, document: Document): number {
  let [offset] = pos
  if (/^Missing closing .quote/.test(message)) {
    visit(document, {
      Scalar: (_, { type, range }) => {
        if (range && type?.startsWith('QUOTE')) [offset] = range
      },
    })
  }
  return offset
}

/**
 * One slip makes the parser stumble several times: the first place is the one to fix. Keys that stand twice are slips each,
 * and so are words that it only warns of: it takes `!important` for a tag, and drops it.
 */
function errorsOf({ errors, warnings }: Document, isJson: boolean): YAMLError[] {
  const isTwice = ({ code }: YAMLError) => code === 'DUPLICATE_KEY'
  const found = errors.filter((error, index) => isTwice(error) || (index === 0 && !isJson))
  return found.length ? found : warnings
}

function offsetOf(document: Document, keys: Keys): number {
  let node: unknown = document.contents
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const key of keys) {
    const next = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
      : (node as { items?: unknown[] } | null)?.items?.[Number(key)]
    if (next === undefined) break
    const at = isNode(next) ? next : (next as { key: unknown }).key
    node = isNode(next) ? next : (next as { value: unknown }).value
    offset = isNode(at) ? (at.range?.[0] ?? offset) : offset
  }
  return offset
}

/** Of a key: that it is none here, that it is not there, that its value is no good. */
export type Wrong = 'unknown' | 'missing' | 'value'

export interface Fit {
  /** Of the problems. */
  rule: string
  /** What the writer does about each of them, or about the one at a place. */
  fix: string | ((at: Keys, wrong: Wrong) => string)
  /** Where in the file the value is that has to fit; all of it by default. */
  keys?: Keys
}

/** Holds a file, or a part of it, against a schema: the value as the schema makes it, or what is wrong and where. */
export function fit<S extends z.ZodType>(
  data: DataFile,
  schema: S,
  { rule, fix, keys = [] }: Fit,
): { value?: z.output<S>; problems: Problem[] } {
  const written = valueAt(data.value, keys)
  const result = schema.safeParse(written)
  if (result.success) return { value: result.data, problems: [] }
  const problem = problemOf(rule)
  const { issues } = result.error
  const unknown = issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...keysOf(path), key]) : [],
  )
  return {
    // Of what is wrong in several ways the first says enough.
    problems: firstOfEach(issues, ({ path }) => path.join('\n')).flatMap((issue) => {
      const path = keysOf(issue.path)
      const say = (at: Keys, wrong: Wrong, message: string) =>
        problem(data.placeOf([...keys, ...at]), message, typeof fix === 'string' ? fix : fix(at, wrong))
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) =>
          say([...path, key], 'unknown', `${named([...path, key])} is no key here.`),
        )
      }
      const isMissing = path.length > 0 && valueAt(written, path) === undefined
      if (!isMissing) return say(path, 'value', `${named(path)} is wrong: ${issue.message}.`)
      // One slip, one message: the key is there, mistyped.
      return unknown.some((other) => isMeantBy(other, path))
        ? []
        : say(path, 'missing', `${named(path)} is missing.`)
    }),
  }
}

const keysOf = (path: readonly PropertyKey[]): Keys =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

/** Whether two keys of one object are so much alike that one is a slip for the other. */
const isMeantBy = (written: Keys, missing: Keys): boolean =>
  written.slice(0, -1).join('\n') === missing.slice(0, -1).join('\n') &&
  nearest(String(written.at(-1)), [String(missing.at(-1))]) !== undefined

function firstOfEach<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}

const named = (keys: Keys): string => (keys.length ? `"${keys.join(' › ')}"` : 'The value')

const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((inner, key) => (Object(inner) as Record<string | number, unknown>)[key], value)
