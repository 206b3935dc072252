import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { SearchIndexFile } from '../../src/search/contract/index-file'
import type { PackedEntry } from '../../src/search/engine/packed-index'
import { unpackStore } from '../../src/search/engine/store'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { kebab, methods, type OpenApi } from '../../src/compiler/api/openapi'
import { freeOfFrame } from '../../src/compiler/page/anchors'
import { isHashed } from '../../src/offline/format/hashed-names'
import type { PackIndex } from '../../src/offline/format/pack-format'
import { readDirectory } from '../../src/offline/format/read-pack'
import type { RequestForms } from '../../src/requests/form'
import { formsFolder } from '../../src/shared/site-files'
import { brotli } from '../helpers/brotli'
import { startSite } from '../helpers/site'

/** The reference of the REST API in the built site, held against the description that the site offers. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
const document = JSON.parse(read('api/openapi.json')) as OpenApi
const cloud = JSON.parse(read('api/cloud/openapi.json')) as OpenApi

const resources = readdirSync('content/api/resources').map((file) => file.replace(/\.yaml$/, ''))
const pages = new Map(
  [...new Set([...resources, 'schemas'])]
    .filter((slug) => existsSync(path.join(dir, `en/api/${slug}/index.html`)))
    .map((slug) => [`/en/api/${slug}/`, read(`en/api/${slug}/index.html`)]),
)
const operations = [document, cloud].flatMap(({ paths = {} }) =>
  Object.entries(paths).flatMap(([route, item]) =>
    methods.flatMap((method) => {
      const id = item[method]?.operationId
      return id ? [{ id, anchor: kebab(id), method: method.toUpperCase(), route }] : []
    }),
  ),
)
const index = JSON.parse(read('search_index.json')) as SearchIndexFile
const { texts } = index.en?.index as PackedEntry
const found = new Set(unpackStore(index.en?.store ?? {}, texts!).keys())

describe('the forms for requests', () => {
  it('are there for each page that has a button for them, and in the pack of the API', async () => {
    const addresses = [...pages.values()].flatMap((html) => [
      ...new Set([...html.matchAll(/ data-forms="([^"]+)"/g)].map(([, address = '']) => address)),
    ])
    expect(addresses.length).toBeGreaterThan(35)
    const { packs } = JSON.parse(read('packs/index.json')) as PackIndex
    const pack = packs.find(({ id }) => id === 'en/api')
    const { directory } = await readDirectory(new Blob([readFileSync(path.join(dir, pack?.file ?? ''))]))
    const packed = directory.members.map(([name]) => name)
    for (const address of addresses) {
      expect(isHashed(address), address).toBe(true)
      expect(packed).toContain(address)
      expect(Object.keys((JSON.parse(read(address)) as RequestForms).forms).length).toBeGreaterThan(0)
    }
    const shipped = readdirSync(path.join(dir, formsFolder)).map((name) => formsFolder + name)
    expect(shipped.sort()).toEqual([...addresses].sort())
  })

  it('weigh at most 8 kB each, and their code 12 kB, none of it before it is asked for', () => {
    const size = (file: string) => brotli(read(file))
    for (const name of readdirSync(path.join(dir, formsFolder)))
      expect(size(formsFolder + name), name).toBeLessThanOrEqual(8_000)
    const code = readdirSync(dir).filter((name) => /^request-form[-.]/.test(name))
    expect(code).toHaveLength(2)
    expect(code.reduce((sum, name) => sum + size(name), 0)).toBeLessThanOrEqual(12_000)
    for (const [route, html] of pages) expect(html.includes(code[0] ?? ''), route).toBe(false)
  })
})

describe('the reference of the REST API', () => {
  it('has a page for every resource', () => {
    expect(resources.filter((slug) => !pages.has(`/en/api/${slug}/`))).toEqual([])
    expect(operations.length).toBeGreaterThan(380)
  })

  it.each([...pages.keys()])('%s has at most 40 kB of data', (route) => {
    expect(brotli(read(`page-data${route}page-data.json`))).toBeLessThanOrEqual(40_000)
  })

  it('has an address for every operation and every schema, and search leads there', () => {
    const addresses = new Set(
      [...pages].flatMap(([route, html]) =>
        [...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id = '']) => `${route}#${id}`),
      ),
    )
    const home = (anchor: string) =>
      [...addresses].filter((address) => address.endsWith(`#${anchor}`) && found.has(address))
    const wanted = [
      ...operations.map(({ anchor }) => anchor),
      ...Object.keys(document.components?.schemas ?? {}).map((name) => freeOfFrame(kebab(name))),
    ]
    expect(wanted.filter((anchor) => !home(anchor).length)).toEqual([])
  })

  it('shows method and path of every operation, and every call in four languages', () => {
    const text = [...pages.values()].join('\n')
    const shown = new Set(
      [...text.matchAll(/data-method="([A-Z]+)"[\s\S]*?<code[^>]*>([\s\S]*?)<\/code>/g)].map(
        ([, method = '', code = '']) =>
          `${method} ${code.replace(/<[^>]+>/g, '').replace(/^https:\/\/[^/]+(?:\/api(?=\/))?/, '')}`,
      ),
    )
    const missing = operations.filter(({ method, route }) => !shown.has(`${method} ${route}`))
    expect(missing).toEqual([])
    for (const tab of ['curl', 'javascript', 'php', 'python']) {
      const count = [...text.matchAll(new RegExp(` data-tab="${tab}"`, 'g'))].length
      expect(count, tab).toBeGreaterThanOrEqual(new Set(operations.map(({ id }) => id)).size)
    }
  })
})

describe('the description of the REST API', () => {
  it.each([
    ['/api/openapi.json', document],
    ['/api/cloud/openapi.json', cloud],
  ])('%s is valid OpenAPI 3.1', async (_, written) => {
    expect(await new Validator().validate(structuredClone(written))).toEqual({ valid: true })
  })

  it('says the same as YAML', () => {
    expect(parse(read('api/openapi.yaml'))).toEqual(document)
    expect(parse(read('api/cloud/openapi.yaml'))).toEqual(cloud)
  })

  it('is linked from the page of the API', () => {
    const html = read('en/api/index.html')
    for (const file of ['/api/openapi.json', '/api/openapi.yaml']) expect(html).toContain(`href="${file}"`)
  })

  it.each([
    ['/api/openapi.json', 'application/json; charset=utf-8'],
    ['/api/openapi.yaml', 'text/yaml; charset=utf-8'],
  ])('%s is served as %s', async (file, type) => {
    const site = await startSite({ dir })
    try {
      const response = await fetch(site.url + file)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(type)
    } finally {
      await site.close()
    }
  })
})
