import { tableOf } from '../page/table-of'
import type { Context } from './context'
import { inline, isBlock } from './inline'
import { isElement, type HtmlNode, type TreeNode } from './tree'

const RULES: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' }

/** A table of GitHub-flavoured Markdown; without a head of its own it gets an empty one, which the form asks for. */
export function table(node: HtmlNode, context: Context): string {
  const rows = rowsOf(node.children).map(({ isHead, cells }) => ({
    isHead,
    cells: cells.map((cell) => cellText(cell.children, context)),
    rules: cells.map(({ attributes }) => RULES[attributes.align ?? ''] ?? '---'),
  }))
  const head = rows.find(({ isHead }) => isHead)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return tableOf(
    head?.cells ?? Array.from({ length: width }, () => ''),
    rows.filter((row) => row !== head).map(({ cells }) => cells),
    head?.rules,
  )
}

interface Row {
  isHead: boolean
  cells: HtmlNode[]
}

const rowsOf = (nodes: readonly TreeNode[], isHead = false): Row[] =>
  nodes.filter(isElement).flatMap((node) => {
    if (node.tag !== 'tr') return rowsOf(node.children, node.tag === 'thead')
    return [{ isHead, cells: node.children.filter(isElement) }]
  })

/** What stands in a cell, in one line: a cell has no other. */
export const inCell = (text: string): string => text.replace(/\\?\n/g, ' ').trim().replaceAll('|', '\\|')

const cellText = (nodes: readonly TreeNode[], context: Context): string => inCell(inOneLine(nodes, context))

/** Blocks, one behind the other. */
const inOneLine = (nodes: readonly TreeNode[], context: Context): string =>
  nodes
    .map((node) => {
      if (!isBlock(node) || typeof node === 'string') return inline([node], context)
      const text = inOneLine(node.children, context).trim()
      return isElement(node) && node.tag === 'li' ? `${text}; ` : `${text} `
    })
    .join('')
    .replace(/; *$/, '')
