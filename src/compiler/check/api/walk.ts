import { escapeStep } from '../../api/openapi'
import { isRecord } from '../../../text/records'

/** Calls back for everything in a document, with its JSON pointer. */
export function visitAll(
  value: unknown,
  visit: (value: unknown, pointer: string) => void,
  pointer = '',
): void {
  visit(value, pointer)
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  for (const [key, inner] of entries) visitAll(inner, visit, `${pointer}/${escapeStep(key)}`)
}

/** Keys of a schema whose values are schemas by name, lists of schemas, or a schema. */
const BY_NAME = ['properties', 'patternProperties', '$defs', 'dependentSchemas']
const LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems']
const SINGLE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']

/** Calls back for a schema and every schema inside it. */
export function visitSchema(
  schema: unknown,
  pointer: string,
  visit: (schema: Record<string, unknown>, pointer: string) => void,
): void {
  if (!isRecord(schema)) return
  visit(schema, pointer)
  const inner = (steps: string, value: unknown) => visitSchema(value, `${pointer}/${steps}`, visit)
  for (const key of BY_NAME) {
    const named = schema[key]
    if (isRecord(named))
      Object.entries(named).forEach(([name, one]) => inner(`${key}/${escapeStep(name)}`, one))
  }
  for (const key of LISTS) {
    const list = schema[key]
    if (Array.isArray(list)) list.forEach((one, at) => inner(`${key}/${at}`, one))
  }
  for (const key of SINGLE) inner(key, schema[key])
}

/** Calls back for the schemas that a document holds outside of other schemas: its components, parameters, bodies. */
export function rootSchemas(document: Record<string, unknown>): { schema: unknown; pointer: string }[] {
  const components = entriesOf(document.components)
  const schemas = components.find(([kind]) => kind === 'schemas')?.[1]
  const found = entriesOf(schemas).map(([name, schema]) => ({
    schema,
    pointer: `/components/schemas/${escapeStep(name)}`,
  }))
  const look = (value: unknown, pointer: string) => {
    if (Array.isArray(value)) value.forEach((one, at) => look(one, `${pointer}/${at}`))
    else if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const at = `${pointer}/${escapeStep(key)}`
        if (key === 'schema') found.push({ schema: inner, pointer: at })
        else if (key !== 'example' && key !== 'examples') look(inner, at)
      }
    }
  }
  look(document.paths, '/paths')
  for (const [kind, named] of components) {
    if (kind !== 'schemas') look(named, `/components/${kind}`)
  }
  return found
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : [])
