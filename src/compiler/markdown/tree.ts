import { Parser } from 'htmlparser2'
import { isComponent, type Block } from '../../shared/blocks'

/** An element of finished HTML. */
export interface HtmlNode {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: TreeNode[]
}

/** A component, as the page has it. */
export interface ComponentNode {
  component: string
  props: Readonly<Record<string, unknown>>
  children: TreeNode[]
}

/** What a page's body is made of, in one tree: its blocks are HTML with components between. */
export type TreeNode = string | HtmlNode | ComponentNode

export const isElement = (node: TreeNode | undefined): node is HtmlNode =>
  typeof node === 'object' && 'tag' in node

/** The body of a page as one tree. */
export const treeOf = (blocks: readonly Block[]): TreeNode[] => blocks.flatMap(nodesOf)

function nodesOf(block: Block): TreeNode[] {
  if (typeof block === 'string') return parseHtml(block)
  if (isComponent(block)) {
    return [{ component: block.c, props: block.p ?? {}, children: treeOf(block.k ?? []) }]
  }
  const children = block.h === undefined ? treeOf(block.k ?? []) : parseHtml(block.h)
  return [{ tag: block.t, attributes: asHtml(block.p ?? {}), children }]
}

/** Attributes in React's spelling → as HTML has them: `className`, `dataLanguage`. */
const asHtml = (attributes: Readonly<Record<string, string | number | boolean>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name === 'className' ? 'class' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value === true ? '' : String(value),
    ]),
  )

/** What the compiler wrote → a tree. */
export function parseHtml(html: string): TreeNode[] {
  const root: TreeNode[] = []
  const open = [root]
  const add = (node: TreeNode) => open.at(-1)?.push(node)
  const parser = new Parser({
    onopentag(tag, attributes) {
      const children: TreeNode[] = []
      add({ tag, attributes, children })
      open.push(children)
    },
    // It comes in pieces where a letter is written as an entity, and what it means to Markdown is seen in the whole.
    ontext(text) {
      const last = open.at(-1)?.at(-1)
      if (typeof last === 'string') open.at(-1)?.splice(-1, 1, last + text)
      else add(text)
    },
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return root
}

/** All text inside, as it stands. */
export const textOf = (nodes: readonly TreeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

/** Whether an element has a class. */
export const hasClass = (node: TreeNode, name: string): boolean =>
  isElement(node) && (node.attributes.class ?? '').split(' ').includes(name)
