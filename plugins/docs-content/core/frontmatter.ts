import { LineCounter, parseDocument, isMap, isScalar } from 'yaml'
import type { ZodError } from 'zod'
import { frontmatterSchema, type Frontmatter } from '../../../src/shared/frontmatter'
import { didYouMean } from './suggest'
import type { Report } from './report'

export interface ParsedFrontmatter {
  value: Frontmatter
  /** Line of each key in the file, for checks that come later. */
  lines: Map<string, number>
}

/**
 * Validates the YAML between the `---` lines.
 * @returns the frontmatter with defaults filled in, or undefined after reporting what is wrong with it.
 */
export function readFrontmatter(yaml: string | undefined, report: Report): ParsedFrontmatter | undefined {
  if (yaml === undefined) {
    const mend = 'start the file with --- / title: … / description: … / ---'
    report.add('frontmatter', { line: 1 }, 'The page has no frontmatter.', mend)
    return undefined
  }
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })
  // The opening --- is line 1 of the file.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1
  for (const error of document.errors) {
    const reason = error.message
      .split('\n', 1)
      .join('')
      .replace(/ at line \d+, column \d+:?$/, '')
    const mend = 'mend the YAML; a text with ": " or a leading quote needs quotes around it'
    report.add(
      'frontmatter',
      { line: lineAt(error.pos[0]) },
      `The frontmatter is not valid YAML: ${reason}`,
      mend,
    )
  }
  if (document.errors.length) return undefined

  const lines = new Map<string, number>()
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key)) lines.set(String(key.value), lineAt(key.range[0]))
    }
  }
  const result = frontmatterSchema.safeParse(document.toJS() ?? {})
  if (result.success) return { value: result.data, lines }
  explain(result.error, lines, report)
  return undefined
}

function explain(error: ZodError, lines: Map<string, number>, report: Report) {
  const known = Object.keys(frontmatterSchema.shape)
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const mend = didYouMean(key, known, `use one of: ${known.join(', ')}`)
        report.add('frontmatter', { line: lines.get(key) ?? 1 }, `"${key}" is not a frontmatter key.`, mend)
      }
      continue
    }
    const key = String(issue.path[0] ?? '')
    const missing = !lines.has(key)
    const message = missing ? `"${key}" is missing.` : `"${issue.path.join('.')}" is wrong: ${issue.message}.`
    const mend = missing
      ? `add a line "${key}: …"`
      : (mends[key] ?? 'see the frontmatter table in CONTRIBUTING.md')
    report.add('frontmatter', { line: lines.get(key) ?? 1 }, message, mend)
  }
}

const mends: Record<string, string> = {
  title: 'write a title of 2–70 characters',
  description: 'write one sentence of 50–160 characters',
  navTitle: 'write a label of 2–32 characters',
  order: 'write a whole number from 0 to 999',
  template: 'leave it out, unless the page is a section front',
  related: 'write a list of up to 8 site paths such as /en/guides/apps/app-keys/',
}
