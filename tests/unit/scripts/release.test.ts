import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../../scripts/lib/bill-of-materials.mjs'
import { compressFolder } from '../../../scripts/lib/compress.mjs'
import { tempFolder } from '../../helpers/temp-folder'

describe('compressing a folder', () => {
  let root: string
  beforeEach(() => {
    root = tempFolder('compress')
    mkdirSync(path.join(root, 'site/en'), { recursive: true })
    writeFileSync(path.join(root, 'site/en/index.html'), 'words '.repeat(500))
    writeFileSync(path.join(root, 'site/small.json'), '{}')
    writeFileSync(path.join(root, 'site/a.png'), Buffer.alloc(5000))
  })
  const compress = () => compressFolder(path.join(root, 'site'), path.join(root, 'cache'))

  it('puts both forms beside what gains by it, and nothing beside the rest', async () => {
    await compress()
    const files = readdirSync(path.join(root, 'site'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.(br|gz)$/.test(file)).sort()).toEqual([
      'en/index.html.br',
      'en/index.html.gz',
    ])
    const file = path.join(root, 'site/en/index.html')
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file))).toBe(true)
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(readFileSync(file))).toBe(true)
    expect(statSync(`${file}.br`).size).toBeLessThan(200)
  })

  it('does again only what changed', async () => {
    expect((await compress()).fresh).toBe(2)
    expect((await compress()).fresh).toBe(0)
    writeFileSync(path.join(root, 'site/en/index.html'), 'other words '.repeat(500))
    expect((await compress()).fresh).toBe(2)
    expect(brotliDecompressSync(readFileSync(path.join(root, 'site/en/index.html.br'))).toString()).toContain(
      'other',
    )
  })

  it('ships whole files where several are the same, compressed once', async () => {
    const body = randomBytes(20_000).toString('hex')
    const names = Array.from({ length: 12 }, (_, at) => path.join(root, `site/same-${at}.json`))
    for (const name of names) writeFileSync(name, body)
    expect((await compress()).fresh).toBe(4)
    for (const name of names) {
      expect(brotliDecompressSync(readFileSync(`${name}.br`)).toString() === body).toBe(true)
      expect(gunzipSync(readFileSync(`${name}.gz`)).toString() === body).toBe(true)
    }
  })

  it('ships nothing of a result that an earlier run left unfinished', async () => {
    await compress()
    const cached = readdirSync(path.join(root, 'cache')).map((name) => path.join(root, 'cache', name))
    for (const file of cached) writeFileSync(file, readFileSync(file).subarray(0, 12))
    expect((await compress()).fresh).toBe(2)
    const file = path.join(root, 'site/en/index.html')
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file))).toBe(true)
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(readFileSync(file))).toBe(true)
  })

  it('keeps what other checkouts have in the same cache, until nobody has used it for long', async () => {
    await compress()
    const [cache, fortnight] = [path.join(root, 'cache'), 14 * 24 * 60 * 60 * 1000]
    const before = readdirSync(cache)
    writeFileSync(path.join(cache, 'of-another.br'), 'bytes')
    writeFileSync(path.join(cache, 'of-nobody.br'), 'bytes')
    // What is used stays, however old it is.
    for (const name of [...before, 'of-nobody.br']) {
      const then = new Date(Date.now() - fortnight - 1000)
      utimesSync(path.join(cache, name), then, then)
    }
    expect((await compress()).fresh).toBe(0)
    expect(readdirSync(cache).sort()).toEqual([...before, 'of-another.br'].sort())
  })
})

describe('the bill of materials', () => {
  const lock = {
    name: 'site',
    version: '1.0.0',
    packages: {
      '': {},
      'node_modules/react': {
        version: '18.3.1',
        license: 'MIT',
        integrity: `sha512-${Buffer.from('x').toString('base64')}`,
      },
      'node_modules/a/node_modules/react': { version: '0.14.0' },
      'node_modules/@other/react': { name: '@real/react', version: '3.0.0' },
      'node_modules/font': { version: '5.0.0', dev: true },
      'node_modules/@a/b/node_modules/c': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
      'node_modules/vitest': { version: '4.0.0', dev: true },
    },
  }
  it('names each package that is no tool of developers, and whether visitors get something of it', () => {
    const { components } = billOfMaterials(lock, new Set(['node_modules/react', 'node_modules/font']))
    expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
      // By the name it has in the registry, and of two versions the one that is shipped.
      ['pkg:npm/%40real/react@3.0.0', 'excluded'],
      ['pkg:npm/c@2.0.0', 'excluded'],
      ['pkg:npm/font@5.0.0', 'required'],
      ['pkg:npm/react@0.14.0', 'excluded'],
      ['pkg:npm/react@18.3.1', 'required'],
    ])
    expect(components.at(-1)).toMatchObject({
      hashes: [{ alg: 'SHA-512', content: '78' }],
      licenses: [{ license: { id: 'MIT' } }],
    })
    expect(components[1]?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }])
  })

  it('is the same document for the same packages, and covers the whole lock file', () => {
    const real = JSON.parse(readFileSync('package-lock.json', 'utf8')) as typeof lock
    const bill = billOfMaterials(real, new Set())
    expect(bill).toEqual(billOfMaterials(real, new Set()))
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(bill.components.length).toBeGreaterThan(1000)
    expect(bill.components.filter(({ licenses }) => !licenses).map(({ name }) => name).length).toBeLessThan(
      20,
    )
    const refs = bill.components.map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
  })
})
