import type { SearchPolicy } from '../contract/policy'
import type { Sections } from './store'
import { termsOf } from './words'

/** What ranking needs to know of a page, worked out once: a query may touch every page of the site. */
interface PageFacts {
  path: string
  /** The number of its first section, which carries the page's title, address and description in the index. */
  firstSection: number
  /** Pages with the same topic become one row. */
  topic: string
  /** How current it is among the pages of its topic, higher is sooner. */
  currency: number
}

export interface Pages {
  all: readonly PageFacts[]
  /** The number of the page of each section. */
  ofSection: Uint16Array
  byPath: ReadonlyMap<string, PageFacts>
}

/** `/en/a/#b` → `/en/a/`. */
const pathOf = (address: string): string => {
  const hash = address.indexOf('#')
  return hash < 0 ? address : address.slice(0, hash)
}

/** All section addresses, in the order of the store → their pages. */
export function pagesOf(
  addresses: readonly string[],
  { topicOf, currencyOf }: Pick<SearchPolicy, 'topicOf' | 'currencyOf'>,
): Pages {
  const all: PageFacts[] = []
  const numbers = new Map<string, number>()
  const ofSection = new Uint16Array(addresses.length)
  addresses.forEach((address, section) => {
    const path = pathOf(address)
    let number = numbers.get(path)
    if (number === undefined) {
      number = all.length
      numbers.set(path, number)
      all.push({ path, firstSection: section, topic: topicOf(path), currency: currencyOf(path) })
    }
    ofSection[section] = number
  })
  return { all, ofSection, byPath: new Map(all.map((page) => [page.path, page])) }
}

/** By the number of a section: the terms of its heading, and of the title of a page for its first, without stop words. */
export function namesOf(
  sections: Sections,
  isStopWord: (term: string) => boolean,
): (section: number) => readonly string[] {
  const stored = [...sections.values()]
  // Cut into words when they are asked for: a phone need not cut thousands before the first answer.
  const names: (readonly string[] | undefined)[] = []
  return (section) => {
    const { heading = '', page = '' } = stored[section] ?? {}
    return (names[section] ??= termsOf(heading || page).filter((term) => !isStopWord(term)))
  }
}
