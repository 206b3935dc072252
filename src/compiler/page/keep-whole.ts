import type { Element, ElementContent, Root } from 'hast'
import { UNBROKEN, unbrokenParts } from '../../text/unbroken'
import { element, text } from './elements'

/** What breaks by rules of its own, or not at all. */
const left = new Set(['pre', 'kbd'])

/** An option as commands and file names have them, such as `-hms`: its hyphen says nothing without what follows. */
const option = /^(-\S{1,17})(?=\s|$)/

/**
 * Keeps short words with a hyphen in one piece, in all that is read as text: browsers may end a line behind the hyphen. No
 * character is changed, so that anchors, search and copies are as written; samples and attributes are as they were.
 */
export function keepWhole(tree: Root): void {
  tree.children = inNodes(tree.children as ElementContent[])
}

function inNodes(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return marked(unbrokenParts(node.value))
    if (node.type !== 'element' || left.has(node.tagName)) return [node]
    return [{ ...node, children: node.tagName === 'code' ? inCode(node) : inNodes(node.children) }]
  })
}

function inCode({ children }: Element): ElementContent[] {
  const [first, ...others] = children
  return first?.type === 'text' ? [...marked(first.value.split(option)), ...others] : children
}

/** Every second part is one to be kept whole. */
const marked = (parts: readonly string[]): ElementContent[] =>
  parts
    .map((part, index) => (index % 2 ? element('span', { className: [UNBROKEN] }, [text(part)]) : text(part)))
    .filter((part) => part.type !== 'text' || part.value)
