import type { Root } from 'mdast'
import { visit } from './visit'
import { definitionOf, isJsx } from './props'
import { fileOf } from '../problems/report'

/** A place that names a topic of the SDKs; which pages that is, is known when all pages are. */
export interface TopicLink {
  /** Path below a platform, such as `implementation/push`. */
  topic: string
  /** The capability of content/parity.yaml that the place is about, where it names one. */
  capability?: string
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
    const { props = {} } = node.data ?? {}
    const topic = props[definitionOf(node)?.topic ?? '']
    if (typeof topic !== 'string') return
    const capability = typeof props.capability === 'string' ? { capability: props.capability } : {}
    const { line = 1, column = 1 } = node.position?.start ?? {}
    found.push({ topic, ...capability, component: node.name ?? '', line, column, file: fileOf(node, page) })
  })
  return found
}
