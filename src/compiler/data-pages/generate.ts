import { languages } from '../../shared/site'
import { languageOf } from '../../shared/slugs'
import type { GeneratedPage } from '../page/generated-page'
import type { TreeEntry } from '../page/tree-entry'
import type { Problem } from '../problems/problem'
import type { SectionNames, SectionSentences } from './maker'
import { makers } from './makers'

export interface Generated {
  pages: (GeneratedPage & { madeBy: string })[]
  names: SectionNames
  sentences: SectionSentences
  problems: Problem[]
}

/** Reads the data that pages will be made of: until a file of it changes it is at hand then. */
export function readAhead(root: string): void {
  for (const maker of makers) maker.read?.(root)
}

/** Makes the pages that are made of data, in every language, beside those that somebody wrote. */
export function generatePages(root: string, entries: readonly TreeEntry[]): Generated {
  const all: Generated = { pages: [], names: new Map(), sentences: new Map(), problems: [] }
  for (const language of languages) {
    const ofLanguage = entries.filter(({ path }) => languageOf(path) === language)
    // The first file of a duplicate route keeps it; the second is reported.
    const written = new Map([...ofLanguage].reverse().map((entry) => [entry.path, entry]))
    for (const maker of makers) {
      const { pages, names, sentences, problems = [] } = maker.make({ root, language, written })
      all.pages.push(...pages.map((page) => ({ ...page, madeBy: maker.name })))
      all.problems.push(...problems)
      names?.forEach((sections, path) => add(all.names, path, sections))
      sentences?.forEach((sections, path) => add(all.sentences, path, sections))
    }
  }
  return all
}

/** Two makers may know something of one section. */
function add<Value>(
  all: Map<string, Map<string, Value[]>>,
  path: string,
  sections: ReadonlyMap<string, readonly Value[]>,
): void {
  const known = all.get(path) ?? new Map<string, Value[]>()
  for (const [anchor, values] of sections) known.set(anchor, [...(known.get(anchor) ?? []), ...values])
  all.set(path, known)
}
