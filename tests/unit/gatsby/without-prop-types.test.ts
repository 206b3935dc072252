import { expect, it } from 'vitest'
import { WithoutPropTypes } from '../../../src/gatsby/without-prop-types'

type Found = (statement: object) => true | undefined

/** What the plugin leaves out of a module with such statements: where each stood. */
function leftOut(statements: readonly object[]) {
  const ranges: unknown[] = []
  const module = { addPresentationalDependency: ({ range }: { range: unknown }) => void ranges.push(range) }
  let found: Found = () => undefined
  const parser = {
    hooks: { statement: { tap: (_: string, ask: Found) => void (found = ask) } },
    state: { module },
  }
  const forType = () => ({ tap: (_: string, got: (own: typeof parser) => void) => got(parser) })
  const factory = { hooks: { parser: { for: forType } } }
  class ConstDependency {
    constructor(
      readonly text: string,
      readonly range: unknown,
    ) {
      expect(text).toBe('')
    }
  }
  const normalModuleFactory = { tap: (_: string, made: (own: typeof factory) => void) => made(factory) }
  const compiler = { webpack: { dependencies: { ConstDependency } }, hooks: { normalModuleFactory } }
  new WithoutPropTypes().apply(compiler as never)
  const answers = statements.map((statement) => found(statement))
  return { ranges, answers }
}

const sets = (name: string) => ({
  type: 'AssignmentExpression',
  left: { type: 'MemberExpression', property: { type: 'Identifier', name } },
})

it('what a component says of the types of its properties is left out, and nothing else', () => {
  const { ranges, answers } = leftOut([
    { type: 'ExpressionStatement', range: [0, 10], expression: sets('propTypes') },
    { type: 'ExpressionStatement', range: [10, 20], expression: sets('defaultProps') },
    { type: 'ExpressionStatement', range: [20, 30], expression: { type: 'CallExpression' } },
    { type: 'ReturnStatement', range: [30, 40] },
  ])
  expect(ranges).toEqual([[0, 10]])
  expect(answers).toEqual([true, undefined, undefined, undefined])
})
