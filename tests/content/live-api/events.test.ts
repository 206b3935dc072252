import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { samplesOf } from './samples'

interface Event {
  service: string
  type: string
  data: Record<string, unknown>
}

const schema = JSON.parse(readFileSync('static/api/live-events.schema.json', 'utf8')) as {
  allOf: { if: { properties: { type: { const?: string; pattern?: string } } } }[]
}
const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false })
addFormats(ajv)
const isValid = ajv.compile(schema)
const examples = samplesOf('json').map(({ text }) => JSON.parse(text) as Event)

describe('the events of the Live API page', () => {
  it.each(examples.map((event) => [event.type, event] as const))('%s is valid', (_, event) => {
    isValid(event)
    expect(isValid.errors).toBeNull()
  })

  it('are there for every type of the schema', () => {
    const types = schema.allOf.map((rule) => rule.if.properties.type)
    const shown = (type: { const?: string; pattern?: string }) =>
      examples.some((event) => event.type === type.const || new RegExp(type.pattern ?? '^$').test(event.type))
    expect(types.filter((type) => !shown(type))).toEqual([])
    expect(types.length).toBeGreaterThan(10)
  })

  it('have types that the schema knows', () => {
    const known = JSON.stringify(schema.allOf)
    const named = examples.map(({ type }) => type).filter((type) => !type.includes('.custom.'))
    expect(named.filter((type) => !known.includes(`"${type}"`))).toEqual([])
  })

  it.each<[what: string, change: (event: Event) => void]>([
    ['has no service', (event) => Reflect.deleteProperty(event, 'service')],
    ['lacks the message it is about', (event) => Reflect.deleteProperty(event.data, 'notification')],
    ['names another type inside', (event) => (event.data.type = 'com.beckon.event.asset.Load')],
    ['has a time that is none', (event) => (event.data.time = 'yesterday')],
  ])('would be refused when one %s', (_, change) => {
    const event = structuredClone(examples.find(({ type }) => type === 'com.beckon.event.notification.Open'))!
    change(event)
    expect(isValid(event)).toBe(false)
  })
})
