import { facetNames, type FacetName, type Facets, type Filters } from '../contract/answer'
import type { RankedPage } from './group'
import type { Pages } from './pages'

export interface Narrowed {
  pages: readonly RankedPage[]
  facets: Facets
  /** Rows that there would be without any filter. */
  unfiltered: number
}

function passes(own: Filters, filters: Filters, but?: FacetName): boolean {
  for (const name of facetNames)
    if (name !== but && filters[name] && own[name] !== filters[name]) return false
  return true
}

/** The rows that each choice would give, for everything that results can be narrowed by. */
export const facetsOf = (countsOf: (name: FacetName) => Readonly<Record<string, number>>): Facets =>
  Object.fromEntries(facetNames.map((name) => [name, countsOf(name)])) as Facets

/**
 * The same for the pages of a site, by numbers, so that counting is quick. By page: the place of its choice among `all`, one
 * more than that; 0 where it has none.
 */
type Choices = Readonly<Record<FacetName, { all: readonly string[]; ofPage: Uint16Array }>>

function numbered(facets: readonly Filters[]): Choices {
  const choicesOf = (name: FacetName) => {
    const all = [...new Set(facets.flatMap((own) => own[name] ?? []))]
    return { all, ofPage: Uint16Array.from(facets, (own) => all.indexOf(own[name] ?? '') + 1) }
  }
  return { area: choicesOf('area'), version: choicesOf('version'), platform: choicesOf('platform') }
}

/**
 * The pages of a site → what narrows ranked pages: those that pass all filters, and how many rows each choice would give. A
 * choice is counted under the other filters and not under its own: the numbers say what a reader gets by changing it. Pages of
 * one topic make one row.
 */
export function createNarrow(pages: Pages, facetsOfPath: (path: string) => Filters) {
  /** Worked out at the first question: the reader who opens search does not wait for it. */
  let known: ReturnType<typeof read> | undefined
  function read() {
    const facets = pages.all.map(({ path }) => facetsOfPath(path))
    const choices = numbered(facets)
    const most = Math.max(...facetNames.map((name) => choices[name].all.length))
    // In which count a topic was met last with a choice.
    return { facets, choices, met: new Uint32Array(pages.all.length * (1 + most)) }
  }
  const { topics } = pages
  let counts = 0

  function countsOf(
    name: FacetName,
    ranked: readonly RankedPage[],
    filters: Filters,
  ): Record<string, number> {
    const { facets, choices, met } = (known ??= read())
    const { all, ofPage } = choices[name]
    const isFiltered = facetNames.some((other) => other !== name && filters[other])
    const found = new Uint32Array(all.length + 1)
    const inOrder: number[] = []
    counts++
    for (const { number: page } of ranked) {
      const choice = ofPage[page] ?? 0
      if (!choice || (isFiltered && !passes(facets[page] ?? {}, filters, name))) continue
      const place = (topics[page] ?? 0) * (all.length + 1) + choice
      if (met[place] === counts) continue
      met[place] = counts
      if (!found[choice]) inOrder.push(choice)
      found[choice] = (found[choice] ?? 0) + 1
    }
    return Object.fromEntries(inOrder.map((choice) => [all[choice - 1] ?? '', found[choice] ?? 0]))
  }

  /** How many topics pages are of. */
  function countTopics(ranked: readonly RankedPage[]): number {
    const { met } = (known ??= read())
    let found = 0
    counts++
    for (const { number } of ranked) {
      const topic = topics[number] ?? 0
      if (met[topic] !== counts) found++
      met[topic] = counts
    }
    return found
  }

  return (ranked: readonly RankedPage[], filters: Filters): Narrowed => {
    const { facets } = (known ??= read())
    const isFiltered = facetNames.some((name) => filters[name])
    return {
      pages: isFiltered ? ranked.filter(({ number }) => passes(facets[number] ?? {}, filters)) : ranked,
      facets: facetsOf((name) => countsOf(name, ranked, filters)),
      unfiltered: countTopics(ranked),
    }
  }
}
