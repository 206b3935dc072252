import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from './visit'
import { definitionOf, isExpression, literalProps } from './props'
import { parseMdx } from './parse'
import type { Report } from '../problems/report'
import { withFacts, type Facts } from '../files/facts'
import type { PartialSource } from '../files/partials'
import { substitute } from './substitute'
import { didYouMean } from '../problems/suggest'

interface Context {
  facts: Facts
  partials: PartialSource
  report: Report
  /** Names of the partials drawn in so far, so that the page is compiled again when one changes. */
  used: Set<string>
}

/** Replaces every <Include file="…"> in the tree by the content of its partial, nested ones too. */
export function expandIncludes(tree: Root, context: Context, stack: readonly string[] = []): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (definitionOf(node)?.becomes !== 'partial' || !parent || index === undefined) return undefined
    const content = includedContent(node, context, stack)
    parent.children.splice(index, 1, ...content)
    return [SKIP, index + content.length]
  })
}

function includedContent(node: MdxJsxFlowElement, context: Context, stack: readonly string[]): RootContent[] {
  const { report, partials, facts, used } = context
  const { file: name, ...variables } = literalProps(node, report)
  if (!name || typeof name !== 'string') {
    const fix = 'write <Include file="folder/name" />'
    // An expression in its place was reported already.
    if (!node.attributes.some(isExpression)) {
      report.add('include', node, '<Include> does not say which partial it draws in.', fix)
    }
    return []
  }
  if (stack.includes(name)) {
    const cycle = [...stack.slice(stack.indexOf(name)), name].join(' → ')
    report.add(
      'include',
      node,
      `Partials include each other in a cycle: ${cycle}.`,
      'take one of these includes out',
    )
    return []
  }
  const source = partials.read(name)
  if (source === undefined) {
    const fix = didYouMean(name, partials.names(), `create ${partials.file(name)}`)
    report.add('include', node, `There is no partial "${name}".`, fix)
    return []
  }
  used.add(name)
  const texts = Object.entries(variables).map(([key, value]): [string, string] => [key, String(value)])
  const known = withFacts(new Map(texts), facts)
  const parsed = parseMdx(substitute(source, known, report, partials.file(name)), partials.file(name), report)
  if (!parsed) return []
  if (parsed.yaml !== undefined) {
    report.add(
      'include',
      { file: partials.file(name), line: 1 },
      'A partial has no frontmatter.',
      'remove the --- block',
    )
  }
  expandIncludes(parsed.tree, { ...context, facts: known }, [...stack, name])
  return parsed.tree.children
}
