import { describe, expect, it } from 'vitest'
import { apiPages } from '../../../src/compiler/api/pages'
import type { OpenApi, Schema } from '../../../src/compiler/api/openapi'
import { FormFields } from '../../../src/compiler/api/request-form'
import type { RequestForms } from '../../../src/requests/form'
import { described, swap } from './fixture'

const document: OpenApi = {
  components: {
    schemas: {
      Id: { type: 'string', pattern: '^[0-9a-f]{24}$', description: 'Id of it. More of it.' },
      Base: { type: 'object', required: ['id'], properties: { id: { $ref: '#/components/schemas/Id' } } },
      Tree: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
    },
  },
}
const fieldOf = (schema: Schema) => {
  const fields = new FormFields()
  return { field: fields.of(schema, document), schemas: fields.schemas }
}

describe('a schema as a field', () => {
  it('says what the value may be, and a sentence about it, with code and without other marks', () => {
    const schema: Schema = {
      type: 'integer',
      minimum: 1,
      maximum: 9,
      default: 5,
      description: 'How **many** of `these`, see [there](/en/). And more.',
    }
    expect(fieldOf(schema).field).toEqual({
      types: ['integer'],
      about: 'How many of `these`, see there.',
      minimum: 1,
      maximum: 9,
      example: 5,
    })
    expect(fieldOf({ const: 'S3' }).field).toEqual({ enum: ['S3'] })
  })

  it('has the parts of allOf put together, and small named schemas in their places', () => {
    const { field, schemas } = fieldOf({
      allOf: [
        { $ref: '#/components/schemas/Base' },
        { type: 'object', properties: { own: { type: 'boolean' } } },
      ],
    })
    expect(field).toMatchObject({
      types: ['object'],
      required: ['id'],
      properties: { id: { types: ['string'], pattern: '^[0-9a-f]{24}$' }, own: { types: ['boolean'] } },
    })
    expect(schemas).toEqual({})
  })

  it('is named where it may be inside itself', () => {
    const { field, schemas } = fieldOf({ $ref: '#/components/schemas/Tree' })
    expect(field).toEqual({ ref: 'Tree' })
    expect(schemas.Tree?.properties?.children).toEqual({ types: ['array'], items: { ref: 'Tree' } })
  })

  it('leaves out what only comes back', () => {
    const properties = { id: { type: 'string', readOnly: true }, name: { type: 'string' } }
    const { field } = fieldOf({ type: 'object', required: ['id', 'name'], properties })
    expect(Object.keys(field.properties ?? {})).toEqual(['name'])
    expect(field.required).toEqual(['name'])
  })

  it('has its variants by their titles, and other keys where it has any', () => {
    expect(
      fieldOf({
        anyOf: [{ title: 'A list', type: 'array', items: {} }, { $ref: '#/components/schemas/Base' }],
      }).field.variants,
    ).toEqual([
      { title: 'A list', field: { types: ['array'], items: {} } },
      { title: 'Base', field: { ref: 'Base' } },
    ])
    expect(fieldOf({ type: 'object', additionalProperties: { type: 'integer' } }).field.additional).toEqual({
      types: ['integer'],
    })
    expect(fieldOf({ type: 'object' }).field.additional).toEqual({})
    expect(fieldOf({ type: 'object', additionalProperties: false }).field.additional).toBeUndefined()
  })
})

describe('the file with the forms of a page', () => {
  const fileOf = (root: string) => {
    const [[address, text] = ['', '{}']] = [...apiPages(root, 'en').forms].filter(([name]) =>
      name.includes('/segments-'),
    )
    return { address, ...(JSON.parse(text) as RequestForms) }
  }

  it('has each call by its anchor, its strings, and a name that is on the page', () => {
    const root = described()
    const { address, forms, words } = fileOf(root)
    expect(address).toMatch(/^\/static\/requests\/segments-[0-9a-f]{16}\.json$/)
    expect(Object.keys(forms)).toEqual(['list-segments', 'create-segment', 'delete-segment'])
    expect(words['wrong.range']).toContain('{{min}}')
    const page = apiPages(root, 'en').pages.find(({ file }) => file === 'en/api/segments.mdx')
    expect(page?.text).toContain(`forms="${address}"`)
  })

  it('leaves an optional parameter out of the sample, and knows what it begins with', () => {
    const { forms } = fileOf(described())
    const limit = forms['list-segments']?.parameters.find(({ name }) => name === 'limit')
    expect(limit).toMatchObject({ in: 'query', field: { types: ['integer'], minimum: 1, example: 5 } })
    expect(limit?.value).toBeUndefined()
  })

  it('has another name when a call changes', () => {
    const changed = described({ 'openapi.yaml': swap('minimum: 1', 'minimum: 3') })
    expect(fileOf(changed).address).not.toBe(fileOf(described()).address)
  })
})
