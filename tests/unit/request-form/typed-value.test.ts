import { describe, expect, it } from 'vitest'
import { textOf, typedValue } from '../../../src/request-form/typed-value'
import type { Field } from '../../../src/requests/form'

describe('what was typed', () => {
  it.each<[types: Field['types'], typed: string, value: unknown]>([
    [['integer'], '12', 12],
    [['integer'], '1.5', 1.5],
    [['number'], '-0.5', -0.5],
    [['number'], '1.0', 1],
    // As they stand, so that the sample shows what the message is about.
    [['integer'], 'ten', 'ten'],
    [['integer'], '007', '007'],
    [['number'], '1.', '1.'],
    [['integer'], '12345678901234567890', '12345678901234567890'],
    [['integer'], '', undefined],
    [['string'], '12', '12'],
    [['string'], '', ''],
    [['number', 'string'], '12', 12],
    [['number', 'string'], 'a', 'a'],
    [undefined, '{"a":1}', { a: 1 }],
    [undefined, 'true', true],
    [undefined, '{"a', '{"a'],
    [undefined, '12', 12],
    [undefined, '12345678901234567890', '12345678901234567890'],
  ])('%s: %s', (types, typed, value) => {
    expect(typedValue(typed, types ? { types } : {})).toEqual(value)
  })

  it('stays a text where it was one and might be anything, unless it is plainly JSON', () => {
    expect(['1234', 'true', '{"a":1}'].map((text) => typedValue(text, {}, true))).toEqual([
      '1234',
      'true',
      { a: 1 },
    ])
  })

  it('stands in its field as it is, and all else as JSON', () => {
    expect(['x', 1, undefined, { a: [1] }].map(textOf)).toEqual(['x', '1', '', '{"a":[1]}'])
  })
})
