import type { TreeEntry } from '../core/check-tree'
import type { Problem } from '../../../src/shared/problems'
import { sdkPath } from '../../../src/shared/sdk'
import { API_PATH, apiPages } from '../api/pages'
import { isShown } from '../symbols/look-up'
import { readSymbolLists } from '../symbols/read-lists'
import { showingsOf } from '../symbols/shown-on'
import { glossaryPage, readGlossary } from './glossary'
import type { GeneratedPage } from './page'
import { symbolAnchor, symbolsPage, symbolsPath } from './symbols-page'

export interface Generated {
  pages: GeneratedPage[]
  /**
   * Names by the section that documents them: page path, then anchor, then symbols of the SDK, or operations of the API
   * and their paths. Search leads there.
   */
  symbolHomes: Map<string, Map<string, string[]>>
  problems: Problem[]
}

/**
 * Makes the pages that are made of data: the glossary, one of all symbols for every platform that has pages, and the
 * reference of the REST API.
 */
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
  if (!byPath.has(API_PATH)) return { pages, symbolHomes, problems: [] }
  const api = apiPages(root)
  api.names.forEach((sections, path) => symbolHomes.set(path, sections))
  return { pages: [...pages, ...api.pages], symbolHomes, problems: api.problems }
}
