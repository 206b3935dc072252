import { didYouMean } from './suggest'
import type { Report } from './report'

/** Facts that go stale (versions, hosts, coordinates), flattened: `sdk.v3.android.version` → `3.10.0`. */
export type Facts = ReadonlyMap<string, string>

/** Flattens content/facts.json; whatever is not text of one line or a number is refused by name. */
export function flattenFacts(value: unknown, prefix = ''): { facts: Map<string, string>; refused: string[] } {
  const facts = new Map<string, string>()
  const refused: string[] = []
  for (const [key, item] of Object.entries(Object(value) as Record<string, unknown>)) {
    const name = prefix ? `${prefix}.${key}` : key
    if (item && typeof item === 'object' && !Array.isArray(item)) {
      const inner = flattenFacts(item, name)
      inner.facts.forEach((text, innerName) => facts.set(innerName, text))
      refused.push(...inner.refused)
    } else if (typeof item === 'number' || (typeof item === 'string' && !item.includes('\n'))) {
      facts.set(name, String(item))
    } else refused.push(name)
  }
  return { facts, refused }
}

const PLACEHOLDER = /%\{([^}\s]*)\}/g

/**
 * Replaces `%{name}` everywhere in a source text, in prose, props and samples alike, before it is parsed.
 * Names come from the facts file and, inside a partial, from the props of its <Include>.
 * Line numbers stay as they are, since no value holds a line break.
 */
export function substitute(source: string, facts: Facts, report: Report, file: string): string {
  return source.replace(PLACEHOLDER, (_, name: string, offset: number) => {
    const value = facts.get(name)
    if (value !== undefined) return value
    const before = source.slice(0, offset).split('\n')
    report.add(
      'fact',
      { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
      `There is no fact named "${name}".`,
      didYouMean(name, facts.keys(), 'add it to content/facts.json, or pass it as a prop of the <Include>'),
    )
    // As it stands it would be taken for an expression, and told a second time.
    return `%(${name})`
  })
}
