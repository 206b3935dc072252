import { z } from 'zod'
import { defaultLanguage, type Language } from '../../shared/site'
import { withLanguage } from '../../shared/slugs'
import { fit, readData } from './data-file'
import { problemOf, type Place, type Problem } from '../problems/problem'

/** The terms of the product in a language, from the project's root: each language has its own. */
export const glossaryFile = (language: Language): string =>
  language === defaultLanguage ? 'content/glossary.yaml' : `content/glossary.${language}.yaml`

/** Where the page stands that is made of them. */
export const glossaryPath = (language: Language): string => withLanguage('/guides/glossary/', language)

const schema = z
  .object({
    /** The one spelling. */
    term: z.string(),
    /** What it is, for readers: a sentence or two, in Markdown. */
    is: z.string().min(10),
    /** Spellings that are wrong. */
    not: z.array(z.string()).default([]),
    /** Whether it is a word of every day as well, or one that every reader knows: pages do not explain it where it stands. */
    everyday: z.boolean().default(false),
    /** The page that says more. */
    see: z.string().startsWith('/').optional(),
  })
  .strict()

export interface Term extends z.infer<typeof schema> {
  /** Where its entry stands. */
  place: Required<Place>
}

/** Reads the glossary; entries that are wrong are reported with their line and left out. */
export function readGlossary(root: string, language: Language): { terms: Term[]; problems: Problem[] } {
  const { data, problems: unreadable } = readData(root, glossaryFile(language), 'term')
  if (!data) return { terms: [], problems: unreadable }
  const terms = new Map<string, Term>()
  const problems: Problem[] = []
  const how = { rule: 'term', fix: 'each entry has term, is, and perhaps not, see and everyday' }
  const places = Array.isArray(data.value) ? [...data.value.keys()].map((index) => [index]) : [[]]
  for (const keys of places) {
    const { value, problems: wrong } = fit(data, schema, { ...how, keys })
    problems.push(...wrong)
    if (!value) continue
    const place = data.placeOf(keys)
    const key = value.term.toLowerCase()
    if (terms.has(key)) {
      problems.push(problemOf('term')(place, `"${value.term}" stands twice.`, 'merge the two entries'))
    } else terms.set(key, { ...value, place })
  }
  return { terms: [...terms.values()], problems }
}
