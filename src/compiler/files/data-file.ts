import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type YAMLError } from 'yaml'
import type { z } from 'zod'
import { positionAt, problemOf, type Place, type Problem } from '../problems/problem'
import { jsonSyntaxError } from './json-syntax'
import { keepValue, keptValue } from './kept-values'

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
  const full = path.join(root, file)
  if (!existsSync(full)) return { problems: [] }
  const text = readFileSync(full, 'utf8')
  const earlier = known.get(full)
  if (earlier?.text === text && earlier.rule === rule) return earlier.read
  const kept = keptValue(file, text)
  const read = kept ? { data: withPlaces(file, text, kept.value), problems: [] } : parseData(file, text, rule)
  if (!kept && read.data) keepValue(file, text, read.data.value)
  known.set(full, { text, rule, read })
  return read
}

/** A value that is known: where its keys stand is looked up when somebody asks, most often for a problem. */
function withPlaces(file: string, text: string, value: unknown): DataFile {
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

/** The same for a text that is at hand. */
export function parseData(file: string, text: string, rule: string): ReadData {
  const problem = problemOf(rule)
  const isJson = file.endsWith('.json')
  const syntaxError = isJson ? jsonSyntaxError(text) : undefined
  if (syntaxError) {
    const { offset, reason } = syntaxError
    const place = { file, ...positionAt(text, offset) }
    return {
      problems: [problem(place, `The file is not valid JSON: ${reason}.`, 'fix the JSON at this place')],
    }
  }
  const { document, placeAt } = parse(file, text)
  const errors = errorsOf(document, isJson)
  if (errors.length) {
    const format = isJson ? 'JSON' : 'YAML'
    return {
      problems: errors.map(({ message, pos, code }) => {
        const [reason = ''] = message.split(/ at line \d|\n/)
        const fix =
          code === 'DUPLICATE_KEY' ? 'merge the two, or rename one' : `fix the ${format} at this place`
        return problem(
          placeAt(pos[0]),
          `The file is not valid ${format}: ${reason.replace(/[.:]$/, '')}.`,
          fix,
        )
      }),
    }
  }
  const value: unknown = document.toJS()
  return { data: { file, text, value, placeOf: (keys) => placeAt(offsetOf(document, keys)) }, problems: [] }
}

/** One slip makes the parser stumble several times: the first place is the one to fix. Keys that stand twice are slips each. */
function errorsOf({ errors }: Document, isJson: boolean): YAMLError[] {
  const isTwice = ({ code }: YAMLError) => code === 'DUPLICATE_KEY'
  return errors.filter((error, index) => isTwice(error) || (index === 0 && !isJson))
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

export interface Fit {
  /** Of the problems. */
  rule: string
  /** What the writer does about each of them. */
  fix: string
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
  return {
    // Of what is wrong in several ways the first says enough.
    problems: firstOfEach(result.error.issues, ({ path }) => path.join('\n')).flatMap((issue) => {
      const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) =>
          problem(data.placeOf([...keys, ...path, key]), `${named([...path, key])} is no key here.`, fix),
        )
      }
      const place = data.placeOf([...keys, ...path])
      const isMissing = path.length > 0 && valueAt(written, path) === undefined
      return problem(
        place,
        isMissing ? `${named(path)} is missing.` : `${named(path)} is wrong: ${issue.message}.`,
        fix,
      )
    }),
  }
}

function firstOfEach<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}

const named = (keys: Keys): string => (keys.length ? `"${keys.join(' › ')}"` : 'The value')

const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((inner, key) => (Object(inner) as Record<string | number, unknown>)[key], value)
