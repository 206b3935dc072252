import { useTranslation } from 'react-i18next'
import { languageData } from '../runtime/language-data'
import { expandTree, type TreeNode, type TreePage } from '../shared/page-tree'

const expanded = new WeakMap<readonly TreeNode[], Map<string, TreePage>>()
const none: readonly TreeNode[] = []

/** All pages of the page's language by path, with parents and children; expanded once for each tree that comes in. */
export function useNavigation(): Map<string, TreePage> {
  const { i18n } = useTranslation()
  const tree = languageData(i18n.language)?.tree ?? none
  let pages = expanded.get(tree)
  if (!pages) expanded.set(tree, (pages = expandTree(tree)))
  return pages
}
