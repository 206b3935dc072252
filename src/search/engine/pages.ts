import { remembered } from '../../text/maps'
import type { SearchPolicy } from '../contract/policy'
import { SectionNumbers } from './section-numbers'

/** What ranking needs to know of a page, worked out once: a query may touch every page of the site. */
export interface PageFacts {
  path: string
  /** The number of its first section, which carries the page's title, address and description in the index. */
  firstSection: number
  /** The number after its last one: the sections of a page follow each other. */
  end: number
  /** Pages with the same topic become one row. */
  topic: string
  /** Among pages of its topic that are as current, lower is sooner. */
  placeInTopic: number
}

export interface Pages {
  all: readonly PageFacts[]
  /** The number of the page of each section. */
  ofSection: SectionNumbers
  /** By section: 1 where it is the first of its page. */
  isFirst: Uint8Array
  /** By page: the number of its topic, counted in the order of the pages. */
  topics: Uint32Array
}

/** What a function says of each page by its path, by their numbers; asked once of a function that comes again. */
export type OfPages = (of: (path: string) => unknown) => Float64Array

/** For the pages of an index. */
export function createOfPages({ all }: Pages): OfPages {
  const known = new WeakMap<object, Float64Array>()
  return (of) => remembered(known, of, () => Float64Array.from(all, ({ path }) => Number(of(path))))
}

/** What a function says of a page by its path, asked when it matters: most pages are of no matter to a query. */
export type OfPage = (of: (path: string) => number | undefined) => (page: number) => number | undefined

/** For the pages of an index; remembered for a function that comes again. */
export function createOfPage({ all }: Pages): OfPage {
  const known = new WeakMap<object, (page: number) => number | undefined>()
  function remembering(of: (path: string) => number | undefined) {
    const values = new Float64Array(all.length)
    const isKnown = new Uint8Array(all.length)
    return (page: number): number | undefined => {
      if (!isKnown[page]) {
        isKnown[page] = 1
        values[page] = of(all[page]?.path ?? '') ?? NaN
      }
      const value = values[page] ?? NaN
      return Number.isNaN(value) ? undefined : value
    }
  }
  return (of) => remembered(known, of, () => remembering(of))
}

/** Pages on so many subjects may have a section of the same name; where more have it, it is a part of every page. */
const mostOfName = 3
const leastDistinction = 0.35

/**
 * How much the heading of each section tells it from others: 1, and less for one that pages on many subjects have, such as
 * "Check that it works".
 * @param headings by the number of a section: the number of its text
 */
export function distinctionOf(headings: Uint32Array, { all, ofSection, topics }: Pages): Float32Array {
  let most = 0
  for (const heading of headings) if (heading > most) most = heading
  const subjects = new Uint16Array(most + 1)
  const seen = new Set<number>()
  for (let section = 0; section < headings.length; section++) {
    const heading = headings[section] ?? 0
    const both = heading * all.length + (topics[ofSection[section] ?? 0] ?? 0)
    if (seen.has(both)) continue
    seen.add(both)
    subjects[heading] = (subjects[heading] ?? 0) + 1
  }
  const distinction = new Float32Array(headings.length)
  for (let section = 0; section < headings.length; section++) {
    const size = subjects[headings[section] ?? 0] ?? 1
    distinction[section] = size <= mostOfName ? 1 : Math.max(leastDistinction, mostOfName / size)
  }
  return distinction
}

/** The path of the page of each section, in the order of the store → the pages. */
export function pagesOf(
  paths: readonly string[],
  { topicOf, placeInTopicOf }: Pick<SearchPolicy, 'topicOf' | 'placeInTopicOf'>,
): Pages {
  const all: PageFacts[] = []
  const ofSection = new SectionNumbers(paths.length)
  const isFirst = new Uint8Array(paths.length)
  paths.forEach((path, section) => {
    let number = all.length - 1
    if (all[number]?.path !== path) {
      number = all.length
      isFirst[section] = 1
      all.push({
        path,
        firstSection: section,
        end: section,
        topic: topicOf(path),
        placeInTopic: placeInTopicOf(path),
      })
    }
    ofSection[section] = number
    const page = all[number]
    if (page) page.end = section + 1
  })
  const numbers = new Map<string, number>()
  const topics = Uint32Array.from(all, ({ topic }) => remembered(numbers, topic, () => numbers.size))
  return { all, ofSection, isFirst, topics }
}
