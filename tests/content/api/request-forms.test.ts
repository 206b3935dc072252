import Ajv from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { apiFiles } from '../../../src/compiler/api/download'
import { apiPages } from '../../../src/compiler/api/pages'
import { complaintCount, complaintOf } from '../../../src/requests/check'
import {
  documentedValues,
  requestOf,
  startOf,
  type Field,
  type RequestForms,
} from '../../../src/requests/form'
import { snippetsOf } from '../../../src/requests/snippets'
import { callSamples } from '../../../scripts/report/executed-samples'

/** The forms as the browser gets them. */
const files = [...apiPages('.', 'en').forms.values()].map((text) => JSON.parse(text) as RequestForms)
const all = files.flatMap(({ forms, schemas }) =>
  Object.entries(forms).map(([id, form]) => ({ id, form, schemas })),
)

describe('the form of every call', () => {
  it('untouched gives the documented sample, to the letter', () => {
    const documented = callSamples('.')
    expect(documented.length).toBeGreaterThanOrEqual(393)
    const made = all.map(({ form }) =>
      Object.fromEntries(
        snippetsOf(requestOf(form, documentedValues(form))).map(({ fence, text }) => [fence, `${text}\n`]),
      ),
    )
    expect(all.map(({ id }) => id)).toEqual(documented.map(({ id }) => id))
    expect(made).toEqual(documented.map(({ samples }) => samples))
  })

  it('has nothing to say against the documented values', () => {
    const wrong = all.filter(({ form, schemas }) => complaintCount(form, documentedValues(form), schemas) > 0)
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('begins a field that is added with a value that fits, or with none', () => {
    const fields = files.flatMap(({ schemas, forms }) =>
      [
        ...Object.values(schemas),
        ...Object.values(forms).flatMap(({ parameters, body }) => [
          ...parameters.map(({ field }) => field),
          ...(body ? [body.field] : []),
        ]),
      ].flatMap((field) => fieldsIn(field).map((one) => ({ field: one, schemas }))),
    )
    expect(fields.length).toBeGreaterThan(2_000)
    const wrong = fields.filter(({ field, schemas }) => {
      const value = startOf(field, schemas)
      return value !== undefined && complaintOf(field, value, schemas)
    })
    expect(wrong.map(({ field }) => field)).toEqual([])
  })
})

function fieldsIn(field: Field): Field[] {
  const { items, properties = {}, additional, variants = [] } = field
  const inner = [items ?? [], Object.values(properties), additional ?? [], variants.map((one) => one.field)]
  return [field, ...inner.flat().flatMap(fieldsIn)]
}

const others: readonly unknown[] = [
  0,
  -1,
  1.5,
  1e9,
  'x',
  '2026-01-31',
  true,
  [],
  ['x'],
  {},
  { x: 1 },
  undefined,
]

/** A value with something else in one of its places, for each place and each of `others`. */
function* spoiled(value: unknown): Generator {
  yield* others
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      for (const one of spoiled(item)) if (one !== undefined) yield value.with(at, one)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      for (const one of spoiled(item)) yield JSON.parse(JSON.stringify({ ...value, [key]: one }))
  }
}

describe('what a form says of a value', () => {
  it('is what the schema says of it, for every body of the description', { timeout: 240_000 }, () => {
    const ajv = addFormats(new Ajv({ strict: false }))
    const documents = ['/api/openapi.json', '/api/cloud/openapi.json'].map(
      (name) => JSON.parse(apiFiles('.').get(name) ?? '{}') as Description,
    )
    documents.forEach((document, at) => ajv.addSchema(document, `document-${at}`))
    const differ: unknown[] = []
    let tried = 0
    for (const { id, form, schemas } of all) {
      if (!form.body) continue
      const at = documents.findIndex(({ servers }) =>
        servers.some(({ url }) => url.replace(/\/$/, '') === form.base),
      )
      const type =
        Object.keys(documents[at]?.paths[form.route]?.[form.method]?.requestBody.content ?? {})[0] ?? ''
      const steps = ['paths', form.route, form.method, 'requestBody', 'content', type, 'schema']
      const validate = ajv.compile({ $ref: `document-${at}#${steps.map(step).join('')}` })
      for (const value of new Set(spoiled(form.body.value))) {
        if (value === undefined) continue
        tried++
        const isWrong =
          complaintCount({ ...form, parameters: [] }, { parameters: [], body: value }, schemas) > 0
        if (isWrong !== !validate(value)) differ.push({ id, value, isWrong })
      }
    }
    expect(tried).toBeGreaterThan(3_000)
    expect(differ.slice(0, 5)).toEqual([])
  })
})

interface Description {
  servers: { url: string }[]
  paths: Record<string, Record<string, { requestBody: { content: object } } | undefined> | undefined>
}

const step = (name: string) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`
