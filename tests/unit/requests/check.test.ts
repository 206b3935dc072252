import { describe, expect, it } from 'vitest'
import { complaintCount, complaintOf, variantOf, type Complaint } from '../../../src/requests/check'
import type { Field, RequestForm, Schemas } from '../../../src/requests/form'

const keyOf = (field: Field, value: unknown, isRequired = false) =>
  complaintOf(field, value, {}, isRequired)?.key

describe('what is wrong with a value', () => {
  it.each<[Complaint['key'], Field, wrong: unknown[], right: unknown[]]>([
    ['wrong.integer', { types: ['integer'] }, ['ten', 1.5, true], [0, -3]],
    ['wrong.number', { types: ['number'] }, ['1,5'], [1.5]],
    ['wrong.flag', { types: ['boolean'] }, ['yes', 1], [true, false]],
    ['wrong.text', { types: ['string'] }, [1], ['', 'x']],
    ['wrong.list', { types: ['array'] }, ['a'], [[]]],
    ['wrong.object', { types: ['object'] }, [[], 'a', null], [{}]],
    ['wrong.choice', { enum: ['push', 'sms'] }, ['mail'], ['sms']],
    ['wrong.range', { types: ['integer'], minimum: 1, maximum: 9 }, [0, 10], [1, 9]],
    ['wrong.low', { minimum: 1 }, [0], [1, 1e9]],
    ['wrong.high', { maximum: 9 }, [10], [9, -1e9]],
    ['wrong.short', { minLength: 2 }, ['a', '😀'], ['ab']],
    ['wrong.long', { maxLength: 2 }, ['abc'], ['ab', '😀😀']],
    ['wrong.pattern', { pattern: '^[0-9a-f]{4}$' }, ['xyz'], ['12ab']],
    ['wrong.unlike', { pattern: '^[0-9a-f]{4}$', example: '12ab' }, ['xyz'], ['ffff']],
    ['wrong.few', { types: ['array'], minItems: 1 }, [[]], [[1]]],
    ['wrong.many', { types: ['array'], maxItems: 1 }, [[1, 2]], [[1]]],
    ['wrong.format.date', { format: 'date' }, ['31-01-2026', '2026-13-01'], ['2026-01-31']],
    [
      'wrong.format.date-time',
      { format: 'date-time' },
      ['2026-01-31', '2026-01-31T09:00:00', 'soon'],
      ['2026-01-31T09:00:00Z', '2026-01-31T09:00:00.000+01:00'],
    ],
    ['wrong.format.email', { format: 'email' }, ['anna', 'a b@example.com'], ['anna@example.com']],
    ['wrong.format.uri', { format: 'uri' }, ['example.com'], ['https://example.com/']],
    ['wrong.format.uuid', { format: 'uuid' }, ['1'], ['123e4567-e89b-12d3-a456-426614174000']],
  ])('%s', (key, field, wrong, right) => {
    expect(wrong.map((value) => keyOf(field, value))).toEqual(wrong.map(() => key))
    expect(right.map((value) => keyOf(field, value))).toEqual(right.map(() => undefined))
  })

  it('is that it is missing only where the call needs it', () => {
    expect(keyOf({ types: ['integer'] }, undefined, true)).toBe('wrong.required')
    expect(keyOf({ types: ['string'] }, '', true)).toBe('wrong.required')
    expect(keyOf({ types: ['integer'] }, undefined)).toBeUndefined()
  })

  it('is nothing for formats that nobody can see, and for one of several types', () => {
    expect(keyOf({ format: 'binary' }, 'x')).toBeUndefined()
    expect(keyOf({ types: ['number', 'string'] }, 'x')).toBeUndefined()
  })
})

const schemas: Schemas = {
  Tree: {
    types: ['object'],
    required: ['name'],
    properties: { name: { types: ['string'] }, children: { types: ['array'], items: { ref: 'Tree' } } },
  },
}
const form: RequestForm = {
  method: 'post',
  base: '',
  route: '/trees/{tree}',
  credentials: { kind: 'none' },
  parameters: [{ name: 'tree', in: 'path', required: true, field: { types: ['integer'] } }],
  body: { field: { ref: 'Tree' }, value: {} },
}

it('counts what does not fit, however deep', () => {
  const count = (tree: unknown, body: unknown) => complaintCount(form, { parameters: [tree], body }, schemas)
  expect(count(1, { name: 'a' })).toBe(0)
  expect(count('x', {})).toBe(2)
  expect(count(1, { name: 'a', children: [{ name: 1 }, { children: [{}] }] })).toBe(3)
})

it('takes a value for the variant that it fits best', () => {
  const variant = (kind: string) => ({
    field: { types: ['object'], required: ['type'], properties: { type: { enum: [kind] } } } as const,
  })
  const field: Field = { variants: [variant('S3'), variant('FTP')] }
  expect([{ type: 'FTP' }, { type: 'S3' }, {}].map((value) => variantOf(field, value, {}))).toEqual([1, 0, 0])
})
