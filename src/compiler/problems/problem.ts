/** A mistake in the content, worded for the writer who has to fix it. */
export interface Problem {
  /** Path of the file from the project's root. */
  file: string
  line: number
  column: number
  /** Short name of the rule that was broken, such as `link` or `frontmatter`. */
  rule: string
  message: string
  /** What to do about it. */
  fix: string
}

/** Where something stands, from the start of the file when nothing more is known. */
export interface Place {
  file: string
  line?: number
  column?: number
}

/** The one way to make a problem: `problemOf('link')(place, message, fix)`. */
export const problemOf =
  (rule: string) =>
  ({ file, line = 1, column = 1 }: Place, message: string, fix: string): Problem => ({
    file,
    line,
    column,
    rule,
    message,
    fix,
  })

/** Line and column of a character of a text, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** One line a problem, in the form editors make clickable: `file:line:column  rule  message  → fix`. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, rule, message, fix } = problem
  return `${file}:${line}:${column}  ${rule}  ${message}  → ${fix}`
}

/** All problems grouped by file, in reading order, with a closing count. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
  const files = new Set(sorted.map((problem) => problem.file)).size
  const noun = sorted.length === 1 ? 'problem' : 'problems'
  const lines: string[] = []
  let current = ''
  for (const problem of sorted) {
    if (problem.file !== current) lines.push('')
    current = problem.file
    lines.push(formatProblem(problem))
  }
  return [...lines, '', `${sorted.length} ${noun} in ${files} ${files === 1 ? 'file' : 'files'}`].join('\n')
}

/** How often each rule was broken, the most frequent first: one line a rule. */
export function summarize(problems: readonly Problem[]): string {
  const counts = new Map<string, number>()
  for (const { rule } of problems) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
  const width = Math.max(...sorted.map(([rule]) => rule.length))
  return sorted.map(([rule, count]) => `${rule.padEnd(width)}  ${count}`).join('\n')
}
