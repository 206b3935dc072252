import { facetNames, type FacetName, type Facets, type Filters } from '../contract/answer'
import type { RankedPage } from './group'

interface Facts {
  topic: string
  facets: Filters
}

export interface Narrowed {
  pages: readonly RankedPage[]
  facets: Facets
  /** Rows that there would be without any filter. */
  unfiltered: number
}

const passes = (own: Filters, filters: Filters, but?: FacetName): boolean =>
  facetNames.every((name) => name === but || !filters[name] || own[name] === filters[name])

/** The rows that each choice would give, for everything that results can be narrowed by. */
export const facetsOf = (countsOf: (name: FacetName) => Readonly<Record<string, number>>): Facets =>
  Object.fromEntries(facetNames.map((name) => [name, countsOf(name)])) as Facets

/**
 * Pages that pass all filters, and how many rows each choice would give. A choice is counted under the other filters and
 * not under its own: the numbers say what a reader gets by changing it.
 * In: what each page is, by its path; pages of one topic make one row.
 */
export function narrow(
  ranked: readonly RankedPage[],
  filters: Filters,
  factsOf: (path: string) => Facts,
): Narrowed {
  const all = ranked.map((page) => ({ page, ...factsOf(page.path) }))
  const countsOf = (name: FacetName): Record<string, number> => {
    const topics = new Map<string, Set<string>>()
    for (const { topic, facets } of all) {
      const choice = facets[name]
      if (!choice || !passes(facets, filters, name)) continue
      const known = topics.get(choice)
      if (known) known.add(topic)
      else topics.set(choice, new Set([topic]))
    }
    return Object.fromEntries([...topics].map(([choice, { size }]) => [choice, size]))
  }
  return {
    pages: all.filter(({ facets }) => passes(facets, filters)).map(({ page }) => page),
    facets: facetsOf(countsOf),
    unfiltered: new Set(all.map(({ topic }) => topic)).size,
  }
}
