import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writePacks } from '../../../plugins/docs-offline/write-packs'
import { createPackManager, type PackManager } from '../../../src/offline/reader/pack-manager'
import { createPackStore } from '../../../src/offline/reader/pack-store'
import { makeBuiltSite, serve } from './site'
import { FakeCaches } from './surroundings'

const id = 'en/sdk/v3/android'
let caches: FakeCaches
let dir: string
let server: ReturnType<typeof serve>
let remembered: string[]
let free: number | undefined
let changes: number
let isBusyElsewhere: boolean
let isBroken: boolean

function make(): PackManager {
  return createPackManager({
    store: createPackStore(caches.asStorage(), () => 7),
    fetch: server.fetch,
    estimateFree: () => Promise.resolve(free),
    isPersistent: () => Promise.resolve(false),
    alone: (_, work) => (isBusyElsewhere ? Promise.resolve(undefined) : work()),
    remembered: () => remembered,
    remember(ids) {
      if (isBroken) throw new Error('the disk')
      remembered = [...ids]
    },
    onChange: () => changes++,
  })
}
/** Of a reader who has opened the page of packs. */
async function opened(): Promise<PackManager> {
  const manager = make()
  await manager.refresh()
  return manager
}
/** Of one who keeps the pack as well. */
async function keeping(): Promise<PackManager> {
  const manager = await opened()
  await manager.keep(id)
  return manager
}
const row = (manager: PackManager, of = id) => manager.state().rows.find((one) => one.id === of)

beforeEach(() => {
  caches = new FakeCaches()
  dir = makeBuiltSite()
  writePacks(dir)
  server = serve(dir)
  remembered = []
  free = 1e9
  changes = 0
  isBusyElsewhere = false
  isBroken = false
})

afterEach(() => vi.useRealTimers())

