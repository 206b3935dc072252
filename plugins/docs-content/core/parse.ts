import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { Root } from 'mdast'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Report } from './report'

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

interface SyntaxFault extends Error {
  reason?: string
  line?: number | null
  column?: number | null
  place?: { line?: number; column?: number; start?: { line: number; column: number } } | null
}

/**
 * MDX text → syntax tree, with the raw frontmatter apart.
 * @returns undefined after reporting a syntax error, with the place where the parser gave up.
 */
export function parseMdx(
  text: string,
  file: string,
  report: Report,
): { tree: Root; yaml?: string } | undefined {
  let tree: Root
  try {
    tree = processor.parse(text)
  } catch (error) {
    const { reason, message, place } = error as SyntaxFault
    const start = place?.start ?? place
    const mend = 'close every tag, and write a literal < or { as `<` or `{` in backticks'
    report.add(
      'syntax',
      { file, line: start?.line ?? 1, column: start?.column ?? 1 },
      reason ?? message,
      mend,
    )
    return undefined
  }
  const first = tree.children[0]
  const yaml = first?.type === 'yaml' ? first.value : undefined
  if (yaml !== undefined) tree.children.shift()
  if (file !== report.page) {
    // Nodes from a partial remember where they come from, so that problems point there.
    visit(tree, (node) => {
      node.data = { ...node.data, file }
    })
  }
  return yaml === undefined ? { tree } : { tree, yaml }
}
