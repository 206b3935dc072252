import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { placeIn } from '../../../plugins/docs-content/core/texts'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'
import { isSpoken, phraseFinder } from './spoken'

const PHRASES = 'content/phrases.yaml'

const schema = z.array(
  z
    .object({ phrase: z.union([z.string(), z.array(z.string())]), why: z.string(), mend: z.string() })
    .strict(),
)

/** Phrases that help no reader, as content/phrases.yaml lists them. */
export const phraseRule: Rule = {
  name: 'phrase',
  about: 'no phrase of content/phrases.yaml is used',
  check({ root, texts }) {
    const file = path.join(root, PHRASES)
    if (!existsSync(file)) return []
    const result = schema.safeParse(parse(readFileSync(file, 'utf8')))
    if (!result.success) {
      const [issue] = result.error.issues
      const message = `The list of phrases is wrong at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`
      const mend = 'each entry has phrase, why and mend'
      return [{ file: PHRASES, line: 1, column: 1, rule: 'phrase', message, mend }]
    }
    const find = phraseFinder(
      result.data.flatMap(({ phrase, why, mend }) =>
        [phrase].flat().map((one) => ({ phrase: one, value: { why, mend } })),
      ),
    )
    return texts.filter(isSpoken).flatMap((text) =>
      find(text.text).map(({ written, offset, value: { why, mend } }): Problem => ({
        file: text.file,
        ...placeIn(text, offset),
        rule: 'phrase',
        message: `"${written}" ${why}.`,
        mend,
      })),
    )
  },
}
