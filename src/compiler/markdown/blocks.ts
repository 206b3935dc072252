import type { Block } from '../../shared/blocks'
import { blockForms } from './block-components'
import { absolute, type Context } from './context'
import { around, codeBlock, indented, joined, link, quoted } from './escape'
import { inline, isBlock, paragraph } from './inline'
import { fieldList, list } from './lists'
import { signatureLanguage } from './languages'
import { table } from './table'
import { hasClass, isElement, textOf, treeOf, type ComponentNode, type HtmlNode, type TreeNode } from './tree'

/**
 * The body of a page as Markdown: blocks, between which a line is left empty.
 * @throws for a component that has no form in Markdown
 */
export function bodyOf(body: readonly Block[], around: Omit<Context, 'blocks'>): string[] {
  const context: Context = { ...around, blocks: (nodes) => blocks(nodes, context) }
  return context.blocks(treeOf(body))
}

function blocks(nodes: readonly TreeNode[], context: Context): string[] {
  const made: string[] = []
  let line: TreeNode[] = []
  let wasRow = false
  const endLine = () => {
    const text = paragraph(line, context)
    if (text) made.push(text)
    line = []
    wasRow &&= !text
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    const own =
      typeof node === 'string' ? [] : isElement(node) ? elementOf(node, context) : componentOf(node, context)
    // Rows of a reference are one list.
    if (wasRow && isRow(node)) made.push(joined([made.pop() ?? '', ...own]))
    else made.push(...own)
    wasRow = isRow(node)
  }
  endLine()
  return apart(made.filter(Boolean))
}

/** Each is an item of a list in Markdown. */
const isRow = (node: TreeNode): boolean => hasClass(node, 'field') || hasClass(node, 'entry')

/** Lists that follow each other get other marks, or Markdown would make one list of them. */
function apart(made: readonly string[]): string[] {
  const all: string[] = []
  for (const block of made) all.push(markOf(block) === markOf(all.at(-1) ?? '') ? otherMarks(block) : block)
  return all
}

const MARK = /^(?:([-*]) |\d+([.)]) )/
const markOf = (block: string): string | undefined => {
  const [, bullet, point] = MARK.exec(block) ?? []
  return bullet ?? point ?? undefined
}
const OTHER: Readonly<Record<string, string>> = { '-': '*', '*': '-', '.': ')', ')': '.' }
/** Only the marks of the list itself: what is in it is moved in. */
const otherMarks = (block: string): string =>
  markOf(block) === undefined
    ? block
    : block.replace(
        /^(\d*)([-*.)]) /gm,
        (_, number: string, mark: string) => `${number}${OTHER[mark] ?? mark} `,
      )

function componentOf(node: ComponentNode, context: Context): string[] {
  const form = Object.hasOwn(blockForms, node.component)
    ? blockForms[node.component as keyof typeof blockForms]
    : undefined
  if (!form)
    throw new Error(
      `<${node.component}> has no form in Markdown: write one beside those of the other components.`,
    )
  return form(node.props, node.children, context)
}

function elementOf(node: HtmlNode, context: Context): string[] {
  const { tag, children } = node
  switch (tag) {
    case 'p':
    case 'dt':
    case 'figcaption':
      return [paragraph(children, context)]
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return [heading(Number(tag.slice(1)), children, context)]
    case 'ul':
    case 'ol':
      return [list(node, context)]
    case 'pre':
      return [codeBlock(textOf(children), signatureLanguage(node.attributes['data-language'], context.path))]
    case 'table':
      return [table(node, context)]
    case 'blockquote':
      return [quoted(joined(blocks(children, context)))]
    case 'hr':
      return ['---']
    case 'summary':
      return [around(paragraph(children, context), '**')]
    case 'section':
      if (node.attributes['data-footnotes'] !== undefined) return footnotes(children, context)
      return hasClass(node, 'entry') ? [entry(children, context)] : blocks(children, context)
    case 'div':
      if (hasClass(node, 'field')) return [`- ${indented(joined(blocks(children, context)), '  ')}`]
      if (hasClass(node, 'fields')) return fields(children, context)
      return blocks(children, context)
    default:
      return blocks(children, context)
  }
}

/** A heading; that it is a link to itself is of use on the page alone. */
function heading(depth: number, children: readonly TreeNode[], context: Context): string {
  const inside = children.flatMap((child) =>
    isElement(child) && child.tag === 'a' && child.attributes.href?.startsWith('#')
      ? child.children
      : [child],
  )
  return `${'#'.repeat(depth)} ${inline(inside, context).trim().replace(/#$/, '\\#')}`
}

/** Names with their types: a list that says all of a name in its line. */
function fields(children: readonly TreeNode[], context: Context): string[] {
  return children.flatMap((child) =>
    isElement(child) && child.tag === 'ul' ? [fieldList(child, context)] : blocks([child], context),
  )
}

/** A type on the front of a reference, and all that it holds in a line of links. */
function entry(children: readonly TreeNode[], context: Context): string {
  const made = children.map((child) => {
    if (!isElement(child) || child.tag !== 'ul')
      return paragraph(isElement(child) ? child.children : [child], context)
    const links = child.children.flatMap((item) => (isElement(item) ? item.children : []))
    return links
      .flatMap((one) =>
        isElement(one)
          ? [link(inline(one.children, context), absolute(one.attributes.href ?? '', context.path))]
          : [],
      )
      .join(', ')
  })
  return `- ${indented(joined(made.filter(Boolean)), '  ')}`
}

/** The notes at the end of a page; the heading above them is only spoken. */
function footnotes(children: readonly TreeNode[], context: Context): string[] {
  const notes = children.find((child) => isElement(child) && child.tag === 'ol')
  const items = isElement(notes) ? notes.children.filter(isElement) : []
  return items.map(({ children: note }, at) => {
    const text = withoutWayBack(note)
    return `[^${at + 1}]: ${indented(joined(blocks(text, context)), '    ')}`
  })
}

const withoutWayBack = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node): TreeNode[] => {
    if (!isElement(node)) return [node]
    if ('data-footnote-backref' in node.attributes) return []
    return [{ ...node, children: withoutWayBack(node.children) }]
  })
