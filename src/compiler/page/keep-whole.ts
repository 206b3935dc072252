import type { Element, ElementContent, Root } from 'hast'
import { UNBROKEN, unbrokenParts } from '../../text/unbroken'
import { element, text } from './elements'

/** What breaks by rules of its own, or not at all. */
const left = new Set(['pre', 'kbd'])

/** An option as commands and file names have them, such as `-hms`: its hyphen says nothing without what follows. */
const option = /^(-\S{1,17})(?=\s|$)/

/** A day in words, such as "1 July 2024". */
const day = /((?<!\d)\d{1,2} \p{L}{3,} \d{4}(?!\d))/u

/** What no line begins with. */
const closing = /^[,.;:!?)\]’”]+/

/**
 * Keeps short words with a hyphen in one piece, in all that is read as text: browsers may end a line behind the hyphen. In
 * narrow columns they would take a day apart as well, and behind a long name, which is a box, they may end a line before a
 * comma. No character is changed, so that anchors, search and copies are as written; samples and attributes are as they were.
 */
export function keepWhole(tree: Root): void {
  tree.children = inNodes(tree.children as ElementContent[])
}

/** Most texts have no such word, and most lists of nodes stay as they are. */
function inNodes(nodes: ElementContent[]): ElementContent[] {
  for (const node of nodes) {
    if (node.type !== 'element' || left.has(node.tagName)) continue
    if (node.tagName === 'td') node.children = node.children.flatMap(dayWhole)
    node.children = node.tagName === 'code' ? inCode(node) : inNodes(node.children)
  }
  const joined = nodes.some(endsWithName) ? withSigns(nodes) : nodes
  const hasHyphen = joined.some((node) => node.type === 'text' && node.value.includes('-'))
  return hasHyphen
    ? joined.flatMap((node) => (node.type === 'text' ? marked(unbrokenParts(node.value)) : [node]))
    : joined
}

/** Whether something ends with the box of a long name (to-html.ts). */
const endsWithName = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' &&
  (node.tagName === 'code' ? node.properties.className !== undefined : endsWithName(node.children.at(-1)))

/** Long names in one piece with the signs that follow them. */
function withSigns(nodes: readonly ElementContent[]): ElementContent[] {
  const out: ElementContent[] = []
  for (const node of nodes) {
    const last = out.at(-1)
    const signs = node.type === 'text' && endsWithName(last) ? closing.exec(node.value)?.[0] : undefined
    if (last && node.type === 'text' && signs) {
      out[out.length - 1] = whole(last, text(signs))
      if (node.value.length > signs.length) out.push(text(node.value.slice(signs.length)))
    } else out.push(node)
  }
  return out
}

const dayWhole = (node: ElementContent): ElementContent[] =>
  node.type === 'text' ? marked(node.value.split(day)) : [node]

function inCode({ children }: Element): ElementContent[] {
  const [first, ...others] = children
  return first?.type === 'text' && first.value.startsWith('-')
    ? [...marked(first.value.split(option)), ...others]
    : children
}

/** Every second part is one to be kept whole. */
const marked = (parts: readonly string[]): ElementContent[] =>
  parts
    .map((part, index) => (index % 2 ? whole(text(part)) : text(part)))
    .filter((part) => part.type !== 'text' || part.value)

const whole = (...parts: ElementContent[]): Element => element('span', { className: [UNBROKEN] }, parts)
