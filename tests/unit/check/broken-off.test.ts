import { expect, it } from 'vitest'
import { brokenOff } from '../../../src/compiler/problems/broken-off'

it('who repairs the program is told where it broke off, where that is known', () => {
  const error = new Error('That was not to be.')
  const told = () =>
    brokenOff(error, 'facts', { file: 'content/facts.yaml' }, 'The facts were not read').message
  error.stack = 'Error: That was not to be.\n    at read (/a/src/compiler/files/facts.ts:41:7)'
  expect(told()).toBe('The facts were not read: That was not to be (src/compiler/files/facts.ts:41).')
  error.stack = 'Error: src/compiler/a.ts:1 is named by the message alone.'
  expect(told()).toBe('The facts were not read: That was not to be.')
})
