import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReport } from '../../../scripts/benchmark/report.mjs'
import { cleanCache } from '../../../scripts/lib/build.mjs'
import { replaceFolder } from '../../../scripts/lib/replace-folder.mjs'
import { tempFolder } from '../../helpers/temp-folder'

const run = vi.hoisted(() => vi.fn())
vi.mock('../../../scripts/lib/run.mjs', () => ({ runNode: run }))

describe('a folder of results that is made anew', () => {
  let folder: string
  beforeEach(() => {
    folder = path.join(tempFolder('results'), 'approved')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'before.png'), 'before')
  })

  it('stays as it is where that breaks off', async () => {
    const made = replaceFolder(folder, (to) => {
      writeFileSync(path.join(to, 'first.png'), 'now')
      return Promise.reject(new Error('no browser'))
    })
    await expect(made).rejects.toThrow('no browser')
    expect(readdirSync(folder)).toEqual(['before.png'])
  })

  it('has nothing but what was made, and is what it was until then', async () => {
    await replaceFolder(folder, (to) => {
      expect(readdirSync(to)).toEqual([])
      writeFileSync(path.join(to, 'first.png'), 'now')
      expect(readdirSync(folder)).toEqual(['before.png'])
      return Promise.resolve()
    })
    expect(readdirSync(folder)).toEqual(['first.png'])
    expect(readFileSync(path.join(folder, 'first.png'), 'utf8')).toBe('now')
    expect(readdirSync(path.dirname(folder))).toEqual(['approved'])
  })
})

describe('the report of a benchmark', () => {
  afterEach(() => vi.useRealTimers())

  it('takes the place of no other one of that day', async () => {
    const to = tempFolder('reports')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T09:30:00Z') })
    await startReport('abc1234', to)([])
    vi.setSystemTime(new Date('2026-03-01T15:10:00Z'))
    await startReport('abc1234', to)([])
    await startReport('v1.2/beta-3-gdef5678-dirty', to)([])
    expect(readdirSync(to).filter((name) => name.endsWith('.md'))).toEqual([
      '2026-03-01-0930-abc1234.md',
      '2026-03-01-1510-abc1234.md',
      '2026-03-01-1510-v1.2-beta-3-gdef5678-dirty.md',
    ])
  })

  it('holds what there is so far, in one place, while the rest is measured', async () => {
    const to = tempFolder('reports')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T09:30:00Z') })
    const write = startReport('abc1234', to)
    const first = { title: 'Builds', text: 'They took a minute.', figures: { seconds: 60 } }
    await write([first])
    vi.setSystemTime(new Date('2026-03-01T10:20:00Z'))
    await write([first, { title: 'load', text: 'Not measured: There is no wrk.', figures: null }])
    expect(readdirSync(to)).toEqual(['2026-03-01-0930-abc1234.json', '2026-03-01-0930-abc1234.md'])
    const text = readFileSync(path.join(to, '2026-03-01-0930-abc1234.md'), 'utf8')
    expect(text).toMatch(/## Builds\n\nThey took a minute\.\n\n## load\n\nNot measured: There is no wrk\./)
  })
})

describe('a cache that cannot be cleaned', () => {
  it('is not built upon', async () => {
    run.mockResolvedValueOnce({ code: 1, output: '' })
    await expect(cleanCache()).rejects.toThrow('could not be cleaned')
    run.mockResolvedValueOnce({ code: 0, output: '' })
    await expect(cleanCache()).resolves.toBeUndefined()
  })
})
