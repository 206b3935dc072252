import type { SearchableSection } from '../../../src/shared/search-index'
import { parentPath } from '../../../src/shared/slugs'
import type { TreeEntry } from '../core/check-tree'
import { API } from '../api/read-description'
import { SYMBOLS } from '../symbols/read-lists'
import type { ContentState } from './content-state'

/** Tables of symbols, and parameters of API operations, would fill the index with what others are found by. */
const LIST_EXCERPT = 160

/** Sections of a page as the search index wants them, with the titles of the pages above it. */
export function toSearchableSections(
  { path, page, generatedFrom }: TreeEntry,
  content: ContentState,
): SearchableSection[] {
  const { frontmatter } = page
  const trail: string[] = []
  // The home page is above everything, and says nothing about where a page stands.
  for (let parent = parentPath(path); parent && parentPath(parent); parent = parentPath(parent)) {
    const above = content.entryOfPath(parent)?.page.frontmatter
    if (above) trail.unshift(above.navTitle ?? above.title)
  }
  const names = content.symbolHomes.get(path)
  const isSymbols = generatedFrom?.startsWith(SYMBOLS) ?? false
  const isOperation = (id: string) => generatedFrom?.startsWith(API) && names?.has(id)
  const common = { path, pageTitle: frontmatter.title, trail }
  const [first, ...rest] = page.sections
  const opening = first && !first.id ? first.text : ''
  return [
    {
      ...common,
      anchor: '',
      heading: '',
      text: `${frontmatter.description} ${opening}`.trim(),
      names: names?.get('') ?? [],
    },
    ...(first?.id ? [first, ...rest] : rest).map(({ id, title, text }) => ({
      ...common,
      anchor: id,
      heading: title,
      text: isSymbols || isOperation(id) ? text.slice(0, LIST_EXCERPT) : text,
      names: names?.get(id) ?? [],
    })),
  ]
}
