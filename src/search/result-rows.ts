import type { MarkedText, SearchGroup, Twin } from './contract'

/** A page shows at most this many twins; the rest are a switch away on the page itself. */
export const mostTwins = 5

/** One line of results that the arrow keys stop at, with the id of its element. */
export interface ResultRow {
  id: string
  address: string
  kind: 'page' | 'section'
  title: MarkedText
  excerpt: MarkedText
  twins: readonly (Twin & { id: string })[]
}

export interface ResultGroup {
  id: string
  trail: string
  rows: readonly ResultRow[]
  /** How many twins are not shown. */
  moreTwins: number
}

/** Groups of the engine → groups as they stand on the screen. `prefix` keeps ids apart from those of the page. */
export function toResultGroups(groups: readonly SearchGroup[], prefix: string): ResultGroup[] {
  return groups.map((group, index): ResultGroup => {
    const id = `${prefix}-${index}`
    const twins = group.alsoOn.slice(0, mostTwins).map((twin, at) => ({ ...twin, id: `${id}-twin-${at}` }))
    const page: ResultRow = {
      id: `${id}-page`,
      address: group.path,
      kind: 'page',
      title: group.title,
      excerpt: group.excerpt,
      twins,
    }
    const sections = group.hits.map((hit, at): ResultRow => ({
      id: `${id}-section-${at}`,
      address: hit.address,
      kind: 'section',
      title: hit.heading,
      excerpt: hit.excerpt,
      twins: [],
    }))
    return {
      id,
      trail: group.trail,
      rows: [page, ...sections],
      moreTwins: group.alsoOn.length - twins.length,
    }
  })
}
