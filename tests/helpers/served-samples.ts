import { isElement, type TreeNode } from '../../src/compiler/markdown/tree'

/** The outermost elements that fit, in the order of the page. */
export const all = (
  nodes: readonly TreeNode[],
  fits: (tag: string, attributes: Readonly<Record<string, string>>) => boolean,
): TreeNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return []
    return fits(node.tag, node.attributes) ? [node] : all(node.children, fits)
  })
export const isPre = (tag: string) => tag === 'pre'

/** Samples with what is folded away, and declarations. */
export const samplesIn = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return []
    const isSample = node.tag === 'figure' && all([node], isPre).length > 0
    return isSample || isPre(node.tag) ? [node] : samplesIn(node.children)
  })

/** What one copies of a sample, as src/blocks/tools/code-in.ts has it. */
export function copiedFrom(sample: TreeNode): string {
  const kept = (node: TreeNode): string =>
    typeof node === 'string'
      ? node
      : isElement(node) && node.tag === 'del'
        ? ''
        : node.children.map(kept).join('')
  return all([sample], (tag) => tag === 'code')
    .map(kept)
    .join('\n')
    .replace(/\n$/, '')
}
