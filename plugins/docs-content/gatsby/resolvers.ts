import type { CreateResolversArgs } from 'gatsby'
import type { DocPage } from '../../../src/shared/doc-page'
import type { TreeNode } from '../../../src/shared/page-tree'
import type { SearchableSection } from '../../../src/search/contract/index-file'
import { figureMaker } from './figures'
import type { PageNode } from './page-nodes'
import { withPictures } from './with-pictures'

/** GraphQL fields that hand pages, sections and the page tree to templates, static queries and the search plugin. */
export function resolvers(args: CreateResolversArgs): void {
  const makeFigure = figureMaker(args, process.cwd())
  const createResolvers = args.createResolvers as (resolvers: object) => void
  createResolvers({
    DocPage: {
      /** Everything the page's template shows. */
      doc: {
        type: 'JSON!',
        resolve: async ({ doc }: PageNode): Promise<DocPage> => {
          const page = JSON.parse(doc) as DocPage
          return { ...page, blocks: await withPictures(page.blocks, makeFigure) }
        },
      },
      /** The page cut into stretches for search. */
      sections: {
        type: 'JSON!',
        resolve: ({ sections }: PageNode) => JSON.parse(sections) as SearchableSection[],
      },
    },
    SiteNavigation: {
      tree: {
        type: 'JSON!',
        resolve: ({ tree }: { tree: string }) => JSON.parse(tree) as TreeNode[],
      },
    },
  })
}
