import { createHash } from 'node:crypto'
import type { CreatePagesArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby'
import { languages } from '../../../src/shared/site'
import type { ContentState } from '../../../src/compiler/site/content-state'
import { navigationTree, pageRecords, type PageTexts } from '../../../src/compiler/site/page-records'
import type { Problem } from '../../../src/compiler/problems/problem'

const PAGE = 'DocPage'
const NAVIGATION = 'SiteNavigation'

/**
 * A page is a node whose digest holds everything it is made of: Gatsby makes a page again when its node is another one,
 * and for no other reason. The types are declared in full, since guessing them from the nodes would read all of them.
 */
export function pageTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type ${PAGE} implements Node @dontInfer {
      path: String!
      title: String!
      template: String!
      language: String!
      hasReference: Boolean!
    }
    type ${NAVIGATION} implements Node @dontInfer {
      language: String!
    }
  `)
}

/** What a DocPage node holds for its resolvers: texts, because Gatsby would walk through objects at each save. */
export type PageNode = PageTexts

/** Ids of the nodes that there are. */
let known = new Set<string>()

/**
 * Brings the nodes up to date with the content: new and changed pages, pages that are gone, the page tree of each language.
 * @param problems shown on the pages they are about, while content is being written
 */
export async function syncNodes(
  { actions, getNode }: SourceNodesArgs | CreatePagesArgs,
  root: string,
  content: ContentState,
  problems: readonly Problem[] = [],
): Promise<void> {
  const now = new Set<string>()
  const bring = async (id: string, type: string, contentDigest: string, fields: () => object) => {
    now.add(id)
    if (known.has(id) && getNode(id)?.internal.contentDigest === contentDigest) return
    await actions.createNode({ id, ...fields(), internal: { type, contentDigest } })
  }
  for (const { digest, texts, ...route } of pageRecords(root, content, problems)) {
    await bring(`${PAGE} ${route.path}`, PAGE, digest, () => ({ ...route, ...texts() }))
  }
  for (const language of languages) {
    const tree = JSON.stringify(navigationTree(content, language))
    const digest = createHash('md5').update(tree).digest('hex')
    await bring(`${NAVIGATION} ${language}`, NAVIGATION, digest, () => ({ language, tree }))
  }
  for (const id of known) {
    const node = now.has(id) ? undefined : getNode(id)
    if (node) actions.deleteNode(node)
  }
  known = now
}
