import { describe, expect, it } from 'vitest'
import { exampleRule } from '../../../src/compiler/check/api/examples'
import { openApiRule } from '../../../src/compiler/check/api/openapi'
import { operationRule } from '../../../src/compiler/check/api/operations'
import { cachedResults } from '../../../src/compiler/check/cache/results'
import type { Rule, RuleContext } from '../../../src/compiler/check/rule'
import { described, fixture, formatted, swap } from './fixture'

const run = async (rule: Rule, root: string) =>
  formatted(await rule.check({ root, results: cachedResults() } as RuleContext))

type Change = (text: string) => string
type Case = [what: string, file: string, change: Change, line: string]
const segments = 'resources/segments.yaml'
const uploads = 'resources/uploads.yaml'

const cases: [Rule, Case[]][] = [
  [
    openApiRule,
    [
      [
        'a key that the format has not',
        uploads,
        swap('      tags: [Upload]', '      tags: [Upload]\n      responzes: {}'),
        `${uploads}:10:7  openapi  responzes: must NOT have unevaluated properties.  → OpenAPI 3.1 has no such key here: rename it or take it out`,
      ],
      [
        'a value that the format does not know',
        segments,
        swap('in: path', 'in: pfad'),
        `${segments}:56:9  openapi  in: must be equal to one of the allowed values: query, header, path, cookie.  → fix the value`,
      ],
      [
        'a reference that leads nowhere',
        segments,
        swap('components/parameters/skip', 'components/parameters/skipp'),
        `${segments}:15:11  openapi  The reference leads nowhere: #/components/parameters/skipp  → did you mean #/components/parameters/skip?`,
      ],
      [
        'a keyword that schemas have not',
        segments,
        swap('maxLength', 'maxLenght'),
        `${segments}:77:62  openapi  JSON Schema has no keyword "maxLenght".  → did you mean maxLength?`,
      ],
      [
        'a keyword of an older version',
        segments,
        swap('{ type: integer, description: How', '{ type: integer, nullable: true, description: How'),
        `${segments}:29:43  openapi  JSON Schema has no keyword "nullable".  → write type: [string, 'null']`,
      ],
      [
        'a schema that is none',
        segments,
        swap('required: [segments, count]', 'required: true'),
        `${segments}:23:17  openapi  required: must be array.  → fix the value`,
      ],
    ],
  ],
  [
    operationRule,
    [
      [
        'an id that another operation has',
        segments,
        swap('operationId: deleteSegment', 'operationId: createSegment'),
        `${segments}:61:7  operation  The operationId "createSegment" belongs to POST /usersegment.  → choose another one`,
      ],
      [
        'a missing id',
        uploads,
        swap('      operationId: uploadImport\n', ''),
        `${uploads}:6:5  operation  POST /upload/import has no operationId.  → give it one, such as listSegments`,
      ],
      [
        'an id in another case',
        uploads,
        swap('uploadImport', 'upload_import'),
        `${uploads}:7:7  operation  The operationId "upload_import" is not in camelCase.  → write it like listSegments`,
      ],
      [
        'a missing summary',
        uploads,
        swap('      summary: Upload a CSV file\n', ''),
        `${uploads}:6:5  operation  POST /upload/import has no summary.  → say what it does: List segments`,
      ],
      [
        'a summary that is a sentence',
        uploads,
        swap('Upload a CSV file', 'Upload a CSV file.'),
        `${uploads}:8:7  operation  The summary is no heading.  → at most 60 characters, without a full stop`,
      ],
      [
        'two of one name on a page',
        segments,
        swap('summary: Delete a segment', 'summary: create a segment'),
        `${segments}:62:7  operation  POST /usersegment has the same summary on its page.  → say what differs`,
      ],
      [
        'a tag that is none',
        uploads,
        swap('tags: [Upload]', 'tags: [Uplaod]'),
        `${uploads}:9:7  operation  "Uplaod" is not a tag.  → did you mean Upload?`,
      ],
      [
        'a missing tag',
        uploads,
        swap('      tags: [Upload]\n', ''),
        `${uploads}:6:5  operation  POST /upload/import has no tag.  → use one of: User Segment, Upload`,
      ],
      [
        'a part of the path that is not described',
        segments,
        swap('/usersegment/{segment}:', '/usersegment/{segment}/{other}:'),
        `${segments}:60:5  operation  DELETE /usersegment/{segment}/{other} does not describe {other}.  → add it to parameters, in: path`,
      ],
      [
        'a parameter without a word',
        segments,
        swap('        description: Id of the segment.\n', ''),
        `${segments}:59:5  operation  DELETE /usersegment/{segment} does not say what segment is.  → give it a description`,
      ],
      [
        'an operation without an answer for success',
        uploads,
        swap("'201':", "'401':"),
        `${uploads}:16:7  operation  POST /upload/import has no answer for success.  → add '200', or what it answers when all is well`,
      ],
    ],
  ],
  [
    exampleRule,
    [
      [
        'an example that does not fit',
        segments,
        swap('example: 1 }', 'example: one }'),
        `${segments}:29:77  example  The example does not fit its schema: must be integer.  → fix the example or the schema`,
      ],
      [
        'a default that is none of the values',
        segments,
        swap('default: manual', 'default: by-hand'),
        `${segments}:79:90  example  The default does not fit its schema: must be equal to one of the allowed values (manual, automatic).  → fix the example or the schema`,
      ],
      [
        'a sample that cannot be made of the fields',
        segments,
        swap('type: string, format: date-time', 'type: string, format: date-time, pattern: ^Z'),
        `${segments}:21:15  example  The sample made for the page does not fit its schema: segments.0.created must match pattern "^Z".  → give its fields examples that fit, or the body one`,
      ],
      [
        'an example of a parameter',
        'openapi.yaml',
        swap('minimum: 1, example: 5', 'minimum: 1, example: 0'),
        `openapi.yaml:34:57  example  The example does not fit its schema: must be >= 1.  → fix the example or the schema`,
      ],
    ],
  ],
]

describe.each(cases.map(([rule, list]) => [rule.name, rule, list] as const))(
  'the rule "%s"',
  (_, rule, list) => {
    it('finds nothing in a good description', async () => {
      expect(await run(rule, fixture)).toEqual([])
    })

    it.each(list)('finds %s', async (__, file, change, line) => {
      expect(await run(rule, described({ [file]: change }))).toContain(line)
    })
  },
)

describe('a description of another form', () => {
  it.each([
    ['summary: Delete a segment', 'summary: [1]'],
    ['tags: [User Segment]', 'tags: 5'],
    ['operationId: deleteSegment', 'operationId: 5'],
    ['security: [{ BearerToken: [] }, { MasterSecret: [] }]', 'security: 5'],
    ['enum: [manual, automatic]', 'enum: manual'],
    ['required: [name]', 'required: name'],
  ])('is reported as such, and ends no rule: %s → %s', async (from, to) => {
    const root = described({ [segments]: swap(from, to) })
    expect(await run(openApiRule, root)).not.toEqual([])
    await expect(run(operationRule, root)).resolves.toBeDefined()
    await expect(run(exampleRule, root)).resolves.toBeDefined()
  })
})
