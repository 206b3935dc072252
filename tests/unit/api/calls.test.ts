import { describe, expect, it } from 'vitest'
import { isKnown, knownCalls, nearestCall } from '../../../src/compiler/check/api/known-calls'
import { mentionIn, mentionsInSample, type Mention } from '../../../src/compiler/check/api/mentions'
import { readDescription } from '../../../src/compiler/api/read-description'
import { fixture } from './fixture'

const { description } = readDescription(fixture)
if (!description) throw new Error('The fixture has a description.')
const known = knownCalls(description)

/** A call as a message names it, and whether the description has it. */
const judged = (mention: Mention): string =>
  `${mention.method ?? '?'} ${mention.path}: ${isKnown(mention, known) ? 'known' : (nearestCall(mention, known) ?? 'unknown')}`

describe('a call of the API in backticks', () => {
  it.each([
    ['GET /usersegment', 'known'],
    ['DELETE /usersegment/{id}', 'known'],
    ['DELETE /usersegment/YOUR_SEGMENT_ID', 'known'],
    ['DELETE /usersegment/…', 'known'],
    ['POST /upload/import', 'known'],
    ['POST /upload/{type}', 'known'],
    ['POST /uploads/{type}', 'POST /upload/import'],
    ['GET /usersegments', 'GET /usersegment'],
    ['DELETE /usersegment/byname', 'DELETE /usersegment/{segment}'],
    ['PATCH /upload/import', 'POST /upload/import'],
    ['DELETE /usersegment/{id}/all', 'DELETE /usersegment/{segment}'],
    ['POST /uploads/import', 'POST /upload/import'],
  ])('%s: %s', (text, found) => {
    const mention = mentionIn(text)
    expect(mention && judged(mention)).toBe(`${text}: ${found}`)
  })

  it('may have its method in the cell before', () => {
    expect(mentionIn('/usersegments', 'PUT')).toEqual({ method: 'PUT', path: '/usersegments', offset: 0 })
    expect(mentionIn('/usersegments', 'segment')).toBeUndefined()
  })

  it.each(['/usersegment', 'GET', 'GET usersegment', 'PUT …/run', 'GET /a and more'])(
    '%s is none',
    (text) => {
      expect(mentionIn(text)).toBeUndefined()
    },
  )
})

describe('a call of the API in a sample', () => {
  const found = (text: string, language = 'shell') =>
    mentionsInSample(text, language, known.addresses).map(judged)
  const host = 'https://push.beckon.example'
  const cloud = 'https://cloud.beckon.example/api'

  it.each([
    [`curl ${host}/usersegment?limit=5`, 'GET /usersegment: known'],
    [`curl --request POST \\\n  "${host}/upload/import"`, 'POST /upload/import: known'],
    [`curl -X PUT "${host}/upload/import"`, 'PUT /upload/import: POST /upload/import'],
    [`curl --request "$method" "${host}/upload/import"`, '? /upload/import: known'],
    [`curl --json '{\n  "a": 1\n}' \\\n  "${cloud}/usersegment"`, 'POST /usersegment: known'],
    [`curl -X DELETE ${host}/usersegment/1a2b3c`, 'DELETE /usersegment/1a2b3c: known'],
    [`curl -X DELETE ${host}/usersegment/all`, 'DELETE /usersegment/all: DELETE /usersegment/{segment}'],
    [`curl -G ${host}/usersegments\ncurl -d a=1 https://example.com`, 'GET /usersegments: GET /usersegment'],
    [`# it's here\ncurl ${host}/upload/import`, 'GET /upload/import: POST /upload/import'],
  ])('%s', (text, call) => {
    expect(found(text)).toEqual([call])
  })

  it('has no method in another language, and may be made of what nobody knows', () => {
    expect(found(`fetch('${host}/upload/imports', { method })`, 'js')).toEqual([
      '? /upload/imports: POST /upload/import',
    ])
    expect(found(`const base = '${host}/upload'`, 'js')).toEqual(['? /upload: known'])
    expect(found(`fetch(\`${host}\${path}\`)`, 'js')).toEqual([])
    expect(found(`open('${host}')`, 'js')).toEqual([])
  })
})
