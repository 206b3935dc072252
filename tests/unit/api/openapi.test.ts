import { expect, it } from 'vitest'
import { stepsOf } from '../../../src/compiler/api/openapi'

it('a reference may be written as an address: percent signs and the two signs of JSON pointers stand for what they mean', () => {
  expect(stepsOf('/paths/~1device~1%7Bid%7D/x~0y')).toEqual(['paths', '/device/{id}', 'x~y'])
  expect(stepsOf('/paths/100%')).toEqual(['paths', '100%'])
})
