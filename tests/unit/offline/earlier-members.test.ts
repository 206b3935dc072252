import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { earlierMembers } from '../../../plugins/docs-offline/earlier-members'
import { writePacks } from '../../../plugins/docs-offline/write-packs'
import { dataUrl } from '../../../src/offline/format/addresses'
import { makeBuiltSite } from './site'

vi.mock(import('node:zlib'), async (original) => {
  const actual = await original()
  return { ...actual, gzipSync: vi.fn(actual.gzipSync) }
})

/** All packs of a built site, by their files. */
const packsOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(path.join(dir, 'packs'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => [name, readFileSync(path.join(parentPath, name)).toString('hex')]),
  )

/** Contents that are zipped while packs are written, the lists in them aside. */
function zipped(dir: string): string[] {
  vi.mocked(gzipSync).mockClear()
  writePacks(dir)
  return vi
    .mocked(gzipSync)
    .mock.calls.map(([content]) => (content as Buffer | string).toString())
    .filter((content) => content.includes('said anew'))
}

describe('packs over those of an earlier build', () => {
  it('are the same as without, and zip only what is new', () => {
    const dir = makeBuiltSite()
    writePacks(dir)
    writeFileSync(path.join(dir, dataUrl('/en/')), JSON.stringify({ page: 'said anew' }))
    expect(zipped(dir)).toHaveLength(1)
    const over = packsOf(dir)
    const calls = vi.mocked(gzipSync).mock.calls.length
    writeFileSync(path.join(dir, 'packs/index.json'), 'nothing')
    expect(zipped(dir)).toHaveLength(1)
    expect(vi.mocked(gzipSync).mock.calls.length).toBeGreaterThan(calls)
    expect(packsOf(dir)).toEqual(over)
  })

  it('take nothing from a file that is not what its name promises', () => {
    const dir = makeBuiltSite()
    const { packs } = writePacks(dir)
    expect(earlierMembers(dir).size).toBeGreaterThan(0)
    const whole = path.join(dir, packs[0]?.file ?? '')
    const bytes = readFileSync(whole)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(whole, bytes)
    expect(earlierMembers(dir).size).toBe(0)
  })

  it('hold a page as it was built, by its address and its digest', () => {
    const dir = makeBuiltSite()
    writePacks(dir)
    const [key = '', content = Buffer.alloc(0)] =
      [...earlierMembers(dir)].find(([one]) => one.endsWith(' /en/')) ?? []
    expect(key).toMatch(/^[0-9a-f]{16} \/en\/$/)
    expect(gunzipSync(content).toString()).toBe(readFileSync(path.join(dir, dataUrl('/en/')), 'utf8'))
  })
})
