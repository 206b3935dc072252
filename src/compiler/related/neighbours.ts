import type { Neighbour } from '../../shared/doc-page'
import { parseSdkPath, sdkPath, versionOf } from '../../shared/sdk'
import { remembered } from '../../text/maps'
import type { TreeEntry } from '../page/tree-entry'

/** The part of the compiled content that is asked here. */
interface Pages {
  entryOfPath(path: string): TreeEntry | undefined
  childrenOf(path: string): readonly TreeEntry[]
}

/** What nobody reads on across: an SDK version, and in it a platform; empty outside of them. */
const bordersOf = (path: string): string =>
  [versionOf(path), parseSdkPath(path)?.platform].filter(Boolean).join('/')

/** The top of the tree that stands beside a page, as in src/navigation/section.ts: it needs no look at the pages above. */
function sectionOf(path: string): string | undefined {
  const sdk = parseSdkPath(path)
  if (sdk) return sdkPath({ ...sdk, topic: '' })
  const [language, family] = path.split('/').filter(Boolean)
  return language && family ? `/${language}/${family}/` : undefined
}

/** Pages in reading order, with the place of each. */
interface Order {
  entries: readonly TreeEntry[]
  places: ReadonlyMap<string, number>
}

/** The order within a section and its borders is asked by each of its pages. */
const orders = new WeakMap<Pages, Map<string, Order>>()

function orderOf(section: string, borders: string, pages: Pages): Order {
  const known = remembered(orders, pages, () => new Map<string, Order>())
  return remembered(known, `${section} ${borders}`, () => {
    const root = pages.entryOfPath(section)
    const below = (entry: TreeEntry): TreeEntry[] => [entry, ...pages.childrenOf(entry.path).flatMap(below)]
    const entries = root ? below(root).filter((entry) => bordersOf(entry.path) === borders) : []
    return { entries, places: new Map(entries.map((entry, place) => [entry.path, place])) }
  })
}

/**
 * The pages before and after one in reading order, within its section, its SDK version and its platform; by their titles, so
 * that a link is called as the page is that it leads to.
 */
export function neighbours(path: string, pages: Pages): { previous?: Neighbour; next?: Neighbour } {
  const section = sectionOf(path)
  if (!section) return {}
  const { entries, places } = orderOf(section, bordersOf(path), pages)
  const place = places.get(path)
  if (place === undefined) return {}
  const previous = toNeighbour(entries[place - 1])
  const next = toNeighbour(entries[place + 1])
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

const toNeighbour = (entry: TreeEntry | undefined): Neighbour | undefined =>
  entry && {
    path: entry.path,
    title: entry.page.frontmatter.title,
    ...(entry.titleLanguage ? { lang: entry.titleLanguage } : {}),
  }
