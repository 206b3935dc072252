import { problemOf, type Problem } from '../problems/problem'
import { isRecord } from '../../text/records'
import { FACTS } from './content-files'
import { readData, type Keys } from './data-file'

/** Facts that go stale (versions, hosts, coordinates), flattened: `sdk.v3.android.version` → `3.10.0`. */
export interface Facts {
  get(name: string): string | undefined
  /** All names, for suggestions. */
  keys(): Iterable<string>
}

/** Names of its own before those of everybody: what a partial gets from the props of its <Include>. */
export function withFacts(own: ReadonlyMap<string, string>, others: Facts): Facts {
  return {
    get: (name) => own.get(name) ?? others.get(name),
    keys: () => new Set([...others.keys(), ...own.keys()]),
  }
}

/** Flattens content/facts.json; whatever is not text of one line or a number is refused, by its keys. */
export function flattenFacts(
  value: unknown,
  above: Keys = [],
): { facts: Map<string, string>; refused: Keys[] } {
  const facts = new Map<string, string>()
  const refused: Keys[] = []
  for (const [key, item] of Object.entries(Object(value) as Record<string, unknown>)) {
    const keys = [...above, key]
    if (isRecord(item)) {
      const inner = flattenFacts(item, keys)
      inner.facts.forEach((text, name) => facts.set(name, text))
      refused.push(...inner.refused)
    } else if (typeof item === 'number' || (typeof item === 'string' && !item.includes('\n'))) {
      facts.set(keys.join('.'), String(item))
    } else refused.push(keys)
  }
  return { facts, refused }
}

/** The facts, and what is wrong with them; without the file there are none. */
export function readFacts(root: string): { facts: ReadonlyMap<string, string>; problems: Problem[] } {
  const { data, problems } = readData(root, FACTS, 'fact')
  if (!data) return { facts: new Map(), problems }
  if (!isRecord(data.value)) {
    const fix = 'write { "group": { "name": "text" } }'
    return {
      facts: new Map(),
      problems: [problemOf('fact')(data.placeOf([]), 'The file holds no object with facts.', fix)],
    }
  }
  const { facts, refused } = flattenFacts(data.value)
  const fix = 'write a text of one line, a number, or an object that holds them'
  return {
    facts,
    problems: refused.map((keys) => {
      const message = `The fact "${keys.join('.')}" cannot be written into a page.`
      return problemOf('fact')(data.placeOf(keys), message, fix)
    }),
  }
}
