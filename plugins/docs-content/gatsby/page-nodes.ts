import { createHash } from 'node:crypto'
import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby'
import { languages } from '../../../src/shared/site'
import type { ContentState } from '../../../src/compiler/site/content-state'
import { navigationTree, pageRecords, type PageTexts } from '../../../src/compiler/site/page-records'
import type { Problem } from '../../../src/compiler/problems/problem'
import { NAVIGATION, PAGE } from './page-types'

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
    const there = getNode(id)
    if (there?.internal.contentDigest === contentDigest) {
      // Gatsby drops a node of an earlier build that nobody touches.
      if (!known.has(id)) actions.touchNode(there)
      return
    }
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
