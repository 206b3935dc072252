import type { Node, Parser } from 'web-tree-sitter'
import { bracketsOf } from './brackets'
import { contexts, wrap } from './contexts'
import type { SampleError } from './sample-error'
import { parserOf, type Grammar } from './grammars'
import { rewritten } from './rewrites'

const FIX = 'correct it, or write what is left out as a comment'

/**
 * Parses a sample with the grammar of its language, as a whole file and as the fragments it may be.
 * @returns undefined when one reading has no error, else where the sample stops being one of them
 */
export async function parseWithGrammar(text: string, grammar: Grammar): Promise<SampleError | undefined> {
  const parser = await parserOf(grammar)
  const source = rewritten(text, grammar)
  if (reads(source, grammar, parser)) return undefined
  const { open, crossed } = bracketsOf(source, grammar)
  const [outermost] = open
  // Nothing is wrong but that it ends too early.
  if (outermost && reads(source + closing(open), grammar, parser)) {
    const { line, column } = outermost
    return { line, column, message: `never closes its "${outermost.text}"`, fix: 'close it' }
  }
  if (crossed) {
    const { line, column, text: bracket, by } = crossed
    return {
      line,
      column,
      message: `opens "${bracket}" and closes it with "${by}"`,
      fix: 'close it with its own kind',
    }
  }
  return derailment(source, grammar, parser)
}

/** Whether one reading of the sample has no error. */
function reads(source: string, grammar: Grammar, parser: Parser): boolean {
  return contexts[grammar].some((context) => {
    const tree = parser.parse(wrap(source, grammar, context).text)
    const clean = tree?.rootNode.hasError === false
    tree?.delete()
    return clean
  })
}

const closing = (open: readonly { text: string }[]): string =>
  [...open]
    .reverse()
    .map(({ text }) => ({ '(': ')', '[': ']', '{': '}' })[text] ?? '')
    .join('')

/**
 * A grammar that has lost its way may call everything an error. So the sample is read line by line, with what is open
 * closed: behind the last beginning that reads well comes the line to look at.
 */
function derailment(source: string, grammar: Grammar, parser: Parser): SampleError {
  const lines = source.split('\n')
  let good = 0
  for (let count = 1; count < lines.length; count++) {
    const beginning = lines.slice(0, count).join('\n')
    if (reads(beginning + closing(bracketsOf(beginning, grammar).open), grammar, parser)) good = count
  }
  while (good < lines.length - 1 && !lines[good]?.trim()) good++
  const line = lines[good] ?? ''
  const column = line.length - line.trimStart().length + 1
  return {
    line: good + 1,
    column: Math.max(column, errorColumn(lines, good, grammar, parser)),
    message: `does not parse at "${line.trim().slice(0, 60)}"`,
    fix: FIX,
  }
}

/** Where on its line the first error stands, as far as a grammar tells. */
function errorColumn(lines: readonly string[], row: number, grammar: Grammar, parser: Parser): number {
  const beginning = lines.slice(0, row + 1).join('\n')
  const text = beginning + closing(bracketsOf(beginning, grammar).open)
  const columns = contexts[grammar].flatMap((context) => {
    const wrapped = wrap(text, grammar, context)
    const tree = parser.parse(wrapped.text)
    const [found] = tree
      ? errorsIn(tree.rootNode).filter(({ startPosition }) => startPosition.row - wrapped.lines === row)
      : []
    tree?.delete()
    return found ? [found.startPosition.column + 1] : []
  })
  return columns.length ? Math.max(...columns) : 1
}

/** Error nodes that hold no smaller ones, and what the grammar misses, in the order of the text. */
function errorsIn(node: Node): Node[] {
  if (node.isMissing) return [node]
  const inner = node.children.flatMap((child) => (child.hasError || child.isMissing ? errorsIn(child) : []))
  return inner.length || !node.isError ? inner : [node]
}
