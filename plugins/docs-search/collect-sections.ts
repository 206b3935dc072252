import type { SearchableSection } from '../../src/shared/search-index'

/** What the query for pages answers; a partial has no sections of its own. */
export interface SectionsQuery {
  allMdx: { nodes: readonly { sections?: unknown }[] }
}

export const sectionsQuery = /* GraphQL */ `
  {
    allMdx {
      nodes {
        sections
      }
    }
  }
`

const textKeys = [
  'path',
  'anchor',
  'pageTitle',
  'heading',
  'text',
] as const satisfies readonly (keyof SearchableSection)[]

function isSection(value: unknown): value is SearchableSection {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  return textKeys.every((key) => typeof record[key] === 'string') && Array.isArray(record.trail)
}

/**
 * The sections of all pages, in the order of their addresses so that two builds of one content give one file.
 * Throws when a page hands over something that is not a section: an index with holes would not be noticed.
 */
export function collectSections({ allMdx }: SectionsQuery): SearchableSection[] {
  const sections = allMdx.nodes.flatMap(({ sections: ofPage }): unknown[] => {
    if (ofPage === null || ofPage === undefined) return []
    if (!Array.isArray(ofPage)) throw new TypeError(`Mdx.sections must be a list, found ${typeof ofPage}`)
    return ofPage
  })
  const known = sections.map((section) => {
    if (isSection(section)) return section
    throw new TypeError(
      `Mdx.sections holds something that is not a section: ${(JSON.stringify(section) as string | undefined)?.slice(0, 120) ?? 'nothing'}`,
    )
  })
  // Pages in the order of their paths; the sections of a page stay as the page has them (sort is stable).
  return known.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
