import type { Image, Nodes, Parents, Root, RootContent } from 'mdast'
import { SKIP, visit } from './visit'
import { fileOf } from '../problems/report'
import { definitionOf } from './props'

export interface ContentImage {
  /** As written: path below content/images/. */
  src: string
  alt?: string
  line: number
  column: number
  file: string
}

/** An image is a figure, and a figure cannot stand in a paragraph: one that holds nothing but images gives way to them. */
export function unwrapImages(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const images = node.children.filter((child): child is Image => child.type === 'image')
    if (!parent || index === undefined || !images.length) return undefined
    if (!node.children.every((child) => child.type === 'image' || isBlank(child))) return undefined
    const children: Nodes[] = parent.children
    children.splice(index, 1, ...images)
    return [SKIP, index + images.length]
  })
}

const isBlank = (node: RootContent): boolean =>
  node.type === 'break' || (node.type === 'text' && !node.value.trim())

/** Whether lines of their own can stand in a node, and so a figure. */
export const holdsFigures = (parent: Parents | undefined): boolean =>
  parent !== undefined && FLOW.has(parent.type)

const FLOW = new Set<string>(['root', 'blockquote', 'listItem', 'footnoteDefinition', 'mdxJsxFlowElement'])

/** All pictures of a page, those of its partials included. */
export function collectImages(tree: Root, page: string): ContentImage[] {
  const images: ContentImage[] = []
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const place = { line, column, file: fileOf(node, page) }
    if (node.type === 'image') images.push({ src: node.url, alt: node.alt ?? '', ...place })
    const { picture } = definitionOf(node) ?? {}
    const { [picture?.src ?? '']: src, [picture?.alt ?? '']: alt } = node.data?.props ?? {}
    if (typeof src !== 'string') return
    images.push({ src, ...(typeof alt === 'string' && alt ? { alt } : {}), ...place })
  })
  return images
}
