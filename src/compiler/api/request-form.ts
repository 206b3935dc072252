import type { Field, FormParameter, RequestForm, Variant } from '../../requests/form'
import { isRecord } from '../../text/records'
import { baseOf, type Call } from './call'
import { firstSentenceOf } from './fields'
import { resolve, schemaName, type OpenApi, type Parameter, type Schema } from './openapi'
import { bodyExample, parameterExample } from './samples'
import { credentialsOf } from './security'
import { shapeOf } from './shape'

/** What a call takes, with the values of its documented sample: what it cannot do without, by the description's examples. */
export function requestForm(call: Call, parameters: readonly Parameter[], fields: FormFields): RequestForm {
  const { document } = call.surfaced
  const body = resolve(document, call.operation.requestBody)
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  const isJson = type?.includes('json')
  return {
    method: call.method,
    base: baseOf(call),
    route: call.route,
    credentials: credentialsOf(call),
    parameters: parameters.flatMap((one) => formParameter(one, document, fields) ?? []),
    ...(media && isJson
      ? {
          body: {
            field: fields.of(media.schema ?? {}, document),
            value: bodyExample(media, document, true) ?? {},
          },
        }
      : {}),
    ...(type && !isJson ? { file: fileOf(type) } : {}),
    answer: answerOf(call),
  }
}

function formParameter(
  parameter: Parameter,
  document: OpenApi,
  fields: FormFields,
): FormParameter | undefined {
  const { name = '', in: place, required, deprecated, description, example, schema = {} } = parameter
  // Browsers and libraries keep cookies by themselves; no call has one.
  if (!place || place === 'cookie') return undefined
  const isShown = place === 'path' || required === true || (place === 'query' && example !== undefined)
  const value = parameterExample(parameter, document)
  const about = description === undefined ? undefined : firstSentence(description)
  return {
    name,
    in: place,
    ...(required ? { required } : {}),
    field: {
      ...fields.of(schema, document),
      ...(about ? { about } : {}),
      ...(deprecated ? { deprecated: true as const } : {}),
      ...(value === undefined ? {} : { example: value }),
    },
    ...(isShown && value !== undefined ? { value } : {}),
  }
}

const copied = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'example',
] as const

/** Makes fields of schemas, and collects the named ones, which may need themselves. */
export class FormFields {
  readonly schemas: Record<string, Field> = {}

  of(schema: Schema, document: OpenApi): Field {
    const name = schemaName(schema)
    const own = resolve(document, schema)
    if (!own) return {}
    if (!name || isPlain(own)) return this.made(schema, own, document)
    if (!Object.hasOwn(this.schemas, name)) {
      // Before it is made: it may be inside itself.
      this.schemas[name] = {}
      this.schemas[name] = this.made(own, own, document)
    }
    const about = schema.description && firstSentence(schema.description)
    return { ref: name, ...(about ? { about } : {}) }
  }

  private made(written: Schema, own: Schema, document: OpenApi): Field {
    const shape = shapeOf(own, document)
    const { additional, items, variants } = shape
    const at = { ...own, ...written }
    const about = firstSentence(written.description ?? shape.description ?? '')
    const types = typesOf(at, shape.properties.size > 0 || isRecord(additional))
    // The example of the whole would be there twice.
    const isWhole = shape.properties.size > 0 || variants.length > 0
    const facts = Object.fromEntries(
      copied.flatMap((key) =>
        at[key] === undefined || (key === 'example' && isWhole) ? [] : [[key, at[key]]],
      ),
    )
    const properties = [...shape.properties].filter(([, property]) => !resolve(document, property)?.readOnly)
    const required = [...shape.required].filter((name) => properties.some(([own]) => own === name))
    return {
      ...(types.length ? { types } : {}),
      ...(about ? { about } : {}),
      ...facts,
      ...(at.const === undefined ? (at.enum ? { enum: at.enum } : {}) : { enum: [at.const] }),
      ...(facts.example === undefined && at.default !== undefined && !isWhole ? { example: at.default } : {}),
      ...(at.deprecated ? { deprecated: true as const } : {}),
      ...(items ? { items: this.of(items, document) } : {}),
      ...(properties.length
        ? {
            properties: Object.fromEntries(
              properties.map(([name, property]) => [name, this.of(property, document)]),
            ),
          }
        : {}),
      ...(required.length ? { required } : {}),
      ...additionalOf(additional, properties.length > 0, types, (one) => this.of(one, document)),
      ...(variants.length ? { variants: variants.map((one) => this.variant(one, document)) } : {}),
    }
  }

  private variant(schema: Schema, document: OpenApi): Variant {
    const title = schema.title ?? resolve(document, schema)?.title ?? schemaName(schema)
    return { ...(title ? { title } : {}), field: this.of(schema, document) }
  }
}

/** Other keys than those that are named: an object that names none may have any. */
function additionalOf(
  additional: boolean | Schema | undefined,
  hasProperties: boolean,
  types: readonly string[],
  fieldOf: (schema: Schema) => Field,
): Pick<Field, 'additional'> {
  if (isRecord(additional)) return { additional: fieldOf(additional) }
  const isFree = !hasProperties && types.includes('object') && additional !== false
  return isFree ? { additional: {} } : {}
}

/** Whether a schema is so small that it stands wherever it is named. */
const isPlain = ({ properties, allOf, oneOf, anyOf, items, additionalProperties }: Schema): boolean =>
  !properties && !allOf && !oneOf && !anyOf && !items && !additionalProperties

function typesOf({ type, ...schema }: Schema, isObject: boolean): NonNullable<Field['types']> {
  const written = [type ?? []].flat() as NonNullable<Field['types']>[number][]
  if (written.length) return written
  if (schema.items) return ['array']
  return isObject ? ['object'] : []
}

/** Longer sentences explain each of several values: what stands before the colon is enough in a form. */
const LONGEST = 120

/** What is said of a value: code keeps its backticks, links and emphasis are for the page. */
function firstSentence(text: string): string {
  const plain = firstSentenceOf(text.trim())
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
  return plain.length > LONGEST ? plain.replace(/[:;] .*$/, '.') : plain
}

/** What a sample does with the first answer that says yes: it may have no body, or be a file. */
function answerOf({ operation, surfaced: { document } }: Call): 'json' | 'nothing' | { file: string } {
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))
  const types = Object.keys((good && resolve(document, good[1])?.content) ?? {})
  const [type] = types
  if (!type) return 'nothing'
  return types.some((one) => one.includes('json')) ? 'json' : { file: keptAs[type] ?? 'file.bin' }
}

const keptAs: Record<string, string> = {
  'text/csv': 'export.csv',
  'image/png': 'barcode.png',
  'application/vnd.pkpass': 'pass.pkpass',
}

function fileOf(type: string): { type: string; name: string } {
  const endings: Record<string, string> = { 'text/csv': 'import.csv', 'image/png': 'picture.png' }
  const exact = type.includes('*')
    ? type.startsWith('image')
      ? 'image/png'
      : 'application/octet-stream'
    : type
  return { type: exact, name: endings[exact] ?? 'file.bin' }
}
