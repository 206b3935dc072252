import type { SampleRequest } from './sample-request'

/**
 * What a call takes, as the form for it needs it: made of the API's description at build (src/compiler/api/request-form.ts),
 * read by src/request-form in the browser.
 */

type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null'

/** What a value may be: a schema of which references to plain values and `allOf` are taken apart. */
export interface Field {
  /** An entry of `schemas`, which has all the rest. */
  ref?: string
  /** None: anything. */
  types?: readonly FieldType[]
  /** A sentence for people, in English. */
  about?: string
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  /** What it begins with when it is added. */
  example?: unknown
  deprecated?: true
  items?: Field
  properties?: Readonly<Record<string, Field>>
  required?: readonly string[]
  /** What other keys hold. */
  additional?: Field
  /** It is one of these. */
  variants?: readonly Variant[]
}

export interface Variant {
  /** Of the description's own; missing: it has none. */
  title?: string
  field: Field
}

export interface FormParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: true
  field: Field
  /** What the documented sample has; missing: it leaves the parameter out. */
  value?: unknown
}

/** A call, with its documented values. */
export interface RequestForm extends Pick<SampleRequest, 'method' | 'credentials' | 'file' | 'answer'> {
  /** The address of the API, without a slash at its end. */
  base: string
  route: string
  parameters: readonly FormParameter[]
  /** A body in JSON. */
  body?: { field: Field; value: unknown }
}

export type Schemas = Readonly<Record<string, Field>>

/** What a page of the API fetches: its calls by their anchors, and the schemas that they name. */
export interface RequestForms {
  forms: Readonly<Record<string, RequestForm>>
  schemas: Schemas
  /** The strings of the form. */
  words: Readonly<Record<string, string>>
}

/** What a request is made of: values of parameters, in the order of the form's, and the body. */
export interface Values {
  /** Undefined: left out. */
  parameters: readonly unknown[]
  body?: unknown
}

/** The values of the documented sample. */
export const documentedValues = ({ parameters, body }: RequestForm): Values => ({
  parameters: parameters.map(({ value }) => value),
  ...(body ? { body: body.value } : {}),
})

/** The request of a form with these values, whether they fit or not. */
export function requestOf(form: RequestForm, values: Values): SampleRequest {
  const { method, credentials, file, answer, body } = form
  const given = form.parameters.map((parameter, at) => ({ ...parameter, value: values.parameters[at] }))
  return {
    method,
    url: addressOf(form, given),
    credentials,
    ...(body ? { json: withoutGaps(values.body) ?? {} } : {}),
    ...(file ? { file } : {}),
    ...(answer ? { answer } : {}),
    headers: given.flatMap(({ name, in: place, value }) =>
      place === 'header' && value !== undefined ? [{ name, value: inAddress(value) }] : [],
    ),
  }
}

function addressOf({ base, route }: RequestForm, given: readonly FormParameter[]): string {
  const path = route.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = given.find((one) => one.in === 'path' && one.name === name)?.value
    // Nothing in its place would be another call.
    return value === undefined || value === '' ? whole : encoded(inAddress(value))
  })
  const query = given.flatMap(({ name, in: place, value }) =>
    place === 'query' && value !== undefined ? [`${encoded(name)}=${encoded(inAddress(value))}`] : [],
  )
  return `${base}${path}${query.length ? `?${query.join('&')}` : ''}`
}

const inAddress = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value)

/** Half a character, which a keyboard can leave, has no form in an address. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** What was emptied in a form stands in no body. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, withoutGaps(item)]])),
  )
}

/** A field with all that it says: what it names is looked up, what it says itself counts. */
export const whole = (field: Field, schemas: Schemas): Field =>
  field.ref === undefined ? field : { ...schemas[field.ref], ...field }

/** What a field begins with when a reader adds it: its example, or what it cannot do without. */
export function startOf(field: Field, schemas: Schemas, depth = 0): unknown {
  const { example, enum: values, types = [], items, variants = [], ...own } = whole(field, schemas)
  if (example !== undefined) return example
  if (values?.length) return values[0]
  const inner = variants[0] ? startOf(variants[0].field, schemas, depth + 1) : undefined
  if (types.includes('array')) {
    const item = items && depth < DEEPEST ? startOf(items, schemas, depth + 1) : undefined
    const count = Math.max(item === undefined ? 0 : 1, own.minItems ?? 0)
    return Array.from({ length: count }, () => item)
  }
  if (types.includes('object') || own.properties) {
    const needed = depth < DEEPEST ? (own.required ?? []) : []
    return {
      ...Object.fromEntries(
        needed.flatMap((name) => {
          const property = own.properties?.[name]
          return property ? [[name, startOf(property, schemas, depth + 1)]] : []
        }),
      ),
      ...(typeof inner === 'object' ? inner : {}),
    }
  }
  if (inner !== undefined) return inner
  return types.includes('boolean') ? true : undefined
}

/** A schema may need itself. */
const DEEPEST = 6
