import { graphql, useStaticQuery } from 'gatsby'
import { expandTree, type TreeNode, type TreePage } from '../shared/page-tree'

let source: readonly TreeNode[] | undefined
let pages = new Map<string, TreePage>()

/** All pages of the site by path, with parents and children; expanded once for each tree that comes in. */
export function useNavigation(): Map<string, TreePage> {
  const { siteNavigation } = useStaticQuery<{ siteNavigation: { tree: TreeNode[] } }>(graphql`
    query SiteNavigation {
      siteNavigation {
        tree
      }
    }
  `)
  if (source !== siteNavigation.tree) {
    source = siteNavigation.tree
    pages = expandTree(siteNavigation.tree)
  }
  return pages
}
