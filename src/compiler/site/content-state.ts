import { addTo } from '../../text/maps'
import { pageEntryOf, type TreeEntry } from '../page/tree-entry'
import { byOrder } from '../../shared/page-tree'
import { parentPath } from '../../shared/slugs'
import type { CompiledContent } from './compile-content'

/** All content, compiled, with the ways it is looked up. */
export interface ContentState extends CompiledContent {
  entryOfFile(file: string): TreeEntry | undefined
  entryOfPath(path: string): TreeEntry | undefined
  /** Pages directly below a page, in reading order. */
  childrenOf(path: string): readonly TreeEntry[]
}

/** Compiled content → the same with its look-ups. The first file of a duplicate route keeps it; the second was reported. */
export function indexed(content: CompiledContent): ContentState {
  const byFile = new Map(content.entries.map((entry) => [entry.file, entry]))
  const byPath = new Map([...content.entries].reverse().map((entry) => [entry.path, entry]))
  const children = new Map<string, TreeEntry[]>()
  for (const entry of [...content.entries].sort((a, b) => byOrder(pageEntryOf(a), pageEntryOf(b)))) {
    const parent = parentPath(entry.path)
    if (parent === undefined || byPath.get(entry.path) !== entry) continue
    addTo(children, parent, entry)
  }
  return {
    ...content,
    entryOfFile: (file) => byFile.get(file),
    entryOfPath: (route) => byPath.get(route),
    childrenOf: (route) => children.get(route) ?? [],
  }
}
