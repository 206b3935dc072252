import { buildTree, expandTree } from '../../src/shared/page-tree'

/** These paths and those of the pages above them. */
export const withParents = (paths: readonly string[]): Set<string> =>
  new Set(
    paths.flatMap((path) => {
      const segments = path.split('/').filter(Boolean)
      return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`)
    }),
  )

/** The tree of a small site with these pages and those above them; each is labelled by the last part of its path. */
export const treeOf = (paths: readonly string[]): ReturnType<typeof expandTree> =>
  expandTree(
    buildTree(
      [...withParents(paths)].map((path) => ({ path, label: path.split('/').at(-2) ?? '', order: 500 })),
    ),
  )
