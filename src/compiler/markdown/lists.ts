import type { Context } from './context'
import { around, indented, joined } from './escape'
import { inline, isBlock, paragraph } from './inline'
import { isElement, type HtmlNode, type TreeNode } from './tree'

/** A list; where an item is more than a line with lists below it, lines are left empty between items. */
export function list({ tag, attributes, children }: HtmlNode, context: Context): string {
  const items = children.filter(isElement)
  const isTight = items.every(({ children: inside }) => inside.every(isOfTightItem))
  const first = Number(attributes.start ?? 1)
  const made = items.map(({ children: inside }, at) => {
    const marker = tag === 'ol' ? `${first + at}. ` : '- '
    const parts = context.blocks(inside)
    const text = isTight ? parts.join('\n') : joined(parts)
    return marker + checkbox(inside) + indented(text, ' '.repeat(marker.length))
  })
  return made.join(isTight ? '\n' : '\n\n')
}

const isOfTightItem = (node: TreeNode): boolean =>
  !isBlock(node) || (isElement(node) && (node.tag === 'ul' || node.tag === 'ol'))

/** `[x]`, where an item can be ticked. */
function checkbox(inside: readonly TreeNode[]): string {
  const box = inside
    .flatMap((node) => (isElement(node) && node.tag === 'p' ? node.children : [node]))
    .find(isBox)
  if (!isElement(box)) return ''
  return 'checked' in box.attributes ? '[x] ' : '[ ] '
}

const isBox = (node: TreeNode): boolean => isElement(node) && node.tag === 'input'

/**
 * Names with their types: each in a line with what it means, and what is in it below. A page of the API has hundreds, and
 * would be twice as long with paragraphs.
 */
export function fieldList({ children }: HtmlNode, context: Context): string {
  return children
    .filter(isElement)
    .map(({ children: inside }) => `- ${indented(field(inside, context).join('\n'), '  ')}`)
    .join('\n')
}

function field(inside: readonly TreeNode[], context: Context): string[] {
  const lines: string[] = []
  const rest: string[] = []
  for (const node of inside) {
    if (isElement(node) && node.tag === 'p') lines.push(paragraph(node.children, context))
    else if (isElement(node) && node.tag === 'ul') rest.push(fieldList(node, context))
    else if (isElement(node) && node.tag === 'details') rest.push(object(node, context))
    else if (isBlock(node)) rest.push('', ...context.blocks([node]), '')
    else if (inline([node], context).trim()) lines.push(paragraph([node], context))
  }
  const [name = '', ...meaning] = lines
  return [[name, meaning.join(' ')].filter(Boolean).join(': '), ...rest]
}

/** The fields of an object, which open on the page. */
function object({ children }: HtmlNode, context: Context): string {
  const [summary, ...inside] = children
  const title = isElement(summary) ? around(paragraph(summary.children, context), '**') : ''
  const made = inside.map((node) =>
    isElement(node) && node.tag === 'ul' ? fieldList(node, context) : joined(context.blocks([node])),
  )
  return `- ${indented([title, ...made.filter(Boolean)].join('\n'), '  ')}`
}
