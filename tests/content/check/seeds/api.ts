import { about, type Seed } from './kit'

const file = (name: string) => `content/api/resources/seeded-${name}.yaml`

/** A resource with one good operation, of which a part is written otherwise. */
const resource = (name: string, from = '', to = '') => {
  const good = `x-page:
  title: Seeded ${name}
  description: ${about.replace('test', `${name} of the seeds`)}
paths:
  /seeded/${name}:
    get:
      operationId: seeded${name.charAt(0).toUpperCase()}${name.slice(1)}
      summary: Read the ${name}
      tags: [Status]
      parameters:
        - { name: limit, in: query, description: How many., schema: { type: integer, default: 25 } }
      responses:
        '200':
          description: What was asked for.
          content:
            application/json:
              schema:
                type: object
                properties:
                  count: { type: integer, description: How many there are., example: 1 }
`
  return () => good.replace(from, to)
}

export const api: Seed[] = [
  {
    rule: 'openapi',
    file: file('reference'),
    seed: resource(
      'reference',
      '{ type: integer, description: How many there are., example: 1 }',
      "{ $ref: '#/components/schemas/Nobody' }",
    ),
    at: '/Nobody',
  },
  {
    rule: 'openapi',
    file: file('key'),
    seed: resource('key', '      parameters:', '      parametres:'),
    at: 'parametres',
  },
  {
    rule: 'openapi',
    file: file('page'),
    seed: resource('page', 'x-page:', 'x-pages:'),
    at: 'x-pages',
  },
  {
    rule: 'keyword',
    file: file('claim'),
    seed: resource('claim', '\npaths:', '\n  keywords: [read the claim, how to mine a blockchain]\npaths:'),
    at: 'keywords:',
  },
  {
    rule: 'operation',
    file: file('summary'),
    seed: resource('summary', '      summary: Read the summary\n', ''),
    at: '    get:',
  },
  {
    rule: 'operation',
    file: file('tag'),
    seed: resource('tag', '[Status]', '[Statsu]'),
    at: '[Statsu]',
  },
  {
    rule: 'operation',
    file: file('answer'),
    seed: resource('answer', "'200'", "'404'"),
    at: 'responses:',
  },
  {
    rule: 'example',
    file: file('example'),
    seed: resource('example', 'example: 1', 'example: many'),
    at: 'example: many',
  },
  {
    rule: 'example',
    file: file('default'),
    seed: resource('default', 'default: 25', "default: '25'"),
    at: "default: '25'",
  },
  {
    rule: 'link',
    file: file('link'),
    seed: resource('link', 'What was asked for.', 'See [more](/en/api/nowhere/).'),
    at: "'200'",
  },
  {
    rule: 'spelling',
    file: file('spelling'),
    seed: resource('spelling', 'How many there are.', 'How many there aer.'),
    at: "'200'",
  },
]
