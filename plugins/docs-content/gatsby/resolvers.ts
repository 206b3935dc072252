import type { CreateResolversArgs } from 'gatsby'
import type { DocPage, PageRoute } from '../../../src/shared/doc-page'
import { buildTree, type TreeNode } from '../../../src/shared/page-tree'
import type { SearchableSection } from '../../../src/shared/search-index'
import { currentContent, isLatest, noteMade, type ContentState } from './content-state'
import { toDocPage } from './doc-page'
import { contentFileOf } from './generated-files'
import type { NodeModel } from './node-model'
import { figureMaker } from './figures'
import { toSearchableSections } from './search-sections'

interface MdxNode {
  id: string
  internal: { contentFilePath?: string }
}

/** GraphQL fields that hand the compiled content to pages, static queries and the search plugin. */
export function resolvers(args: CreateResolversArgs): void {
  const root = process.cwd()
  const fileOf = (node: MdxNode) => contentFileOf(root, node.internal.contentFilePath ?? '')
  const makeFigure = figureMaker(args, root)
  const content = () => currentContent(root, args.cache)

  const createResolvers = args.createResolvers as (resolvers: object) => void
  createResolvers({
    Mdx: {
      /** Where the page goes; null for a partial, and for a page whose route belongs to another file. */
      route: {
        type: 'JSON',
        resolve: async (node: MdxNode): Promise<PageRoute | null> => {
          const state = await content()
          const entry = state.entryOfFile(fileOf(node))
          if (!entry || state.entryOfPath(entry.path) !== entry) return null
          const [language = ''] = entry.file.split('/')
          return { path: entry.path, template: entry.page.frontmatter.template, language }
        },
      },
      /** Everything the page's template shows. */
      doc: {
        type: 'JSON',
        resolve: async (
          node: MdxNode,
          _: unknown,
          context: { nodeModel: NodeModel },
        ): Promise<DocPage | null> => {
          for (;;) {
            const state = await content()
            const entry = state.entryOfFile(fileOf(node))
            if (!entry) return null
            const doc = await toDocPage(entry, {
              root,
              content: state,
              nodeModel: context.nodeModel,
              makeFigure,
            })
            noteMade(entry)
            // Something may have been saved meanwhile; the query would not be run again for it.
            if (await isLatest(state)) return doc
          }
        },
      },
      /** The page cut into stretches for search; null for a partial. */
      sections: {
        type: 'JSON',
        resolve: async (node: MdxNode): Promise<SearchableSection[] | null> => {
          const state = await content()
          const entry = state.entryOfFile(fileOf(node))
          return entry ? toSearchableSections(entry, state) : null
        },
      },
    },
    Query: {
      /** The whole page tree, once for the site: sidebars, breadcrumbs and switchers are made of it. */
      siteNavigation: {
        type: 'JSON!',
        resolve: async (_: unknown, __: unknown, context: { nodeModel: NodeModel }): Promise<TreeNode[]> => {
          await context.nodeModel.findAll({ type: 'Mdx' })
          return navigationTree(await content())
        },
      },
    },
  })
}

function navigationTree({ entries }: ContentState): TreeNode[] {
  return buildTree(
    entries.map(({ path: route, page: { frontmatter } }) => ({
      path: route,
      label: frontmatter.navTitle ?? frontmatter.title,
      order: frontmatter.order,
    })),
  )
}
