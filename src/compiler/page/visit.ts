import type { Node, Parent } from 'unist'
import { EXIT, SKIP, type visit as Visit } from 'unist-util-visit'

export { EXIT, SKIP }

type Result = void | undefined | null | boolean | typeof SKIP | number | readonly [unknown, number?]

/**
 * As unist-util-visit, without its visitors for the way back: a page is gone through some fifteen times, and giving each node
 * a function with a name of its own, as the library does, takes a sixth of the time that a page needs.
 * @param test the type, or the types, of the nodes that are shown; all without one
 * @param visitor gets a node, its index and its parent; may return SKIP, EXIT, or the index to go on with
 */
export const visit = ((tree: Node, test: string | readonly string[] | Visitor, visitor?: Visitor): void => {
  if (typeof test === 'function' && visitor) throw new TypeError('Nodes are chosen by their types here.')
  if (typeof test === 'function') walk(tree, undefined, test, undefined, undefined)
  else if (visitor) walk(tree, typeof test === 'string' ? [test] : test, visitor, undefined, undefined)
}) as unknown as typeof Visit

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Result

/** @returns EXIT, or where to go on among the siblings, where the visitor says so */
function walk(
  node: Node,
  types: readonly string[] | undefined,
  visitor: Visitor,
  index: number | undefined,
  parent: Parent | undefined,
): typeof EXIT | number | undefined {
  const said = !types || types.includes(node.type) ? visitor(node, index, parent) : undefined
  const [action, next] = Array.isArray(said) ? (said as [unknown, number?]) : [said, undefined]
  if (action === EXIT) return EXIT
  const goOn = typeof action === 'number' ? action : next
  if (action !== SKIP && 'children' in node) {
    const { children } = node as Parent
    for (let at = 0; at < children.length;) {
      const child = children[at]
      const result = child && walk(child, types, visitor, at, node as Parent)
      if (result === EXIT) return EXIT
      at = result ?? at + 1
    }
  }
  return goOn
}
