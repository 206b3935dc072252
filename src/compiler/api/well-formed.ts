import type { Keys } from '../files/data-file'
import { isRecord } from '../../text/records'
import { methods } from './openapi'

/** Called for a value that is of no use at its place; what it has to be is worded as the rule on the form words it. */
type Refuse = (at: Keys, demand: string) => undefined

/** Gives a value back if pages can be made of it: without what is refused inside it, or undefined where it is refused itself. */
type Shape = (value: unknown, at: Keys, refuse: Refuse) => unknown

/**
 * A file of the description as src/compiler/api/openapi.ts has it: what is no text where pages need one, and so on, is
 * refused and left out. Whoever works with the rest can rely on its types.
 */
export const wellFormed = (value: Record<string, unknown>, refuse: Refuse): Record<string, unknown> =>
  file(value, [], refuse) as Record<string, unknown>

const only =
  (kind: string, isGood: (value: unknown) => boolean): Shape =>
  (value, at, refuse) =>
    isGood(value) ? value : refuse(at, `must be ${kind}`)

const text = only('string', (value) => typeof value === 'string')
const number = only('number', (value) => typeof value === 'number')
const integer = only('integer', (value) => typeof value === 'number')
const anything: Shape = (value) => value
const anyList = only('array', Array.isArray)

const list =
  (of: Shape): Shape =>
  (value, at, refuse) =>
    Array.isArray(value)
      ? value.map((item, index) => of(item, [...at, index], refuse)).filter((item) => item !== undefined)
      : refuse(at, 'must be array')

/** An object with some keys of which more is known than of the others. */
const keyed =
  (known: () => Readonly<Record<string, Shape>>, others: Shape = anything): Shape =>
  (value, at, refuse) => {
    if (!isRecord(value)) return refuse(at, 'must be object')
    const shapes = known()
    const inner = Object.entries(value).map(([key, one]): [string, unknown] => {
      const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined
      return [key, (shape ?? others)(one, [...at, key], refuse)]
    })
    return Object.fromEntries(inner.filter(([, one]) => one !== undefined))
  }

const record = (of: Shape): Shape => keyed(() => ({}), of)

/** Of JSON Schema: true and false are schemas as well. */
const schema: Shape = (value, at, refuse) => {
  if (typeof value === 'boolean') return value
  return isRecord(value) ? schemaObject(value, at, refuse) : refuse(at, 'must be object,boolean')
}

const textOrTexts: Shape = (value, at, refuse) =>
  Array.isArray(value) ? list(text)(value, at, refuse) : text(value, at, refuse)

const schemaKeys: Readonly<Record<string, Shape>> = {
  $ref: text,
  title: text,
  type: textOrTexts,
  format: text,
  description: text,
  properties: record(schema),
  required: list(text),
  additionalProperties: schema,
  items: schema,
  allOf: list(schema),
  oneOf: list(schema),
  anyOf: list(schema),
  enum: anyList,
  examples: anyList,
  pattern: text,
  minimum: number,
  maximum: number,
  minLength: integer,
  maxLength: integer,
  minItems: integer,
  maxItems: integer,
}
const schemaObject = keyed(() => schemaKeys)

const example = keyed(() => ({ $ref: text }))
const media = keyed(() => ({ schema, examples: record(example) }))
const body = keyed(() => ({ $ref: text, description: text, content: record(media) }))
const parameter = keyed(() => ({ $ref: text, name: text, in: text, description: text, schema }))
const server = keyed(() => ({ url: text, description: text }))
const security = list(record(list(text)))

const surfaces: Shape = (value, at, refuse) =>
  Array.isArray(value) && value.length && value.every((one) => one === 'server' || one === 'cloud')
    ? value
    : refuse(at, 'must be a list of surfaces: [server, cloud]')

const operation = keyed(() => ({
  operationId: text,
  summary: text,
  description: text,
  tags: list(text),
  security,
  parameters: list(parameter),
  requestBody: body,
  responses: record(body),
  servers: list(server),
  'x-surfaces': surfaces,
}))

const ofMethods = Object.fromEntries(methods.map((method) => [method, operation]))
const pathItem = keyed(() => ({
  ...ofMethods,
  summary: text,
  description: text,
  parameters: list(parameter),
  servers: list(server),
}))

const components = keyed(
  () => ({
    schemas: record(schema),
    securitySchemes: record(record(anything)),
    parameters: record(parameter),
    responses: record(body),
    requestBodies: record(body),
    examples: record(example),
  }),
  record(anything),
)

const file = keyed(() => ({
  openapi: text,
  info: keyed(() => ({ title: text, version: text, 'x-cloud-version': text, description: text })),
  servers: list(server),
  security,
  tags: list(keyed(() => ({ name: text, description: text }))),
  'x-tagGroups': list(keyed(() => ({ name: text, tags: list(text) }))),
  paths: record(pathItem),
  components,
}))
