import type { Compiler } from 'webpack'

/** The parts of a statement, as ESTree has them, that tell what it sets. */
interface Statement {
  range?: [number, number]
  expression?: { type: string; left?: { property?: { type: string; name?: string } } }
}

/** The part of webpack's parser used here; it has no types for what is found in a module. */
interface Parser {
  hooks: { statement: { tap(name: string, found: (statement: Statement) => true | undefined): void } }
  state: { module: { addPresentationalDependency(dependency: object): void } }
}

const NAME = 'WithoutPropTypes'

/**
 * Leaves out what Gatsby and its router say of the types of their properties: React checks them in development alone, and
 * Gatsby's Babel takes them out of a site's own components only.
 */
export class WithoutPropTypes {
  apply(compiler: Compiler): void {
    const { ConstDependency } = compiler.webpack.dependencies
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap(NAME, (parser: Parser) => {
          parser.hooks.statement.tap(NAME, (statement) => {
            if (!setsPropTypes(statement) || !statement.range) return undefined
            parser.state.module.addPresentationalDependency(new ConstDependency('', statement.range))
            return true
          })
        })
    })
  }
}

/** Whether a statement is `Component.propTypes = …` and nothing else. */
function setsPropTypes({ expression }: Statement): boolean {
  const property = expression?.type === 'AssignmentExpression' ? expression.left?.property : undefined
  return property?.type === 'Identifier' && property.name === 'propTypes'
}
