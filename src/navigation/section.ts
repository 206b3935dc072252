import { parseSdkPath, sdkPath, versionOf } from '../shared/sdk'
import { ancestors, readingOrder, type TreePage } from '../shared/page-tree'

/**
 * The part of the tree that belongs beside a page: a platform's own pages in the SDK docs,
 * else the whole family (guides, API, …). Undefined for pages that stand alone.
 */
export function sectionRoot(page: TreePage, pages: Map<string, TreePage>): TreePage | undefined {
  const sdk = parseSdkPath(page.path)
  if (sdk) return pages.get(sdkPath({ ...sdk, topic: '' }))
  const family = ancestors(page)[1]
  return family?.children.length ? family : undefined
}

/** What nobody reads on across: an SDK version, and in it a platform; empty outside of them. */
const bordersOf = (path: string): string =>
  [versionOf(path), parseSdkPath(path)?.platform].filter(Boolean).join('/')

/** The pages before and after this one in reading order, within its section, its SDK version and its platform. */
export function neighbours(
  page: TreePage,
  root: TreePage | undefined,
): { previous?: TreePage; next?: TreePage } {
  if (!root) return {}
  const borders = bordersOf(page.path)
  const order = readingOrder(root).filter(({ path }) => bordersOf(path) === borders)
  const index = order.findIndex(({ path }) => path === page.path)
  if (index === -1) return {}
  const previous = order[index - 1]
  const next = order[index + 1]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}
