import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Parent } from 'unist'
import { visit } from './visit'
import { fileOf } from '../problems/report'
import { isJsx } from './props'
import { SENTENCE_END } from './texts'

/** A badge that names a version of the SDK, such as `<Since version="3.6.0" />`. */
export interface VersionBadge {
  name: string
  version: string
  /** What stands in backticks in its sentence, heading or cell, if that is one thing. */
  beside?: string
  file: string
  line: number
  column: number
}

/** All badges of a page that name a version; their props were checked by now. */
export function collectVersionBadges(tree: Root, page: string): VersionBadge[] {
  const badges: VersionBadge[] = []
  visit(tree, (node, index, parent) => {
    if (!isJsx(node) || !/^(?:Since|Deprecated)$/.test(node.name ?? '')) return
    const version = node.data?.props?.version
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (typeof version !== 'string') return
    const codes = index === undefined || !parent ? [] : codesBeside(parent, index)
    const beside = codes.length === 1 ? codes[0] : undefined
    const place = { file: fileOf(node, page), line, column }
    badges.push({ name: node.name ?? '', version, ...(beside === undefined ? {} : { beside }), ...place })
  })
  return badges
}

/** What stands in backticks between the ends of sentences before and behind a node. */
function codesBeside({ children }: Parent, index: number): string[] {
  const nodes = children as RootContent[]
  const upTo = (some: readonly RootContent[]) => {
    const end = some.findIndex((node) => node.type !== 'inlineCode' && SENTENCE_END.test(toString(node)))
    return end < 0 ? some : some.slice(0, end)
  }
  const before = upTo(nodes.slice(0, index).reverse())
  const behind = upTo(nodes.slice(index + 1))
  return [...before, ...behind].flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))
}
