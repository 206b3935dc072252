import type { Suppression } from '../problems/suppressions'
import { didYouMean } from '../problems/suggest'
import { problemOf, type Problem } from '../problems/problem'

/**
 * Takes away the findings that a comment in the content suppresses, and adds one for every comment that gives no
 * reason, names no rule that can be suppressed, or suppresses nothing (any more).
 */
export function applySuppressions(
  found: readonly Problem[],
  suppressions: readonly Suppression[],
  rules: ReadonlySet<string>,
): Problem[] {
  const used = new Set<Suppression>()
  const kept = found.filter((problem) => {
    const covering = suppressions.filter((suppression) => suppression.reason && covers(suppression, problem))
    covering.forEach((suppression) => used.add(suppression))
    return !covering.length
  })
  return [...kept, ...suppressions.flatMap((suppression) => problemWith(suppression, used, rules) ?? [])]
}

const covers = ({ rule, file, from, to }: Suppression, problem: Problem): boolean =>
  rule === problem.rule && file === problem.file && problem.line >= from && problem.line <= to

function problemWith(
  suppression: Suppression,
  used: ReadonlySet<Suppression>,
  rules: ReadonlySet<string>,
): Problem | undefined {
  const { rule, reason } = suppression
  const problem = (message: string, fix: string) => problemOf('suppression')(suppression, message, fix)
  if (!rules.has(rule)) {
    const fix = didYouMean(rule, rules, `only these can be suppressed: ${[...rules].join(', ')}`)
    return problem(`The rule "${rule}" cannot be suppressed.`, fix)
  }
  if (!reason) {
    return problem(
      `The comment suppresses "${rule}" and does not say why.`,
      `write allow ${rule}: the reason`,
    )
  }
  if (!used.has(suppression)) {
    return problem(`The comment suppresses "${rule}" where nothing is wrong.`, 'take the comment out')
  }
  return undefined
}
