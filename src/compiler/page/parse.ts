import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { Nodes, Root } from 'mdast'
import { unified, type Processor } from 'unified'
import { visit } from './visit'
import { plainMdx } from './plain-mdx'
import type { Report } from '../problems/report'
import { coveredLines, frontmatterSuppressions, readSuppression } from '../problems/suppressions'

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)
const withoutMail = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(findNoMail)
  .use(remarkMdx)

/** What stands before the sign of every mail address that is a link by itself. */
const MAIL = /[-+.\w]@/

/**
 * To find mail addresses the parser stops at every letter of every text, which is a sixth of its time. Few pages have any
 * that could be one.
 */
function findNoMail(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map(({ text = {}, ...rest }) => ({
    ...rest,
    text: Object.fromEntries(
      Object.entries(text).map(([code, constructs = []]) => [
        code,
        [constructs].flat().filter(({ name }) => name !== 'emailAutolink'),
      ]),
    ),
  }))
}

interface ParseError extends Error {
  reason?: string
  line?: number | null
  column?: number | null
  place?: { line?: number; column?: number; start?: { line: number; column: number } } | null
}

/** Where the parser gave up. Of a tag that is never closed it says that only in words: `(8:1-8:7)`. */
function placed({ reason, message: whole, place }: ParseError) {
  const start = place?.start ?? place
  const message = reason ?? whole
  const spoken = / \((\d+):(\d+)(?:-\d+:\d+)?\)$/.exec(message)
  if (start?.line) return { line: start.line, column: start.column ?? 1, message }
  if (!spoken) return { line: 1, column: 1, message }
  return { line: Number(spoken[1]), column: Number(spoken[2]), message: message.slice(0, spoken.index) }
}

/**
 * MDX text → syntax tree, with the raw frontmatter apart.
 * @param isMade whether it is made of data: such text is of few forms
 * @returns undefined after reporting a syntax error, with the place where the parser gave up.
 */
export function parseMdx(
  text: string,
  file: string,
  report: Report,
  isMade = false,
): { tree: Root; yaml?: string } | undefined {
  let tree: Root
  try {
    tree = (isMade ? plainMdx(text) : undefined) ?? (MAIL.test(text) ? processor : withoutMail).parse(text)
  } catch (error) {
    const fix = 'close every tag, and write a literal < or { as `<` or `{` in backticks'
    const { message, ...place } = placed(error as ParseError)
    report.add('syntax', { file, ...place }, message, fix)
    return undefined
  }
  const first = tree.children[0]
  const yaml = first?.type === 'yaml' ? first.value : undefined
  if (yaml !== undefined) tree.children.shift()
  if (yaml !== undefined) report.suppressions.push(...frontmatterSuppressions(yaml, file))
  removeComments(tree, file, report)
  if (file !== report.page) {
    // Nodes from a partial remember where they come from, so that problems point there.
    visit(tree, (node) => {
      node.data = { ...node.data, file }
    })
  }
  return yaml === undefined ? { tree } : { tree, yaml }
}

/** Comments are for other writers: neither the page nor search shows them. Some suppress a finding of the content check. */
function removeComments(tree: Root, file: string, report: Report): void {
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node, index, parent) => {
    if (!parent || index === undefined || !('value' in node) || !COMMENT.test(node.value)) return undefined
    const anchor = parent.type === 'heading' ? ANCHOR.exec(node.value)?.[1] : undefined
    if (anchor) {
      parent.data = { ...parent.data, anchor }
      trimEnd(parent.children[index - 1])
    }
    const said = readSuppression(node.value)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (said) report.suppressions.push({ ...said, file, line, column, ...coveredLines(parent, index) })
    parent.children.splice(index, 1)
    return index
  })
}

/** What stands before the anchor ends with a space that is none of the heading's. */
function trimEnd(node: Nodes | undefined): void {
  if (node?.type === 'text') node.value = node.value.trimEnd()
}

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/
/** An anchor of its own for a heading: it stays when the heading is worded otherwise. */
const ANCHOR = /^\s*\/\*\s*#([a-z0-9]+(?:-[a-z0-9]+)*)\s*\*\/\s*$/
