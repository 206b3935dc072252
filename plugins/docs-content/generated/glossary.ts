import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Problem } from '../../../src/shared/problems'
import type { GeneratedPage } from './page'

/** The terms of the product, from the project's root. */
export const GLOSSARY = 'content/glossary.yaml'

const schema = z
  .object({
    /** The one spelling. */
    term: z.string(),
    /** What it is, for readers: a sentence or two, in Markdown. */
    is: z.string().min(10),
    /** Spellings that are wrong. */
    not: z.array(z.string()).default([]),
    /** The page that tells more. */
    see: z.string().startsWith('/').optional(),
  })
  .strict()

export type Term = z.infer<typeof schema>

/** Reads the glossary; entries that are wrong are told with their line and left out. */
export function readGlossary(root: string): { terms: Term[]; problems: Problem[] } {
  const file = path.join(root, GLOSSARY)
  if (!existsSync(file)) return { terms: [], problems: [] }
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter })
  const problem = (line: number, message: string, mend: string): Problem => ({
    file: GLOSSARY,
    line,
    column: 1,
    rule: 'term',
    message,
    mend,
  })
  const [fault] = document.errors
  if (fault) {
    const { line } = counter.linePos(fault.pos[0])
    return { terms: [], problems: [problem(line, 'The glossary is not valid YAML.', 'mend the YAML')] }
  }
  const written: unknown = document.toJS()
  const terms: Term[] = []
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [index, entry] of (Array.isArray(written) ? written : [written]).entries()) {
    const node = document.getIn([index], true) as { range?: [number] } | undefined
    const line = node?.range ? counter.linePos(node.range[0]).line : 1
    const result = schema.safeParse(entry)
    if (!result.success) {
      const [issue] = result.error.issues
      const what = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`
      problems.push(
        problem(line, `The entry is wrong: ${what}.`, 'each entry has term, is, and perhaps not and see'),
      )
    } else if (seen.has(result.data.term.toLowerCase())) {
      problems.push(problem(line, `"${result.data.term}" stands twice.`, 'merge the two entries'))
    } else {
      seen.add(result.data.term.toLowerCase())
      terms.push(result.data)
    }
  }
  return { terms, problems }
}

/** The page of all terms, as MDX: a heading a term, so that each has its address and is found by search. */
export function glossaryPage(
  terms: readonly Term[],
  titleOf: (path: string) => string | undefined,
): GeneratedPage {
  const sorted = [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'))
  const entries = sorted.map(({ term, is, see }) => {
    const title = see && titleOf(see)
    const more = title ? ` See [${title}](${see}).` : ''
    return `## ${term}\n\n${is.trim()}${more}`
  })
  const text = [
    '---',
    'title: Glossary',
    'description: What the words of the dashboard, of the SDKs and of these pages mean, from action to webhook, each with its one spelling.',
    'order: 950',
    '---',
    '',
    'The words of Beckon, each with the one spelling that the dashboard and these pages use for it.',
    '',
    ...entries.flatMap((entry) => [entry, '']),
  ].join('\n')
  return { file: 'en/guides/glossary.mdx', text, source: GLOSSARY }
}
