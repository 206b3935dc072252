import { LineCounter, parseDocument, isMap, isScalar } from 'yaml'
import type { ZodError } from 'zod'
import { frontmatterSchema, type Frontmatter } from '../../shared/frontmatter'
import { didYouMean, nearest } from '../problems/suggest'
import type { Report } from '../problems/report'

export interface ParsedFrontmatter {
  /** Where a key is missing or wrong, it has a placeholder: the page can be looked at while it is being fixed. */
  value: Frontmatter
  /** Line of each key in the file, for checks that come later. */
  lines: Map<string, number>
}

/** Validates the YAML between the `---` lines, and reports what is wrong with it. */
export function readFrontmatter(yaml: string | undefined, report: Report): ParsedFrontmatter {
  const lines = new Map<string, number>()
  if (yaml === undefined) {
    const fix = 'start the file with --- / title: … / description: … / ---'
    report.add('frontmatter', { line: 1 }, 'The page has no frontmatter.', fix)
    return { value: withPlaceholders({}, report), lines }
  }
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })
  // The opening --- is line 1 of the file.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1
  const pairs = isMap(document.contents) ? document.contents.items : []
  const keys = pairs.flatMap(({ key }) =>
    isScalar(key) ? [{ name: String(key.value), at: key.range[0] }] : [],
  )
  // One slip makes the parser stumble several times; the first place is the one to fix.
  const [syntaxError] = document.errors
  if (syntaxError) {
    const reason = syntaxError.message.replace(/\n[\s\S]*$/, '').replace(/ at line \d+, column \d+:?$/, '')
    const fix = 'fix the YAML; a text with ": " or a leading quote needs quotes around it'
    // A quote that is never closed is missed at the end of the file; the line to fix is where it was opened.
    const offset = syntaxError.code === 'MISSING_CHAR' ? (keys.at(-1)?.at ?? 0) : syntaxError.pos[0]
    const place = { line: lineAt(offset), column: counter.linePos(offset).col }
    report.add('frontmatter', place, `The frontmatter is not valid YAML: ${reason}`, fix)
    return { value: withPlaceholders({}, report), lines }
  }

  for (const { name, at } of keys) lines.set(name, lineAt(at))
  const written: unknown = document.toJS() ?? {}
  const result = frontmatterSchema.safeParse(written)
  if (result.success) return { value: result.data, lines }
  explain(result.error, lines, report)
  return { value: withPlaceholders(written, report), lines }
}

/** What is acceptable of the frontmatter; a page without a title is called by its file. */
function withPlaceholders(written: unknown, { page }: Report): Frontmatter {
  const values = new Map<string, unknown>(Object.entries(Object(written) as object))
  const accepted = Object.entries(frontmatterSchema.shape).flatMap(([key, schema]) => {
    const result = schema.safeParse(values.get(key))
    return result.success && result.data !== undefined ? [[key, result.data]] : []
  })
  return { title: page, description: '', ...Object.fromEntries(accepted) } as Frontmatter
}

function explain(error: ZodError, lines: Map<string, number>, report: Report) {
  const known = Object.keys(frontmatterSchema.shape)
  const unknown = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const meant = new Set(unknown.map((key) => nearest(key, known)))
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const fix = didYouMean(key, known, `use one of: ${known.join(', ')}`)
        report.add('frontmatter', { line: lines.get(key) ?? 1 }, `"${key}" is not a frontmatter key.`, fix)
      }
      continue
    }
    if (!issue.path.length) {
      report.add('frontmatter', { line: 1 }, 'The frontmatter holds no keys.', 'write lines such as title: …')
      continue
    }
    const key = String(issue.path[0])
    const missing = !lines.has(key)
    // One slip, one message: the key is there, mistyped.
    if (missing && meant.has(key)) continue
    const message = missing ? `"${key}" is missing.` : `"${issue.path.join('.')}" is wrong: ${issue.message}.`
    const fix = missing
      ? `add a line "${key}: …"`
      : (fixes[key] ?? 'see the frontmatter table in CONTRIBUTING.md')
    report.add('frontmatter', { line: lines.get(key) ?? 1 }, message, fix)
  }
}

/** What stands between the `---` lines of a text that may be too broken to be parsed as a whole. */
export function rawFrontmatter(text: string): string | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text)
  return block ? (block[1] ?? '') : undefined
}

/**
 * The text as a less patient parser can take it. Frontmatter that is not YAML, or has no end, would make it throw;
 * behind an empty line it is not looked for.
 */
export function withReadableFrontmatter(text: string): string {
  if (!/^\uFEFF?---/.test(text)) return text
  const yaml = rawFrontmatter(text)
  const readable = yaml !== undefined && !parseDocument(yaml).errors.length
  return readable ? text : `\n${text}`
}

const fixes: Record<string, string> = {
  title: 'write a title of 2–70 characters',
  description: 'write one sentence of 50–160 characters',
  navTitle: 'write a label of 2–32 characters',
  order: 'write a whole number from 0 to 999',
  template: 'leave it out, unless the page is a section front',
  app: 'write a list of up to 4 SDK topics such as implementation/push',
  keywords: 'write a list of up to 8 words or short phrases of 2–40 characters',
  related: 'write a list of up to 8 site paths such as /en/guides/apps/app-keys/',
}
