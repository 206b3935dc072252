import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { fileOf } from './report'

/** A place that names a topic of the SDKs; which pages that is, is known when all pages are. */
export interface TopicLink {
  /** Path below a platform, such as `implementation/push`. */
  topic: string
  line: number
  column: number
  file: string
}

/** All `<Platforms topic="…" />` of a page. */
export function collectTopicLinks(tree: Root, page: string): TopicLink[] {
  const found: TopicLink[] = []
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return
    const topic = node.name === 'Platforms' ? node.data?.props?.topic : undefined
    if (typeof topic !== 'string') return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    found.push({ topic, line, column, file: fileOf(node, page) })
  })
  return found
}
