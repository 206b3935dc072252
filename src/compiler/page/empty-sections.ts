import type { Heading, Nodes, Parents, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { fileOf } from '../problems/report'

export interface EmptySection {
  text: string
  file: string
  line: number
  column: number
}

/** Headings that are followed by one of their own or a higher level, or by the end of what they stand in. */
export function findEmptySections(tree: Root, page: string): EmptySection[] {
  const found: EmptySection[] = []
  const visit = (parent: Parents) => {
    parent.children.forEach((node: Nodes, index) => {
      if (node.type === 'heading' && isEmpty(node, parent.children[index + 1])) {
        const { line = 1, column = 1 } = node.position?.start ?? {}
        found.push({ text: toString(node), file: fileOf(node, page), line, column })
      }
      if ('children' in node) visit(node)
    })
  }
  visit(tree)
  return found
}

const isEmpty = (heading: Heading, next: Nodes | undefined): boolean =>
  !next || (next.type === 'heading' && next.depth <= heading.depth)
