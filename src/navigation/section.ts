import { parseSdkPath, sdkPath } from '../shared/sdk'
import { ancestors, type TreePage } from '../shared/page-tree'

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
