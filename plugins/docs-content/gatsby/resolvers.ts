import type { CreateResolversArgs } from 'gatsby'
import { isComponent, type Block } from '../../../src/shared/blocks'
import { componentDefinition } from '../../../src/shared/components'
import type { DocPage } from '../../../src/shared/doc-page'
import type { TreeNode } from '../../../src/shared/page-tree'
import type { FigureProps } from '../../../src/compiler/site/figure-props'
import { figureMaker, type MakeFigure } from './figures'
import type { PageNode } from './page-nodes'

/** GraphQL fields that hand pages, sections and the page tree to templates, static queries and the search plugin. */
export function resolvers(args: CreateResolversArgs): void {
  const makeFigure = figureMaker(args, process.cwd())
  const pictured = async (doc: string): Promise<DocPage> => {
    const page = JSON.parse(doc) as DocPage
    return { ...page, blocks: await withPictures(page.blocks, makeFigure) }
  }
  const createResolvers = args.createResolvers as (resolvers: object) => void
  createResolvers({
    DocPage: {
      /** Everything the page's template shows. */
      doc: {
        type: 'JSON!',
        resolve: ({ doc, hasPictures }: PageNode) =>
          hasPictures ? pictured(doc) : (JSON.parse(doc) as DocPage),
      },
      /** The same as JSON, for those who hand it on: to read and write 1,500 pages takes half a second. */
      docJson: {
        type: 'String!',
        resolve: async ({ doc, hasPictures }: PageNode) =>
          hasPictures ? JSON.stringify(await pictured(doc)) : doc,
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

async function withPictures(blocks: readonly Block[], makeFigure: MakeFigure): Promise<Block[]> {
  const result: Block[] = []
  for (const block of blocks) {
    if (typeof block === 'string') {
      result.push(block)
      continue
    }
    const inner = block.k ? { k: await withPictures(block.k, makeFigure) } : {}
    if (isComponent(block) && componentDefinition(block.c)?.fill === 'picture') {
      const picture = await makeFigure(block.p as unknown as FigureProps)
      result.push({ ...block, ...inner, p: { ...picture } })
    } else result.push({ ...block, ...inner })
  }
  return result
}
