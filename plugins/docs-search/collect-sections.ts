import type { SearchableSection } from '../../src/search/contract/index-file'

/** What the query for pages answers: the sections of each as JSON. */
export interface SectionsQuery {
  allDocPage: { nodes: readonly { sections: string }[] }
}

export const sectionsQuery = /* GraphQL */ `
  {
    allDocPage {
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
export function collectSections({ allDocPage }: SectionsQuery): SearchableSection[] {
  const sections = allDocPage.nodes.flatMap(({ sections: text }): unknown[] => {
    const ofPage: unknown = JSON.parse(text)
    if (!Array.isArray(ofPage)) throw new TypeError(`DocPage.sections must be a list, found ${typeof ofPage}`)
    return ofPage
  })
  const known = sections.map((section) => {
    if (isSection(section)) return section
    throw new TypeError(
      `DocPage.sections holds something that is not a section: ${(JSON.stringify(section) as string | undefined)?.slice(0, 120) ?? 'nothing'}`,
    )
  })
  // Pages in the order of their paths; the sections of a page stay as the page has them (sort is stable).
  return known.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
