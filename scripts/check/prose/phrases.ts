import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { placeIn } from '../../../plugins/docs-content/core/texts'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'
import { isSpoken, phraseFinder, type Pattern } from './spoken'

const PHRASES = 'content/phrases.yaml'

const oneOrMore = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .optional()
  .transform((value) => (value === undefined ? [] : [value].flat()))

const schema = z
  .object({
    /** As it is written. */
    phrase: oneOrMore,
    /** Where only its surroundings tell whether it is wrong. */
    regex: oneOrMore,
    /** Only in this case: what is wrong in lower case may be the name of something. */
    matchCase: z.boolean().default(false),
    why: z.string(),
    mend: z.string(),
  })
  .strict()
  .refine(({ phrase, regex }) => phrase.length + regex.length > 0, 'phrase or regex is missing')

interface Advice {
  why: string
  mend: string
}

/** Phrases that help no reader, as content/phrases.yaml lists them. */
export const phraseRule: Rule = {
  name: 'phrase',
  about: 'no phrase of content/phrases.yaml is used',
  check({ root, texts }) {
    const { patterns, problems } = readPhrases(root)
    const find = phraseFinder(patterns)
    const found = texts.filter(isSpoken).flatMap((text) =>
      find(text.text).map(({ written, offset, value: { why, mend } }): Problem => ({
        file: text.file,
        ...placeIn(text, offset),
        rule: 'phrase',
        message: `"${written}" ${why}.`,
        mend,
      })),
    )
    return [...problems, ...found]
  },
}

/** Reads the list; entries that are wrong are told with their line and left out. */
function readPhrases(root: string): { patterns: Pattern<Advice>[]; problems: Problem[] } {
  const file = path.join(root, PHRASES)
  if (!existsSync(file)) return { patterns: [], problems: [] }
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter })
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line)
  const problem = (line: number, message: string, mend: string): Problem => ({
    file: PHRASES,
    line,
    column: 1,
    rule: 'phrase',
    message,
    mend,
  })
  const [fault] = document.errors
  if (fault) {
    const told = problem(lineAt(fault.pos[0]), 'The list of phrases is not valid YAML.', 'mend the YAML')
    return { patterns: [], problems: [told] }
  }
  const written = (document.toJS() ?? []) as unknown
  const patterns: Pattern<Advice>[] = []
  const problems: Problem[] = []
  for (const [index, entry] of (Array.isArray(written) ? written : [written]).entries()) {
    const node = document.getIn([index], true) as { range?: [number] } | undefined
    const line = node?.range ? lineAt(node.range[0]) : 1
    const result = schema.safeParse(entry)
    if (!result.success) {
      const [issue] = result.error.issues
      const what = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
      const mend = 'each entry has phrase or regex, why, mend, and perhaps matchCase'
      problems.push(problem(line, `The entry is wrong: ${what}.`, mend))
      continue
    }
    const { phrase, regex, matchCase, why, mend } = result.data
    const value = { why, mend }
    patterns.push(...phrase.map((one) => ({ phrase: one, value, matchCase })))
    for (const one of regex) {
      if (isRegex(one)) patterns.push({ regex: one, value, matchCase })
      else problems.push(problem(line, `"${one}" is no regular expression.`, 'mend its brackets'))
    }
  }
  return { patterns, problems }
}

function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}
