import type { MarkedText, SearchGroup, Counterpart } from '../contract/answer'

/** A page shows at most this many counterparts; the rest are a switch away on the page itself. */
export const mostCounterparts = 5

/** One line of results that the arrow keys stop at, with the id of its element. */
export interface ResultRow {
  id: string
  address: string
  kind: 'page' | 'section'
  title: MarkedText
  excerpt: MarkedText
  counterparts: readonly (Counterpart & { id: string })[]
}

export interface ResultGroup {
  id: string
  trail: string
  rows: readonly ResultRow[]
  /** How many counterparts are not shown. */
  moreCounterparts: number
}

/** Groups of the engine → groups as they stand on the screen. `prefix` keeps ids apart from those of the page. */
export function toResultGroups(groups: readonly SearchGroup[], prefix: string): ResultGroup[] {
  return groups.map((group, index): ResultGroup => {
    const id = `${prefix}-${index}`
    const counterparts = group.alsoOn
      .slice(0, mostCounterparts)
      .map((counterpart, at) => ({ ...counterpart, id: `${id}-counterpart-${at}` }))
    const page: ResultRow = {
      id: `${id}-page`,
      address: group.path,
      kind: 'page',
      title: group.title,
      excerpt: group.excerpt,
      counterparts,
    }
    const sections = group.hits.map((hit, at): ResultRow => ({
      id: `${id}-section-${at}`,
      address: hit.address,
      kind: 'section',
      title: hit.heading,
      excerpt: hit.excerpt,
      counterparts: [],
    }))
    return {
      id,
      trail: group.trail,
      rows: [page, ...sections],
      moreCounterparts: group.alsoOn.length - counterparts.length,
    }
  })
}
