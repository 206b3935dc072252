import type { TreeEntry } from '../core/check-tree'
import { sdkPath } from '../../../src/shared/sdk'
import { isShown } from '../symbols/look-up'
import { readSymbolLists } from '../symbols/read-lists'
import { showingsOf } from '../symbols/shown-on'
import { glossaryPage, readGlossary } from './glossary'
import type { GeneratedPage } from './page'
import { symbolAnchor, symbolsPage, symbolsPath } from './symbols-page'

export interface Generated {
  pages: GeneratedPage[]
  /** Symbols by the section that documents them: page path, then anchor, then names. Search leads there. */
  symbolHomes: Map<string, Map<string, string[]>>
}

/** Makes the pages that are made of data: the glossary, and one of all symbols for every platform that has pages. */
export function generatePages(root: string, entries: readonly TreeEntry[]): Generated {
  const { lists } = readSymbolLists(root)
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const titleOf = (path: string) => byPath.get(path)?.page.frontmatter.title
  const overview = ({ version, platform }: (typeof lists)[number]) =>
    sdkPath({ language: 'en', version, platform, topic: '' })
  const published = new Set(lists.filter((list) => byPath.has(overview(list))))
  const symbolHomes: Generated['symbolHomes'] = new Map()
  const pages = [...published].map((list) => {
    const showings = showingsOf(list, entries)
    for (const symbol of list.symbols.filter(isShown)) {
      const { id, name } = symbol
      // What no page shows is found on the page of symbols.
      const elsewhere = { path: symbolsPath(list), section: symbolAnchor(symbol) }
      const [home = elsewhere] = showings.get(id) ?? []
      const sections = symbolHomes.get(home.path) ?? new Map<string, string[]>()
      sections.set(home.section, [...(sections.get(home.section) ?? []), name])
      symbolHomes.set(home.path, sections)
    }
    return symbolsPage(list, { lists, published, showings, titleOf })
  })
  const { terms } = readGlossary(root)
  const hasGuides = byPath.has('/en/guides/')
  if (terms.length && hasGuides) pages.push(glossaryPage(terms, titleOf))
  return { pages, symbolHomes }
}
