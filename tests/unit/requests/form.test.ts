import { describe, expect, it } from 'vitest'
import {
  documentedValues,
  requestOf,
  startOf,
  type Field,
  type RequestForm,
  type Schemas,
} from '../../../src/requests/form'

const form: RequestForm = {
  method: 'put',
  base: 'https://push.beckon.example',
  route: '/device/{token}/tag/{tag}',
  credentials: { kind: 'none' },
  parameters: [
    { name: 'token', in: 'path', required: true, field: {}, value: 'a/b c' },
    { name: 'tag', in: 'path', required: true, field: {}, value: 'vip' },
    { name: 'limit', in: 'query', field: {} },
    { name: 'X-Since', in: 'header', field: {}, value: 'now' },
  ],
  body: { field: {}, value: { name: 'x' } },
}
const documented = documentedValues(form)
const withParameters = (...parameters: unknown[]) => requestOf(form, { ...documented, parameters })

describe('the request of a form', () => {
  it('untouched has the documented values, and leaves out what has none', () => {
    expect(requestOf(form, documented)).toMatchObject({
      url: 'https://push.beckon.example/device/a%2Fb%20c/tag/vip',
      json: { name: 'x' },
      headers: [{ name: 'X-Since', value: 'now' }],
    })
  })

  it('has what was typed in its address, as an address can say it', () => {
    expect(withParameters("it's", 'ü', [1, 2]).url).toBe(
      "https://push.beckon.example/device/it's/tag/%C3%BC?limit=1%2C2",
    )
    expect(withParameters('\ud83d', 'x').url).toContain('/device/%EF%BF%BD/')
    expect(withParameters('a', 'b', 'ten').url).toMatch(/\?limit=ten$/)
  })

  it('names the part of a path that was emptied: without it, it would be another call', () => {
    expect(withParameters('', 'vip').url).toBe('https://push.beckon.example/device/{token}/tag/vip')
  })

  it('leaves out of the body what was emptied, and keeps what is empty on purpose', () => {
    const body = { name: undefined, list: [undefined, 1, ''], inner: { gone: undefined }, none: null }
    expect(requestOf(form, { ...documented, body }).json).toEqual({ list: [1, ''], inner: {}, none: null })
    expect(requestOf(form, { ...documented, body: undefined }).json).toEqual({})
  })
})

describe('what a field begins with', () => {
  const schemas: Schemas = {
    Endless: { types: ['object'], required: ['self'], properties: { self: { ref: 'Endless' } } },
  }
  it.each<[string, Field, unknown]>([
    ['its example', { types: ['string'], example: 'x', enum: ['y'] }, 'x'],
    ['its first value', { enum: ['push', 'sms'] }, 'push'],
    ['true', { types: ['boolean'] }, true],
    ['nothing', { types: ['integer'] }, undefined],
    ['an item', { types: ['array'], items: { types: ['integer'], example: 3 } }, [3]],
    ['no item, where it says nothing', { types: ['array'], items: { types: ['integer'] } }, []],
    [
      'what it cannot do without',
      {
        types: ['object'],
        required: ['a'],
        properties: { a: { types: ['integer'], example: 1 }, b: { types: ['integer'], example: 2 } },
      },
      { a: 1 },
    ],
    [
      'its first variant',
      { variants: [{ field: { example: { type: 'S3' }, types: ['object'] } }] },
      { type: 'S3' },
    ],
  ])('is %s', (_, field, value) => {
    expect(startOf(field, schemas)).toEqual(value)
  })

  it('has an end, also where a schema needs itself', () => {
    expect(JSON.stringify(startOf({ ref: 'Endless' }, schemas)).length).toBeLessThan(200)
  })
})
