import ts from 'typescript'

const LISTENS = new Set(['on', 'one', 'off', 'bind', 'unbind', 'trigger', 'triggerHandler'])
const PREFIX = 'beckon:'

/**
 * Names of events that the SDK as a plugin of jQuery does not have: to jQuery any text names an event.
 * @param declarations of the SDK
 * @returns the texts, each with a name
 */
export function unknownEvents(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  declarations: string,
): { node: ts.Node; name: string }[] {
  const [, union = ''] = /^export type BeckonEventName = (.+)$/m.exec(declarations) ?? []
  const known = new Set([...union.matchAll(/'([^']+)'/g)].map(([, name]) => name))
  if (![...known].some((name) => name?.startsWith(PREFIX))) return []
  const found: { node: ts.Node; name: string }[] = []
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) && node.expression
    const names = ts.isCallExpression(node) ? node.arguments[0] : undefined
    if (called && names && ts.isPropertyAccessExpression(called) && ts.isStringLiteralLike(names)) {
      const listens = LISTENS.has(called.name.text)
      if (listens && checker.getTypeAtLocation(called.expression).getSymbol()?.name === 'JQuery') {
        // Several stand apart by blanks.
        const unknown = names.text.split(/\s+/).filter((one) => one.startsWith(PREFIX) && !known.has(one))
        found.push(...unknown.map((name) => ({ node: names, name })))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
