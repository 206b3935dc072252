import { parseSdkPath, sdkPath } from '../shared/sdk'
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

/** The pages before and after this one in reading order, within its section. */
export function neighbours(
  page: TreePage,
  root: TreePage | undefined,
): { previous?: TreePage; next?: TreePage } {
  if (!root) return {}
  const order = readingOrder(root)
  const index = order.findIndex(({ path }) => path === page.path)
  if (index === -1) return {}
  const previous = order[index - 1]
  const next = order[index + 1]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}
