import type { Compiler } from 'webpack'
import { tapParsers, type Range } from './tap-parsers'

/** The parts of a statement, as ESTree has them, that tell what it sets. */
interface Statement {
  range?: Range
  expression?: { type: string; left?: { property?: { type: string; name?: string } } }
}

const NAME = 'WithoutPropTypes'

/**
 * Leaves out what Gatsby and its router say of the types of their properties: React checks them in development alone, and
 * Gatsby's Babel takes them out of a site's own components only.
 */
export class WithoutPropTypes {
  apply(compiler: Compiler): void {
    tapParsers(compiler, NAME, (hooks, replace) => {
      hooks.statement.tap(NAME, (statement: Statement) => {
        if (!setsPropTypes(statement) || !statement.range) return undefined
        replace(statement.range, '')
        return true
      })
    })
  }
}

/** Whether a statement is `Component.propTypes = …` and nothing else. */
function setsPropTypes({ expression }: Statement): boolean {
  const property = expression?.type === 'AssignmentExpression' ? expression.left?.property : undefined
  return property?.type === 'Identifier' && property.name === 'propTypes'
}
