import type { Root } from 'mdast'
import { visit } from './visit'
import { fileOf } from '../problems/report'
import { isJsx } from './props'

/** A badge that names a version of the SDK, such as `<Since version="3.6.0" />`. */
export interface VersionBadge {
  name: string
  version: string
  file: string
  line: number
  column: number
}

/** All badges of a page that name a version; their props were checked by now. */
export function collectVersionBadges(tree: Root, page: string): VersionBadge[] {
  const badges: VersionBadge[] = []
  visit(tree, (node) => {
    if (!isJsx(node) || !/^(?:Since|Deprecated)$/.test(node.name ?? '')) return
    const version = node.data?.props?.version
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (typeof version === 'string') {
      badges.push({ name: node.name ?? '', version, file: fileOf(node, page), line, column })
    }
  })
  return badges
}
