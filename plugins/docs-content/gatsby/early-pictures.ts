import type { SourceNodesArgs } from 'gatsby'
import type { ContentState } from '../../../src/compiler/site/content-state'
import type { DocPage } from '../../../src/shared/doc-page'
import { figureMaker } from './figures'
import { pageNodeId, type PageNode } from './page-nodes'
import { withPictures } from './with-pictures'

/**
 * Begins with the pictures of all pages. Queries ask for them last, when the bundles are done: until then one thread works at
 * those, and cores have nothing to do. Queries get what was made by then, and wait for the rest: to Gatsby the same picture is
 * the same job, whoever asks for it.
 */
export function beginPictures(args: SourceNodesArgs, root: string, content: ContentState): void {
  const makeFigure = figureMaker(args, root)
  for (const { path, page } of content.entries) {
    if (!page.images.length) continue
    const node = args.getNode(pageNodeId(path)) as unknown as PageNode | undefined
    if (!node) continue
    const { blocks } = JSON.parse(node.doc) as DocPage
    // What goes wrong, the query that asks for the picture is told as well.
    withPictures(blocks, makeFigure).catch(() => undefined)
  }
}
