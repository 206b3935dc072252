import type { Nodes, Parents } from 'mdast'

/** A comment that suppresses one finding: `{/* allow spelling: the vendor writes it so *\/}`. */
export interface Suppression {
  rule: string
  /** Why it is right all the same; empty when the writer gave none. */
  reason: string
  file: string
  line: number
  column: number
  /** First and last line it covers: the block after it, or the block it stands in. */
  from: number
  to: number
}

const ALLOW = /^\s*(?:\/\*|#)\s*allow\s+([a-z]+)\s*(?::\s*([\s\S]*?))?\s*(?:\*\/)?\s*$/

/** Reads a comment of a page; undefined when it is an ordinary one. */
export function readSuppression(comment: string): Pick<Suppression, 'rule' | 'reason'> | undefined {
  const [, rule, reason = ''] = ALLOW.exec(comment) ?? []
  return rule ? { rule, reason } : undefined
}

/** What a comment at `index` of `parent` covers: the next block, or for one in a line of text the whole paragraph. */
export function coveredLines(parent: Parents, index: number): Pick<Suppression, 'from' | 'to'> {
  const isComment = (node: Nodes) => node.type === 'mdxFlowExpression'
  const inLine = parent.children[index]?.type === 'mdxTextExpression'
  const covered = inLine ? parent : parent.children.slice(index + 1).find((node) => !isComment(node))
  const own = parent.children[index]?.position
  return {
    from: covered?.position?.start.line ?? own?.start.line ?? 1,
    to: covered?.position?.end.line ?? own?.end.line ?? 1,
  }
}

/** Comments in the frontmatter, `# allow description: …`; they cover all of it, and so what is said of the whole page. */
export function frontmatterSuppressions(yaml: string, file: string): Suppression[] {
  const lines = yaml.split('\n')
  return lines.flatMap((text, index) => {
    const said = /^\s*#/.test(text) ? readSuppression(text) : undefined
    // The opening --- is line 1 of the file, the closing one follows the last.
    return said ? [{ ...said, file, line: index + 2, column: 1, from: 1, to: lines.length + 2 }] : []
  })
}
