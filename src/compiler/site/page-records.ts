import { addTo } from '../../text/maps'
import type { DocPage, PageRoute } from '../../shared/doc-page'
import { buildTree, type TreeNode } from '../../shared/page-tree'
import { defaultLanguage, languages, type Language } from '../../shared/site'
import { languageOf } from '../../shared/slugs'
import { lastChanged } from '../files/last-changed'
import { wordsOf } from '../files/words'
import { digest } from '../page/inputs'
import { pageEntryOf } from '../page/tree-entry'
import { noParity, readParity } from '../parity/parity'
import type { Problem } from '../problems/problem'
import { readSymbolLists } from '../symbols/read-lists'
import type { ContentState } from './content-state'
import { hasPictures, madeOf, placed, toDocPage } from './doc-page'
import { figureDescriber } from './figure-props'
import { readReadings } from './readings'
import { sectionsMadeOf, toSearchableSections } from './search-sections'

/** What a page's template and search get, as texts. */
export interface PageTexts {
  /** DocPage as JSON; its figures still lack the sizes of their pictures. */
  doc: string
  /** SearchableSection[] as JSON. */
  sections: string
  /** Whether sizes of pictures have to be filled in. */
  hasPictures: boolean
}

/** One page as Gatsby keeps it: what creates it, and what is in it. */
export interface PageRecord extends PageRoute, Pick<DocPage, 'updated' | 'translations'> {
  /** Another one as soon as anything the page is made of is another. */
  digest: string
  /** Written out when asked for: of most pages nobody asks after a save, for they are as they were. */
  texts: () => PageTexts
}

/**
 * All pages with their digests. A page that belongs to an address which another file holds is left out; that was reported.
 * @param problems what is wrong with the content, shown on the pages while they are written; none in a build
 */
export function pageRecords(
  root: string,
  content: ContentState,
  problems: readonly Problem[] = [],
): PageRecord[] {
  const ofLanguage = new Map(
    languages.map((language) => [
      language,
      { parity: readParity(root, language).parity, words: wordsOf(root, language) },
    ]),
  )
  const byFile = new Map<string, Problem[]>()
  for (const problem of problems) addTo(byFile, problem.file, problem)
  const surroundings = {
    content,
    lists: readSymbolLists(root).lists,
    describeFigure: figureDescriber(root),
    lastChanged: (file: string) => lastChanged(root, file),
    readings: readReadings(root).readings,
    problems: byFile,
  }
  return content.entries.flatMap((entry) => {
    const { path } = entry
    if (content.entryOfPath(path) !== entry) return []
    const language = languageOf(path) ?? defaultLanguage
    const own = ofLanguage.get(language) ?? { parity: noParity, words: wordsOf(root, language) }
    const page = placed(entry, { ...surroundings, ...own })
    const { updated, translations } = page.around
    return {
      path,
      title: entry.page.frontmatter.title,
      template: entry.page.frontmatter.template,
      language,
      hasReference: entry.page.hasReference,
      ...(updated ? { updated } : {}),
      ...(translations ? { translations } : {}),
      digest: digest([...madeOf(page), ...sectionsMadeOf(entry, content)]),
      texts: () => ({
        doc: JSON.stringify(toDocPage(page)),
        sections: JSON.stringify(toSearchableSections(entry, content)),
        hasPictures: hasPictures(entry.page.blocks),
      }),
    }
  })
}

/** The page tree of a language, once for all its pages: sidebars, breadcrumbs and switchers are made of it. */
export function navigationTree({ entries }: ContentState, language: Language): TreeNode[] {
  return buildTree(entries.filter(({ path }) => languageOf(path) === language).map(pageEntryOf))
}
