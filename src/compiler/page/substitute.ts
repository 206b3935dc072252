import type { Facts } from '../files/facts'
import { didYouMean } from '../problems/suggest'
import type { Report } from '../problems/report'

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
    // As it stands it would be taken for an expression, and reported a second time.
    return `%(${name})`
  })
}
