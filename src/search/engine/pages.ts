import type { SearchPolicy } from '../contract/policy'
import { termsOf } from './words'

/** What ranking needs to know of a page, worked out once: a query may touch every page of the site. */
export interface PageFacts {
  path: string
  /** The terms of the last part of its address. */
  name: readonly string[]
  /** The address of its first section, which carries the page's title and path words in the index. */
  firstSection: string
  /** Pages with the same topic become one row. */
  topic: string
}

export type Pages = ReadonlyMap<string, PageFacts>

/** `/en/a/#b` → `/en/a/`. */
export const pathOf = (address: string): string => {
  const hash = address.indexOf('#')
  return hash < 0 ? address : address.slice(0, hash)
}

/** All section addresses, in the order of the store → their pages, by path. */
export function pagesOf(addresses: readonly string[], { topicOf }: Pick<SearchPolicy, 'topicOf'>): Pages {
  const pages = new Map<string, PageFacts>()
  for (const address of addresses) {
    const path = pathOf(address)
    if (pages.has(path)) continue
    pages.set(path, {
      path,
      name: termsOf(path.split('/').filter(Boolean).at(-1) ?? ''),
      firstSection: address,
      topic: topicOf(path),
    })
  }
  return pages
}
