import type { Element, ElementContent, Nodes, Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Block } from '../../shared/blocks'
import { componentDefinition } from '../../shared/components'

/** A component on its way from the syntax tree to a block: an element of this name in the HTML tree. */
export const COMPONENT = 'component-block'

export interface ComponentElement extends Element {
  data: { component: string; props?: Record<string, unknown> } & Element['data']
}

/** Whether an element of the HTML tree stands for a component. */
export const isComponentElement = (node: Nodes): node is ComponentElement =>
  node.type === 'element' && node.tagName === COMPONENT

/** Elements whose children are elements too, so that a run of HTML between them could not be wrapped. */
const STRUCTURAL = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'])

/**
 * HTML tree → blocks: everything without a component inside becomes one finished run of HTML;
 * an element that holds a component becomes an element block with blocks of its own.
 */
export function toBlocks(tree: HastRoot): Block[] {
  return blocksOf(tree.children as ElementContent[], false)
}

function blocksOf(nodes: ElementContent[], structural: boolean): Block[] {
  const blocks: Block[] = []
  let run: ElementContent[] = []
  const flush = () => {
    const html = toHtml(run).replace(/^\n+|\n+$/g, run.some((node) => node.type === 'element') ? '' : '$&')
    if (html.trim() || (html && isInLine(blocks.at(-1)))) blocks.push(html)
    run = []
  }
  for (const node of nodes) {
    if (isComponentElement(node)) {
      flush()
      const { component, props } = node.data
      const children = blocksOf(node.children, false)
      blocks.push({
        c: component,
        ...(props && Object.keys(props).length ? { p: props } : {}),
        ...(children.length ? { k: children } : {}),
      })
    } else if (node.type === 'element' && (structural || holdsComponent(node))) {
      flush()
      blocks.push(elementBlock(node))
    } else if (!structural) {
      run.push(node)
    }
  }
  flush()
  return blocks
}

/** Whether white space after it is seen: in a line of text, and not between what stands on lines of its own. */
function isInLine(block: Block | undefined): boolean {
  if (block === undefined || typeof block === 'string') return false
  return 'c' in block ? componentDefinition(block.c)?.place === 'inline' : !BLOCK.has(block.t)
}

function elementBlock(node: Element): Block {
  const attributes = reactAttributes(node)
  const head = { t: node.tagName, ...(Object.keys(attributes).length ? { p: attributes } : {}) }
  if (!holdsComponent(node)) return { ...head, h: toHtml(node.children) }
  const structural = STRUCTURAL.has(node.tagName)
  const line = !structural && isLine(node) ? { i: 1 as const } : {}
  return { ...head, ...line, k: blocksOf(node.children, structural) }
}

/** Elements that end a line of text. */
const BLOCK = new Set([
  'p',
  'ul',
  'ol',
  'dl',
  'table',
  'pre',
  'blockquote',
  'figure',
  'hr',
  'h2',
  'h3',
  'h4',
  'div',
])

/** Whether an element holds a line of text with components in it, and nothing that stands on lines of its own. */
function isLine(node: Element): boolean {
  return node.children.every((child) => {
    if (child.type !== 'element') return true
    if (isComponentElement(child)) return componentDefinition(child.data.component)?.place === 'inline'
    return !BLOCK.has(child.tagName)
  })
}

function holdsComponent(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (isComponentElement(child) || holdsComponent(child)),
  )
}

function reactAttributes(node: Element): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || value === false) continue
    attributes[name] = Array.isArray(value) ? value.join(' ') : value
  }
  return attributes
}
