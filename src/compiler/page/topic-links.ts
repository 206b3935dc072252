import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { definitionOf, isJsx } from './props'
import { fileOf } from '../problems/report'

/** A place that names a topic of the SDKs; which pages that is, is known when all pages are. */
export interface TopicLink {
  /** Path below a platform, such as `implementation/push`. */
  topic: string
  /** The component that names it. */
  component: string
  line: number
  column: number
  file: string
}

/** All places of a page that name a topic. */
export function collectTopicLinks(tree: Root, page: string): TopicLink[] {
  const found: TopicLink[] = []
  visit(tree, (node) => {
    if (!isJsx(node)) return
    const topic = node.data?.props?.[definitionOf(node)?.topic ?? '']
    if (typeof topic !== 'string') return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    found.push({ topic, component: node.name ?? '', line, column, file: fileOf(node, page) })
  })
  return found
}
