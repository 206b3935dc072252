import { describe, expect, it } from 'vitest'
import { apiPages } from '../../../src/compiler/api/pages'
import { described, swap } from './fixture'

/** What the page says of a call whose body has such a media type, before its samples. */
function toldOf(media: string): string {
  const root = described({
    'resources/segments.yaml': swap(
      "application/json:\n            schema: { $ref: '#/components/schemas/SegmentInput' }\n      responses",
      `application/json: ${media}\n      responses`,
    ),
  })
  const { text } = apiPages(root, 'en').pages.find(({ file }) => file === 'en/api/segments.mdx') ?? {
    text: '',
  }
  const section = text.split(/^## /m).find((part) => part.startsWith('Create a segment')) ?? ''
  return section.split('<OperationSamples')[0] ?? ''
}

const fields = (...names: string[]) => names.map((name) => `${name}: { type: string }`).join(', ')

describe('the body of a request', () => {
  it.each([
    [
      'what its own schema says',
      '{ type: object, description: Values by your own keys., additionalProperties: true }',
      'Values by your own keys.\n\nA JSON object.\n',
    ],
    ['which field it may have', `{ properties: { ${fields('a')} } }`, '\nA JSON object. It can have `a`.\n'],
    [
      'which few it has',
      `{ required: [a, b, c], properties: { ${fields('a', 'b', 'c')} } }`,
      '\nA JSON object with `a`, `b` and `c`.\n',
    ],
    [
      'which of few it cannot do without',
      `{ required: [b], properties: { ${fields('a', 'b')} } }`,
      '\nA JSON object with `a` and `b`. Required: `b`.\n',
    ],
    [
      'nothing of what is only read',
      `{ required: [a], properties: { ${fields('a')}, b: { type: string, readOnly: true } } }`,
      '\nA JSON object with `a`.\n\n- `a` _string_ **required**\n',
    ],
    [
      'what an object with a name is called',
      "{ $ref: '#/components/schemas/SegmentInput' }",
      '\nA JSON object: [SegmentInput](#segment-input). Required: `name`.\n',
    ],
    [
      'how many fields it has, and which it cannot do without',
      `{ required: [b, d], properties: { ${fields('a', 'b', 'c', 'd')} } }`,
      '\nA JSON object with 4 fields. Required: `b` and `d`.\n',
    ],
    [
      'how many it has when none is demanded',
      `{ properties: { ${fields('a', 'b', 'c', 'd', 'e')} } }`,
      'with 5 fields.\n\n- `a`',
    ],
    [
      'what it takes over from another',
      `{ allOf: [{ $ref: '#/components/schemas/SegmentInput' }, { properties: { ${fields('a', 'b')} } }] }`,
      '\nA JSON object with `a`, `b` and the fields of [SegmentInput](#segment-input). Required: ',
    ],
    [
      'that it has several forms',
      `{ oneOf: [{ title: One, properties: { a: {} } }, { title: Two, properties: { b: {} } }] }`,
      '\nA JSON object in one of these forms:\n\n- One',
    ],
    [
      'what an array holds',
      "{ type: array, items: { $ref: '#/components/schemas/SegmentInput' } }",
      '\nJSON: array of [SegmentInput](#segment-input).\n',
    ],
  ])('says %s', (_, schema, said) => {
    expect(toldOf(`{ schema: ${schema} }`)).toContain(said)
  })

  it('names all kinds of files that it takes in one sentence', () => {
    const told = toldOf('{}\n          image/png: {}\n          image/jpeg: {}')
    expect(told).toContain('One of `image/png`, `image/jpeg`.')
  })

  it('says nothing where nothing is known', () => {
    const told = toldOf('{}')
    expect(told).toContain('<Fields title="Responses">')
    expect(told).not.toContain('JSON')
  })
})