describe('what a reader keeps', () => {
  it.each([
    '{}',
    'null',
    '[]',
    '{"packs":[{"id":1}],"search":1}',
    '{"packs":[null],"search":1}',
    '{"packs":{}}',
  ])('cannot be listed where the list of packs is %s', async (text) => {
    writeFileSync(path.join(dir, 'packs/index.json'), text)
    const manager = await opened()
    expect(manager.state()).toMatchObject({ list: 'missing', rows: [] })
  })

  it('cannot be listed where the list of packs hangs', async () => {
    vi.useFakeTimers()
    const hangs: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('stopped'))),
      )
    server = { ...server, fetch: hangs }
    const manager = make()
    const looked = manager.refresh()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(manager.state().list).toBe('loading')
    await vi.advanceTimersByTimeAsync(10_000)
    await looked
    expect(manager.state().list).toBe('missing')
  })

  it('begins with the list of packs and their sizes', async () => {
    const manager = make()
    expect(manager.state().list).toBe('loading')
    await manager.refresh()
    expect(manager.state()).toMatchObject({ list: 'here', room: { free: 1e9, isPersistent: false } })
    expect(row(manager)).toMatchObject({ status: 'none', entry: { pages: 16 } })
    expect(row(manager)?.entry?.size).toBeGreaterThan(1000)
  })

  it('is kept, told to the worker, remembered, and removed again', async () => {
    const manager = await opened()
    const seen: string[] = []
    manager.subscribe(() => seen.push(row(manager)?.status ?? ''))
    await manager.keep(id)
    expect(seen).toContain('loading')
    expect(row(manager)).toMatchObject({ status: 'kept', keptAt: 7 })
    expect([changes, remembered]).toEqual([1, [id]])
    await manager.remove(id)
    expect(row(manager)).toMatchObject({ status: 'none' })
    expect([changes, remembered]).toEqual([2, []])
  })

  it('comes with the search index, which no worker has to be there for', async () => {
    await keeping()
    expect(caches.paths('beckon-lists')).toEqual(['/search_index.json'])
  })

  it.each(['{}', '{"error":"login"}', '<!doctype html>', undefined])(
    'is not said to be kept where the search index is %s',
    async (text) => {
      const manager = await opened()
      const index = path.join(dir, 'search_index.json')
      if (text === undefined) rmSync(index)
      else writeFileSync(index, text)
      await manager.keep(id)
      expect(row(manager)).toMatchObject({ status: 'failed', reason: 'network' })
      await manager.refresh()
      expect(row(manager)).toMatchObject({ status: 'none' })
      expect([caches.paths('beckon-lists'), changes, remembered]).toEqual([[], 0, []])
    },
  )

  it('pauses, and goes on after the browser was closed', async () => {
    const manager = await opened()
    server.cut = 5000
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'failed', reason: 'network' })
    server.cut = Infinity
    const later = await opened()
    expect(row(later)).toMatchObject({ status: 'paused', loaded: 5000 })
    await later.keep(id)
    expect(row(later)).toMatchObject({ status: 'kept' })
    expect(server.asked.some(({ range }) => range === 'bytes=5000-')).toBe(true)
  })

  it('that the browser removed is said to be removed', async () => {
    await keeping()
    caches.stores.clear()
    const later = await opened()
    expect(row(later)).toMatchObject({ status: 'evicted' })
  })

  it('is not begun where there is no room, and says so when room runs out', async () => {
    const manager = await opened()
    free = 100
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'failed', reason: 'full' })
    expect(server.asked.some(({ file }) => file.endsWith('.pack'))).toBe(false)
    // Browsers that do not say how much there is fail while they write.
    free = undefined
    const open = caches.open.bind(caches)
    caches.open = async (name) => ({
      ...(await open(name)),
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    })
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'failed', reason: 'full' })
  })

  it('is nothing where the browser forbids it', async () => {
    caches.open = () => Promise.reject(new DOMException('', 'SecurityError'))
    const manager = await opened()
    expect(manager.state()).toMatchObject({ list: 'forbidden', rows: [] })
  })

  it('can be tried again where something fails that nobody thought of', async () => {
    const manager = await opened()
    isBroken = true
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'failed' })
    isBroken = false
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'kept' })
  })

  it('is left to the tab that is at it', async () => {
    const manager = await opened()
    isBusyElsewhere = true
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'failed', reason: 'elsewhere' })
  })

  it('stays listed when the list cannot be had', async () => {
    await keeping()
    server.down = true
    const later = await opened()
    expect(later.state().list).toBe('missing')
    expect(later.state().rows.map((one) => [one.id, one.status])).toEqual([[id, 'kept']])
  })

  it('is the latest, also when a deploy came between the list and the click', async () => {
    const manager = await opened()
    server.dir = makeBuiltSite({ '/en/': 'said anew' })
    const { packs } = writePacks(server.dir)
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'kept', entry: packs.find((one) => one.id === id) })
  })

  it('is the latest where a deploy has only moved its file', async () => {
    await keeping()
    const kept = await createPackStore(caches.asStorage()).kept()
    const { file, pack } = kept.find((one) => one.id === id)!
    // As it was kept before packs had a folder a language.
    await createPackStore(caches.asStorage(), () => 7).keep(id, `/packs/${path.basename(file)}`, pack)
    server.asked.length = 0
    const manager = await opened()
    expect(row(manager)).toMatchObject({ status: 'kept' })
    await manager.updateAll()
    expect(server.asked.filter((one) => one.file.endsWith('.pack'))).toEqual([])
  })

  it('says how much an update is, fetches just that, and updates all that is kept', async () => {
    const manager = await keeping()
    server.dir = makeBuiltSite({ '/en/': 'said anew' })
    writePacks(server.dir)
    await manager.refresh()
    expect(row(manager)).toMatchObject({ status: 'outdated' })
    await vi.waitFor(() => {
      const outdated = row(manager)
      expect(outdated?.status === 'outdated' && outdated.changes).toBeLessThan(200)
    })
    server.asked.length = 0
    await manager.updateAll()
    expect(row(manager)).toMatchObject({ status: 'kept' })
    const sent = server.asked
      .filter(({ file }) => file.endsWith('.pack'))
      .reduce((sum, one) => sum + one.sent, 0)
    expect(sent).toBeLessThan(3000)
  })

  it('is removed at once while a slow network is asked how much an update would be', async () => {
    await keeping()
    server.dir = makeBuiltSite({ '/en/': 'said anew' })
    writePacks(server.dir)
    const { fetch } = server
    server.fetch = (input, init) =>
      (input as string).endsWith('.pack') ? new Promise(() => undefined) : fetch(input, init)
    const manager = await opened()
    expect(row(manager)).toMatchObject({ status: 'outdated' })
    await manager.remove(id)
    expect(row(manager)).toMatchObject({ status: 'none' })
  })
})
