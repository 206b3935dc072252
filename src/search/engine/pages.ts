import { parseSdkPath, type SdkLocation } from '../../shared/sdk'
import { termsOf } from './words'

/** What ranking needs to know of a page, worked out once: a query may touch every page of the site. */
export interface PageFacts {
  path: string
  /** The terms of the last part of its address. */
  name: readonly string[]
  depth: number
  /** The address of its first section, which carries the page's title and path words in the index. */
  firstSection: string
  /** Where it stands among the SDK pages; missing for all others. */
  location?: SdkLocation
  /** Pages of one topic on several platforms have this in common; the path itself for all other pages. */
  topic: string
}

export type Pages = ReadonlyMap<string, PageFacts>

/** `/en/a/#b` → `/en/a/`. */
export const pathOf = (address: string): string => {
  const hash = address.indexOf('#')
  return hash < 0 ? address : address.slice(0, hash)
}

/** All section addresses, in the order of the store → their pages, by path. */
export function pagesOf(addresses: readonly string[]): Pages {
  const pages = new Map<string, PageFacts>()
  for (const address of addresses) {
    const path = pathOf(address)
    if (pages.has(path)) continue
    const segments = path.split('/').filter(Boolean)
    const location = parseSdkPath(path)
    pages.set(path, {
      path,
      name: termsOf(segments.at(-1) ?? ''),
      depth: segments.length,
      firstSection: address,
      topic: location ? `${location.language}:${location.topic}` : path,
      ...(location ? { location } : {}),
    })
  }
  return pages
}
