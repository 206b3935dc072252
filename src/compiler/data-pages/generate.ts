import { languages } from '../../shared/site'
import { languageOf } from '../../shared/slugs'
import type { GeneratedPage } from '../page/generated-page'
import type { TreeEntry } from '../page/tree-entry'
import { brokenOff } from '../problems/broken-off'
import type { Problem } from '../problems/problem'
import {
  noteAt,
  type BySection,
  type Made,
  type Maker,
  type Needs,
  type NameGuides,
  type SectionNames,
  type SectionSentences,
} from './maker'
import { makers } from './makers'

/** A page that is made of data, and what made it. */
export type MadePage = GeneratedPage & { madeBy: string }

/** What made pages say besides themselves. */
export interface Generated {
  names: SectionNames
  sentences: SectionSentences
  guides: NameGuides
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

/** Nothing was made yet. */
export const nothingMade = (): Generated => ({
  names: new Map(),
  sentences: new Map(),
  guides: new Map(),
  problems: [],
})

/**
 * Makes the pages of data that depend on these pages that somebody wrote, in every language.
 * @param paths of all pages that somebody wrote, whether they are compiled or not
 * @param entries those that are needed
 * @param all what the pages say besides is added to it
 */
export function* generate(
  root: string,
  needs: Needs,
  { paths, entries, all }: { paths: readonly string[]; entries: readonly TreeEntry[]; all: Generated },
): Generator<MadePage[], void> {
  const known = new Set(paths)
  for (const language of languages) {
    const ofLanguage = entries.filter(({ path }) => languageOf(path) === language)
    // The first file of a duplicate route keeps it; the second is reported.
    const written = new Map([...ofLanguage].reverse().map((entry) => [entry.path, entry]))
    const material = { root, language, has: (path: string) => known.has(path), written }
    for (const maker of makers.filter((one) => one.needs === needs)) yield* madeBy(maker, material, all)
  }
}

function* madeBy(
  maker: Maker,
  material: Parameters<Maker['make']>[0],
  all: Generated,
): Generator<MadePage[], void> {
  for (const { pages, names, sentences, guides = [], problems = [] } of made(maker, material)) {
    all.problems.push(...problems)
    for (const [list, ofList] of guides) all.guides.set(list, ofList)
    if (names) noteAll(all.names, names)
    if (sentences) noteAll(all.sentences, sentences)
    yield pages.map((page) => ({ ...page, madeBy: maker.name }))
  }
}

/** Without further pages where the maker cannot cope with its data. */
function* made(maker: Maker, material: Parameters<Maker['make']>[0]): Generator<Made, void> {
  try {
    yield* maker.make(material)
  } catch (error) {
    const { file, rule } = maker.data
    const place = { file: file(material.language) }
    yield { pages: [], problems: [brokenOff(error, rule, place, 'No pages can be made of this')] }
  }
}

/** Two makers may know something of one section. */
function noteAll<Value>(all: BySection<Value>, more: BySection<Value>): void {
  for (const [page, sections] of more) {
    for (const [section, values] of sections) noteAt(all, page, section, ...values)
  }
}
