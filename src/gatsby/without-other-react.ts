import type { Compiler } from 'webpack'
import { tapParsers, type Range } from './tap-parsers'

/** The parts of a condition, as ESTree has them, that tell what it asks for. */
interface Expression {
  type: string
  range?: Range
  name?: string
  left?: Expression
  right?: Expression
  argument?: Expression
  expression?: Expression
  object?: Expression
  property?: Expression
}
interface IfStatement {
  test: Expression
  consequent: { range?: Range }
}

const NAME = 'WithoutOtherReact'

/**
 * Leaves out what Gatsby has for React 19 and for React's server components, which it asks about at run time: this site has
 * React 18, and none of those. Where a later Gatsby asks otherwise, nothing is left out, and the budget of scripts says so.
 */
export class WithoutOtherReact {
  apply(compiler: Compiler): void {
    tapParsers(compiler, NAME, (hooks, replace) => {
      hooks.statementIf.tap(NAME, ({ test, consequent }: IfStatement) => {
        if (!(isForReact19(test) || isForServerComponents(test))) return undefined
        if (test.range) replace(test.range, 'false')
        if (consequent.range) replace(consequent.range, '{}')
        return false
      })
    })
  }
}

/** `… && !React.createElement.headPatched` */
const isForReact19 = ({ type, right }: Expression): boolean =>
  type === 'LogicalExpression' &&
  right?.type === 'UnaryExpression' &&
  right.argument?.property?.name === 'headPatched'

/** `typeof rscDataResponse?.payload === "string"` */
function isForServerComponents({ type, left }: Expression): boolean {
  const of = left?.type === 'UnaryExpression' ? left.argument : undefined
  const member = of?.type === 'ChainExpression' ? of.expression : of
  return type === 'BinaryExpression' && member?.object?.name === 'rscDataResponse'
}
