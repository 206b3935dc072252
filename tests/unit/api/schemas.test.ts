import { describe, expect, it } from 'vitest'
import { apiPages } from '../../../src/compiler/api/pages'
import { described, swap } from './fixture'

/** The part of a page's text below one heading. */
function below(heading: string, slug: string, changes: Record<string, (text: string) => string> = {}) {
  const { pages } = apiPages(described(changes), 'en')
  const { text = '' } = pages.find(({ file }) => file === `en/api/${slug}.mdx`) ?? {}
  return text.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? ''
}

describe('a schema with a name', () => {
  it('demands fields where a call takes it, and none where it is only answered', () => {
    expect(below('SegmentInput', 'segments')).toContain('- `name` _string_ **required**')
    expect(below('Segment {', 'segments')).toContain('- `_id` _string_\n')
    expect(below('Error', 'schemas')).toContain('- `error` _string_\n')
  })

  it('demands fields of what a call of the main file takes as well', () => {
    const call = `paths:
  /message:
    put:
      operationId: putMessage
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Message' } } }
      responses: { '204': { description: Done. } }
components:`
    const required = swap(
      'description: What was done.',
      'description: What was done.\n      required: [message]',
    )
    expect(below('Message', 'schemas', { 'openapi.yaml': required })).toContain('- `message` _string_\n')
    expect(
      below('Message', 'schemas', {
        'openapi.yaml': (text) => required(text).replace('components:', () => call),
      }),
    ).toContain('- `message` _string_ **required**')
  })

  it('says all of what it is where it is opened, if it is more than stands there already', () => {
    const list = below('List segments', 'segments', {
      'resources/segments.yaml': swap('A group of users.', 'A group of users. It may be empty.'),
    })
    expect(list).toContain(
      '<Schema title="Fields of Segment">\n\n    A group of users. It may be empty.\n\n    - `',
    )
    expect(below('List segments', 'segments')).toContain('<Schema title="Fields of Segment">\n\n    - `')
  })

  it('goes on where what it is has begun', () => {
    const list = below('List segments', 'segments', {
      'resources/segments.yaml': (text) =>
        text
          .replace('A group of users.', 'A group of users. It may be empty.')
          .replace(
            'properties:',
            "properties:\n                  first: { $ref: '#/components/schemas/Segment' }",
          ),
    })
    expect(list).toContain(
      'A group of users.\n\n    <Schema title="Fields of Segment">\n\n    It may be empty.\n\n    - `',
    )
  })

  it('tells who calls what to send, and nobody who only reads it', () => {
    const changes = {
      'resources/segments.yaml': swap(
        'SegmentInput:\n      type: object',
        'SegmentInput:\n      type: object\n      description: What a segment is. Name it well.',
      ),
    }
    expect(below('SegmentInput', 'segments', changes)).toContain('Name it well.')
    const answer = below('List segments', 'segments', changes)
    expect(answer).toContain('<Schema title="Fields of SegmentInput">')
    expect(answer).not.toContain('Name it well.')
  })

  it('says the limits of what is in a list', () => {
    const days = 'days: { type: array, items: { type: integer, minimum: 0, maximum: 6 } }\n        extra:'
    const section = below('SegmentInput', 'segments', {
      'resources/segments.yaml': swap('extra:', days),
    })
    expect(section).toContain('- `days` _array of integer_\n\n  Each from 0 to 6.')
  })

  it.each([
    ['{ type: integer, minimum: 1 }', 'Each at least 1.'],
    ['{ type: integer, maximum: 6 }', 'Each at most 6.'],
    [
      '{ type: string, minLength: 2, maxLength: 8 }',
      'Each at least 2 characters. Each at most 8 characters.',
    ],
    ["{ type: string, pattern: '^[a-f]+$' }", 'Pattern of each: `^[a-f]+$`.'],
  ])('says what holds for each in a list of %s', (items, limits) => {
    const section = below('SegmentInput', 'segments', {
      'resources/segments.yaml': swap('extra:', `all: { type: array, items: ${items} }\n        extra:`),
    })
    expect(/- `all` .*\n\n {2}(.*)/.exec(section)?.[1]).toBe(limits)
  })

  it('says how many a list has to have in one sentence', () => {
    const section = below('SegmentInput', 'segments', {
      'resources/segments.yaml': swap(
        'extra:',
        'place: { type: array, items: { type: number }, minItems: 2, maxItems: 2 }\n        extra:',
      ),
    })
    expect(section).toContain('- `place` _array of number_\n\n  Exactly 2 items.')
  })
})
