import type { Silence } from '../../plugins/docs-content/core/silences'
import { didYouMean } from '../../plugins/docs-content/core/suggest'
import type { Problem } from '../../src/shared/problems'

/**
 * Takes away the findings that a comment in the content lets pass, and adds one for every comment that gives no
 * reason, names no rule that can be silenced, or silences nothing (any more).
 */
export function applySilences(
  found: readonly Problem[],
  silences: readonly Silence[],
  rules: ReadonlySet<string>,
): Problem[] {
  const used = new Set<Silence>()
  const kept = found.filter((problem) => {
    const covering = silences.filter((silence) => silence.reason && covers(silence, problem))
    covering.forEach((silence) => used.add(silence))
    return !covering.length
  })
  return [...kept, ...silences.flatMap((silence) => faultOf(silence, used, rules) ?? [])]
}

const covers = ({ rule, file, from, to }: Silence, problem: Problem): boolean =>
  rule === problem.rule && file === problem.file && problem.line >= from && problem.line <= to

function faultOf(
  silence: Silence,
  used: ReadonlySet<Silence>,
  rules: ReadonlySet<string>,
): Problem | undefined {
  const { rule, reason, file, line, column } = silence
  const problem = (message: string, mend: string) => ({ file, line, column, rule: 'silence', message, mend })
  if (!rules.has(rule)) {
    const mend = didYouMean(rule, rules, `only these can be let pass: ${[...rules].join(', ')}`)
    return problem(`The rule "${rule}" cannot be let pass.`, mend)
  }
  if (!reason) {
    return problem(`The comment lets "${rule}" pass and does not say why.`, `write allow ${rule}: the reason`)
  }
  if (!used.has(silence)) {
    return problem(`The comment lets "${rule}" pass where nothing is wrong.`, 'take the comment out')
  }
  return undefined
}
