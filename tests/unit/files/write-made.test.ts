import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTree } from '../content/compile'
import { storeIn } from './value-store'

let root: string
let stored: Map<string, string>
beforeEach(() => {
  root = makeTree({})
  stored = new Map()
})

const at = (address: string) => path.join(root, 'public', address)

/**
 * What a process that is new writes of these texts.
 * @returns whether it had to make them
 */
async function write(texts: Record<string, string>, restsOn = 'the same'): Promise<boolean> {
  vi.resetModules()
  const { keepValuesIn } = await import('../../../src/compiler/files/kept-values')
  const { writeMade } = await import('../../../src/compiler/files/write-made')
  keepValuesIn(storeIn(stored))
  const make = vi.fn(() => new Map(Object.entries(texts)))
  writeMade(root, { name: 'lists', restsOn, addresses: ['/lists/a.json', '/lists/b.json'], make })
  return make.mock.calls.length > 0
}

describe('files that are made of data', () => {
  it('are made once for the same data', async () => {
    expect(await write({ '/lists/a.json': 'a' })).toBe(true)
    expect(readFileSync(at('/lists/a.json'), 'utf8')).toBe('a')
    expect(await write({ '/lists/a.json': 'a' })).toBe(false)
    expect(readFileSync(at('/lists/a.json'), 'utf8')).toBe('a')
  })

  it('are made anew of other data', async () => {
    await write({ '/lists/a.json': 'a' })
    expect(await write({ '/lists/a.json': 'b' }, 'another')).toBe(true)
    expect(readFileSync(at('/lists/a.json'), 'utf8')).toBe('b')
  })

  it.each([
    ['one is gone', () => rmSync(at('/lists/a.json'))],
    ['one says something else', () => writeFileSync(at('/lists/a.json'), 'c')],
    ['there is one more', () => writeFileSync(at('/lists/b.json'), 'c')],
  ])('are made anew where %s', async (_, change) => {
    await write({ '/lists/a.json': 'a' })
    change()
    expect(await write({ '/lists/a.json': 'a' })).toBe(true)
    expect(readFileSync(at('/lists/a.json'), 'utf8')).toBe('a')
    expect(existsSync(at('/lists/b.json'))).toBe(false)
  })

  it('leave nothing of before behind', async () => {
    mkdirSync(at('/lists'), { recursive: true })
    writeFileSync(at('/lists/b.json'), 'c')
    await write({ '/lists/a.json': 'a' })
    expect(existsSync(at('/lists/b.json'))).toBe(false)
  })
})
