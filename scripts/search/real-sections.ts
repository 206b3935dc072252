import { toSearchableSections } from '../../src/compiler/site/search-sections'
import { compileContent } from '../../src/compiler/site/compile-content'
import { diskStore } from '../../src/compiler/site/compile-store'
import { indexed } from '../../src/compiler/site/content-state'
import type { SearchableSection } from '../../src/search/contract/index-file'

/**
 * The sections of all pages of the content, as a build hands them to the index. What the content check compiled is not
 * compiled again.
 */
export async function realSections(root: string): Promise<SearchableSection[]> {
  const content = indexed(await compileContent(root, diskStore(root, 'words'), { wordsOnly: true }))
  return content.entries
    .filter((entry) => content.entryOfPath(entry.path) === entry)
    .flatMap((entry) => toSearchableSections(entry, content))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
