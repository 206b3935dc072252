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

/** The order of a section is asked by each of its pages. */
const orders = new WeakMap<Pages, Map<string, readonly TreeEntry[]>>()

function orderOf(section: string, pages: Pages): readonly TreeEntry[] {
  const known = remembered(orders, pages, () => new Map<string, readonly TreeEntry[]>())
  return remembered(known, section, () => {
    const root = pages.entryOfPath(section)
    const below = (entry: TreeEntry): TreeEntry[] => [entry, ...pages.childrenOf(entry.path).flatMap(below)]
    return root ? below(root) : []
  })
}

/**
 * The pages before and after one in reading order, within its section, its SDK version and its platform; by their titles, so
 * that a link is called as the page is that it leads to.
 */
export function neighbours(path: string, pages: Pages): { previous?: Neighbour; next?: Neighbour } {
  const section = sectionOf(path)
  if (!section) return {}
  const borders = bordersOf(path)
  const order = orderOf(section, pages).filter((entry) => bordersOf(entry.path) === borders)
  const index = order.findIndex((entry) => entry.path === path)
  if (index === -1) return {}
  const previous = toNeighbour(order[index - 1])
  const next = toNeighbour(order[index + 1])
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

const toNeighbour = (entry: TreeEntry | undefined): Neighbour | undefined =>
  entry && {
    path: entry.path,
    title: entry.page.frontmatter.title,
    ...(entry.titleLanguage ? { lang: entry.titleLanguage } : {}),
  }
