import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as replacement from '../../../src/runtime/no-prop-types'

// Not a dependency of ours: Gatsby's runtime brings it.
const library = createRequire(createRequire(import.meta.url).resolve('gatsby'))('prop-types') as object
/** What does something, and no package asks for in a bundle for visitors. */
const tools = ['checkPropTypes', 'resetWarningCache', 'PropTypes']

it('has every type that prop-types has, for packages that import them by name', () => {
  const types = Object.keys(library).filter((name) => !tools.includes(name))
  expect(types.length).toBeGreaterThan(10)
  expect(Object.keys(replacement)).toEqual(expect.arrayContaining(types))
})

it('is every type that a package may make of another', () => {
  const any = replacement.default as Record<string, Record<string, unknown>> & {
    shape: (of: object) => unknown
  }
  expect(any.object?.isRequired).toBe(any)
  expect(any.shape({ a: any.string, b: any.func })).toBe(any)
})
