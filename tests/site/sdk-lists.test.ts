import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { walk } from '../../src/compiler/files/content-files'
import { readSymbolLists } from '../../src/compiler/symbols/read-lists'
import { sdkLists, sdkListSchema } from '../../src/shared/site-files'

/** The names of each SDK as files for tools, held against the schema that lies beside them. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (address: string): unknown => JSON.parse(readFileSync(path.join(dir, address), 'utf8'))

const ajv = new Ajv2020({ allErrors: true })
addFormats(ajv)
const validate = ajv.compile(read(sdkListSchema) as object)
const { lists } = readSymbolLists('.')

interface ListFile {
  symbols: { id: string; owner?: string; kind: string }[]
}

describe('the lists of SDK names in the built site', () => {
  it('are there for each list of the content, and for nothing else', () => {
    const folder = path.posix.dirname(sdkListSchema)
    const there = walk(path.join(dir, folder)).map((file) => `${folder}/${file}`)
    expect(there.sort()).toEqual([sdkListSchema, ...lists.map(sdkLists)].sort())
    expect(lists.length).toBeGreaterThan(20)
  })

  it.each(lists.map(sdkLists))('%s fits the schema', (address) => {
    expect(validate(read(address)), ajv.errorsText(validate.errors)).toBe(true)
    const { symbols } = read(address) as ListFile
    const ids = new Set(symbols.map(({ id }) => id))
    expect(ids.size).toBe(symbols.length)
    expect(symbols.filter(({ owner }) => owner !== undefined && !ids.has(owner))).toEqual([])
  })

  it.each([
    ['a name without a kind', { kind: undefined }],
    ['an address that is none', { url: 'nowhere' }],
    ['a system that is none', { only: 'windows' }],
    ['a fact that the schema does not know', { colour: 'blue' }],
  ])('are held to a schema that refuses %s', (_, wrong) => {
    const [first] = lists.map(sdkLists)
    const list = read(first ?? '') as ListFile
    const [one, ...rest] = list.symbols
    const changed: unknown = JSON.parse(JSON.stringify({ ...list, symbols: [{ ...one, ...wrong }, ...rest] }))
    expect(validate(changed)).toBe(false)
  })
})
