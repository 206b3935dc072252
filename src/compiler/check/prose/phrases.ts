import { z } from 'zod'
import { ENGLISH } from '../../../shared/site'
import { fit, readData } from '../../files/data-file'
import { digest } from '../../page/inputs'
import { findingsInProse } from '../cache/per-page'
import type { Rule } from '../rule'
import { inLanguage, phraseFinder } from './spoken'

const PHRASES = 'content/phrases.yaml'

const schema = z.array(
  z.object({ phrase: z.union([z.string(), z.array(z.string())]), why: z.string(), fix: z.string() }).strict(),
)

/** Phrases that help no reader, as content/phrases.yaml lists them. */
export const phraseRule: Rule = {
  name: 'phrase',
  data: PHRASES,
  about: 'English pages use no phrase of `content/phrases.yaml`',
  check(context) {
    const { data, problems } = readData(context.root, PHRASES, 'phrase')
    if (!data) return problems
    const list = fit(data, schema, { rule: 'phrase', fix: 'each entry has phrase, why and fix' })
    if (!list.value) return list.problems
    const find = phraseFinder(
      list.value.flatMap(({ phrase, why, fix }) =>
        [phrase].flat().map((one) => ({ phrase: one, value: { why, fix } })),
      ),
    )
    return findingsInProse(
      { ...context, said: inLanguage(context.said, ENGLISH) },
      'phrase',
      digest([data.text]),
      (text) =>
        find(text).map(({ written, offset, value: { why, fix } }) => ({
          offset,
          message: `"${written}" ${why}.`,
          fix,
        })),
    )
  },
}
