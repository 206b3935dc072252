import { languages } from '../../shared/site'
import { languageOf } from '../../shared/slugs'
import type { GeneratedPage } from '../page/generated-page'
import type { TreeEntry } from '../page/tree-entry'
import { brokenOff } from '../problems/broken-off'
import type { Problem } from '../problems/problem'
import { noteAt, type BySection, type Maker, type SectionNames, type SectionSentences } from './maker'
import { makers } from './makers'

export interface Generated {
  pages: (GeneratedPage & { madeBy: string })[]
  names: SectionNames
  sentences: SectionSentences
  problems: Problem[]
}

/** Reads the data that pages will be made of: until a file of it changes it is at hand then. */
export function readAhead(root: string): void {
  for (const maker of makers) {
    try {
      maker.read?.(root)
    } catch {
      // Whoever reads it next is told the same.
    }
  }
}

/** Makes the pages that are made of data, in every language, beside those that somebody wrote. */
export function generatePages(root: string, entries: readonly TreeEntry[]): Generated {
  const all: Generated = { pages: [], names: new Map(), sentences: new Map(), problems: [] }
  for (const language of languages) {
    const ofLanguage = entries.filter(({ path }) => languageOf(path) === language)
    // The first file of a duplicate route keeps it; the second is reported.
    const written = new Map([...ofLanguage].reverse().map((entry) => [entry.path, entry]))
    for (const maker of makers) {
      const { pages, names, sentences, problems = [] } = made(maker, { root, language, written })
      all.pages.push(...pages.map((page) => ({ ...page, madeBy: maker.name })))
      all.problems.push(...problems)
      if (names) noteAll(all.names, names)
      if (sentences) noteAll(all.sentences, sentences)
    }
  }
  return all
}

/** Without pages where the maker cannot cope with its data. */
function made(maker: Maker, material: Parameters<Maker['make']>[0]): ReturnType<Maker['make']> {
  try {
    return maker.make(material)
  } catch (error) {
    const { file, rule } = maker.data
    const place = { file: file(material.language) }
    return { pages: [], problems: [brokenOff(error, rule, place, 'No pages can be made of this')] }
  }
}

/** Two makers may know something of one section. */
function noteAll<Value>(all: BySection<Value>, more: BySection<Value>): void {
  for (const [page, sections] of more) {
    for (const [section, values] of sections) noteAt(all, page, section, ...values)
  }
}
