import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { formatProblems, problemOf, type Problem } from '../problems/problem'
import { fit, readData } from './data-file'

/**
 * What is wrong with the list of languages. Nearly everything imports that list as it is (src/shared/site.ts): this file
 * must not, so that it can say what is wrong before something stumbles over it.
 */

/** The languages of the site, from the project's root. */
export const LANGUAGES = 'content/languages.json'

const languageName = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const schema = z
  .object({
    /** ISO 639-1: addresses begin with it. */
    id: z
      .string()
      .regex(/^[a-z]{2}$/, 'write two lower-case letters, such as nl')
      .refine((id) => languageName.of(id), 'there is no such language'),
    /** What its speakers call it. */
    name: z.string().trim().min(1, 'write its own name, such as Nederlands'),
    /** What the site is called in it, where that is another name. */
    site: z.string().trim().min(1, 'write what the site is called, or take it out').optional(),
  })
  .strict()

const RULE = 'language'
const problem = problemOf(RULE)

/** Reads the list and says what is wrong with it; without the file, as in a part of the project, nothing. */
export function languageProblems(root: string): Problem[] {
  const { data, problems: unreadable } = readData(root, LANGUAGES, RULE)
  if (!data) return unreadable
  const fix = 'write { "id": "nl", "name": "Nederlands" }, and perhaps "site"'
  if (!Array.isArray(data.value) || !data.value.length) {
    return [problem(data.placeOf([]), 'The file is no list of languages.', `${fix}, between [ and ]`)]
  }
  const problems: Problem[] = []
  const seen = new Set<unknown>()
  for (const index of data.value.keys()) {
    const { value, problems: wrong } = fit(data, schema, { rule: RULE, fix, keys: [index] })
    problems.push(...wrong)
    for (const key of ['id', 'name'] as const) {
      const written = value?.[key]
      if (written === undefined) continue
      if (seen.has(written)) {
        problems.push(
          problem(data.placeOf([index, key]), `"${written}" stands twice.`, 'keep one of the two'),
        )
      }
      seen.add(written)
    }
    if (index || !value) continue
    // Whatever a language lacks comes from the first one, so that one has to be there.
    const home = `content/${value.id}/index.mdx`
    if (existsSync(path.join(root, home))) continue
    const message = `"${value.id}" comes first, and so is the default language, but there is no ${home}.`
    problems.push(problem(data.placeOf([index, 'id']), message, 'put the default language first'))
  }
  return problems
}

/** For whatever imports the list: prints what is wrong with it and ends the process, before that import fails. */
export function stopOnLanguageProblems(root: string): void {
  const problems = languageProblems(root)
  if (!problems.length) return
  console.error(formatProblems(problems))
  process.exit(1)
}
