import { inlineForms, isInlineComponent } from './inline-components'
import { absolute, type Context } from './context'
import { around, asBlock, codeSpan, link, plain } from './escape'
import { isElement, textOf, type HtmlNode, type TreeNode } from './tree'

/** Elements that stand on lines of their own; all others are part of a line. */
const BLOCKS =
  /^(?:address|article|blockquote|details|div|dl|dt|dd|figure|footer|h[1-6]|header|hr|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/

/** Whether something stands on lines of its own. */
export function isBlock(node: TreeNode): boolean {
  if (typeof node === 'string') return false
  return isElement(node) ? BLOCKS.test(node.tag) : !isInlineComponent(node.component)
}

/** What stands in a line, as Markdown: one line, but for hard breaks. */
export const inline = (nodes: readonly TreeNode[], context: Context): string =>
  nodes.map((node) => inlineOf(node, context)).join('')

/** The same as a block of its own, without the spaces around it. */
export const paragraph = (nodes: readonly TreeNode[], context: Context): string =>
  asBlock(inline(nodes, context).trim())

function inlineOf(node: TreeNode, context: Context): string {
  if (typeof node === 'string') return plain(node)
  if (isElement(node)) return elementOf(node, context)
  return isInlineComponent(node.component) ? inlineForms[node.component](node.props, context) : ''
}

function elementOf(node: HtmlNode, context: Context): string {
  const { tag, attributes, children } = node
  switch (tag) {
    case 'a':
      return attributes.href
        ? link(inline(children, context), absolute(attributes.href, context.path))
        : inline(children, context)
    case 'code':
    case 'kbd':
      return codeSpan(textOf(children))
    case 'strong':
      return around(inline(children, context), '**')
    case 'em':
      return around(inline(children, context), '*')
    case 'del':
      return around(inline(children, context), '~~')
    case 'br':
      return '\\\n'
    case 'sup':
      return footnoteReference(children) ?? `^${inline(children, context)}`
    case 'sub':
      return `_${inline(children, context)}`
    case 'span':
      // The method of a call is marked by its colour.
      return attributes['data-method'] ? `**${attributes['data-method']}**` : inline(children, context)
    // Only the page has a use for them.
    case 'button':
    case 'input':
      return ''
    default:
      return inline(children, context)
  }
}

/** `[^1]`, where a number leads to a note at the end of the page. */
function footnoteReference(children: readonly TreeNode[]): string | undefined {
  const [reference] = children
  return isElement(reference) && 'data-footnote-ref' in reference.attributes
    ? `[^${textOf(reference.children)}]`
    : undefined
}
