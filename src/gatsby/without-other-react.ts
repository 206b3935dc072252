import type { Compiler } from 'webpack'

/** The parts of a condition, as ESTree has them, that tell what it asks for. */
interface Expression {
  type: string
  range?: [number, number]
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
  consequent: { range?: [number, number] }
}

/** The part of webpack's parser used here; it has no types for what is found in a module. */
interface Parser {
  hooks: { statementIf: { tap(name: string, found: (statement: IfStatement) => false | undefined): void } }
  state: { module: { addPresentationalDependency(dependency: object): void } }
}

const NAME = 'WithoutOtherReact'

/**
 * Leaves out what Gatsby has for React 19 and for React's server components, which it asks about at run time: this site has
 * React 18, and none of those. Where a later Gatsby asks otherwise, nothing is left out, and the budget of scripts says so.
 */
export class WithoutOtherReact {
  apply(compiler: Compiler): void {
    const { ConstDependency } = compiler.webpack.dependencies
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap(NAME, (parser: Parser) => {
          parser.hooks.statementIf.tap(NAME, ({ test, consequent }) => {
            if (!(isForReact19(test) || isForServerComponents(test))) return undefined
            for (const [range, text] of [
              [test.range, 'false'],
              [consequent.range, '{}'],
            ] as const) {
              if (range) parser.state.module.addPresentationalDependency(new ConstDependency(text, range))
            }
            return false
          })
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
