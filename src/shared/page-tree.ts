import { addTo } from '../text/maps'
import { defaultLanguage } from './site'
import { languageOf, parentPath } from './slugs'

/** What the tree needs to know of a page. */
export interface PageEntry {
  path: string
  label: string
  order: number
  /** The language of the label, where that is another one than the page's. */
  lang?: string
  /** The group among its siblings that it belongs to. */
  group?: string
}

/**
 * A node of the navigation tree as it travels to the browser: last path segment, label, children, the language of the
 * label where that is another one, and the name of the group that begins with it. A tuple, because eight hundred of them are sent to every visitor.
 */
export type TreeNode = readonly [
  segment: string,
  label: string,
  children?: readonly TreeNode[],
  lang?: string,
  group?: string,
]

/** A page with its place: what sidebars, breadcrumbs and previous/next are made of. */
export interface TreePage {
  path: string
  label: string
  lang: string | undefined
  /** The group of siblings that begins with it. */
  group: string | undefined
  children: TreePage[]
  parent?: TreePage
}

/** How a page is called where there is no room for its title: sidebar, breadcrumbs, links to it. */
export const labelOf = ({ navTitle, title }: { navTitle?: string | undefined; title: string }): string =>
  navTitle ?? title

/** Siblings in reading order: by the order that their authors gave, then by the alphabet of their language. */
export const byOrder = (a: PageEntry, b: PageEntry): number =>
  a.order - b.order || a.label.localeCompare(b.label, languageOf(a.path) ?? defaultLanguage)

/**
 * Pages in, one tree a language out, siblings in reading order.
 * A page whose parent is missing is left out; `missingParents` names that one for the check.
 */
export function buildTree(entries: readonly PageEntry[]): TreeNode[] {
  const childrenOf = new Map<string, PageEntry[]>()
  for (const entry of entries) addTo(childrenOf, parentPath(entry.path) ?? '', entry)
  const toNode = (entry: PageEntry, at: number, siblings: readonly PageEntry[]): TreeNode => {
    const segment = entry.path.split('/').filter(Boolean).at(-1) ?? ''
    const children = (childrenOf.get(entry.path) ?? []).sort(byOrder).map(toNode)
    const { group } = entry
    if (group && group !== siblings[at - 1]?.group) {
      return [segment, entry.label, children, entry.lang ?? '', group]
    }
    if (entry.lang) return [segment, entry.label, children, entry.lang]
    return children.length ? [segment, entry.label, children] : [segment, entry.label]
  }
  return (childrenOf.get('') ?? []).sort(byOrder).map(toNode)
}

/** Paths that have no page although a page below them exists. */
export function missingParents(paths: Iterable<string>): { path: string; child: string }[] {
  const all = new Set(paths)
  const missing = new Map<string, string>()
  for (const path of all) {
    for (let parent = parentPath(path); parent; parent = parentPath(parent)) {
      if (!all.has(parent) && !missing.has(parent)) missing.set(parent, path)
    }
  }
  return [...missing].map(([path, child]) => ({ path, child }))
}

/** The compact tree → pages that know their path, parent and children, with an index by path. */
export function expandTree(nodes: readonly TreeNode[]): Map<string, TreePage> {
  const pages = new Map<string, TreePage>()
  const visit = ([segment, label, children, lang, group]: TreeNode, parent?: TreePage): TreePage => {
    const page: TreePage = {
      path: `${parent?.path ?? '/'}${segment}/`,
      label,
      lang: lang || undefined,
      group,
      children: [],
    }
    if (parent) page.parent = parent
    pages.set(page.path, page)
    page.children = (children ?? []).map((child) => visit(child, page))
    return page
  }
  nodes.forEach((node) => visit(node))
  return pages
}

/** From the language's home page down to the page itself. */
export function ancestors(page: TreePage): TreePage[] {
  const line: TreePage[] = []
  for (let current: TreePage | undefined = page; current; current = current.parent) line.unshift(current)
  return line
}
