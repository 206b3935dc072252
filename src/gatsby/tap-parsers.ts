import type { Compiler } from 'webpack'

interface StatementHook {
  /** `found` is asked of each statement, as ESTree has it; its answer says what webpack does with it. */
  tap(name: string, found: (statement: never) => boolean | undefined): void
}
/** The part of webpack's parser used here; it has no types for what is found in a module. */
interface Parser {
  hooks: { statement: StatementHook; statementIf: StatementHook }
  state: { module: { addPresentationalDependency(dependency: object): void } }
}
/** From where to where something stands in its module. */
export type Range = [number, number]

/**
 * Has a plugin look at what webpack parses of each module of scripts.
 * @param tap gets a parser's hooks, and what puts another text, or none, in the place of a part of the module that is being parsed
 */
export function tapParsers(
  compiler: Compiler,
  name: string,
  tap: (hooks: Parser['hooks'], replace: (range: Range, text: string) => void) => void,
): void {
  const { ConstDependency } = compiler.webpack.dependencies
  compiler.hooks.normalModuleFactory.tap(name, (factory) => {
    for (const type of ['javascript/auto', 'javascript/esm'])
      factory.hooks.parser.for(type).tap(name, (parser: Parser) => {
        tap(parser.hooks, (range, text) => {
          parser.state.module.addPresentationalDependency(new ConstDependency(text, range))
        })
      })
  })
}
