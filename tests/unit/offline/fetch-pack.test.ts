import { beforeEach, describe, expect, it } from 'vitest'
import { writePacks } from '../../../plugins/docs-offline/write-packs'
import type { PackEntry } from '../../../src/offline/format/pack-format'
import { fetchPack } from '../../../src/offline/reader/fetch-pack'
import { createPackStore, type PackStore } from '../../../src/offline/reader/pack-store'
import { makeBuiltSite, serve } from './site'
import { FakeCaches } from './surroundings'

let caches: FakeCaches
let store: PackStore
beforeEach(() => {
  caches = new FakeCaches()
  store = createPackStore(caches.asStorage(), () => 7)
})

const build = (edit: Record<string, string> = {}) => {
  const dir = makeBuiltSite(edit)
  const entry = writePacks(dir).packs.find(({ id }) => id === 'en/sdk/v3/android')
  if (!entry) throw new Error('no such pack')
  return { dir, entry }
}
async function run(
  entry: PackEntry,
  server: ReturnType<typeof serve>,
  signal = new AbortController().signal,
) {
  const seen: [number, number][] = []
  const [before] = await store.kept()
  await fetchPack(entry, before, {
    store,
    fetch: server.fetch,
    signal,
    onProgress: (loaded, total) => seen.push([loaded, total]),
  })
  return seen
}

describe('a pack', () => {
  it('arrives, says how far it is, and leaves no parts behind', async () => {
    const { dir, entry } = build()
    const seen = await run(entry, serve(dir))
    expect(seen.at(0)).toEqual([0, entry.size])
    expect(seen.at(-1)).toEqual([entry.size, entry.size])
    expect(caches.paths('beckon-packs')).toEqual(['/packs/kept/en/sdk/v3/android'])
    const [kept] = await store.kept()
    expect(kept).toMatchObject({ file: entry.file, keptAt: 7 })
    expect(kept?.pack.size).toBe(entry.size)
  })

  it('goes on where it broke off', async () => {
    const { dir, entry } = build()
    const server = serve(dir, { cut: 10_000 })
    await expect(run(entry, server)).rejects.toMatchObject({ reason: 'network' })
    expect((await store.partsOf(entry.file)).size).toBe(10_000)
    // As after the browser was closed: nothing but what is stored.
    server.cut = Infinity
    await run(entry, server)
    expect(server.asked.at(-1)).toEqual({
      file: entry.file,
      range: 'bytes=10000-',
      sent: entry.size - 10_000,
    })
    expect((await store.kept())[0]?.pack.size).toBe(entry.size)
  })

  it('begins again where the server knows no ranges', async () => {
    const { dir, entry } = build()
    const server = serve(dir, { cut: 10_000, ranges: false })
    await expect(run(entry, server)).rejects.toMatchObject({ reason: 'network' })
    server.cut = Infinity
    await run(entry, server)
    expect(server.asked.at(-1)?.sent).toBe(entry.size)
    expect((await store.kept())[0]?.pack.size).toBe(entry.size)
  })

  it('is thrown away when it is damaged', async () => {
    const { dir, entry } = build()
    await store.addPart(entry.file, 0, new Blob(['x'.repeat(100)]))
    await expect(run(entry, serve(dir))).rejects.toMatchObject({ reason: 'damaged' })
    expect(caches.paths('beckon-packs')).toEqual([])
    await run(entry, serve(dir))
  })

  it('that a deploy took away is gone', async () => {
    const { entry } = build()
    const { dir } = build({ '/en/sdk/v3/android/topic-1/': 'said anew' })
    await expect(run(entry, serve(dir))).rejects.toMatchObject({ reason: 'gone' })
  })

  it('stops when the reader says so', async () => {
    const { dir, entry } = build()
    const controller = new AbortController()
    controller.abort()
    await expect(run(entry, serve(dir), controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('after a deploy', () => {
  it('only what changed is fetched, and the whole is what the server has', async () => {
    const first = build()
    await run(first.entry, serve(first.dir))
    const second = build({
      '/en/sdk/v3/android/topic-3/': 'said anew',
      '/en/sdk/v3/android/topic-9/': 'and this',
    })
    const server = serve(second.dir)
    await run(second.entry, server)
    const sent = server.asked.reduce((sum, one) => sum + one.sent, 0)
    expect(server.asked).toHaveLength(3)
    expect(sent).toBeLessThan(second.entry.head + 400)
    const [kept] = await store.kept()
    expect(kept?.file).toBe(second.entry.file)
    const whole = await (await server.fetch(second.entry.file)).arrayBuffer()
    expect(await kept?.pack.arrayBuffer()).toEqual(whole)
  })

  it('a page that came and a page that went are such changes', async () => {
    const first = build()
    await run(first.entry, serve(first.dir))
    const second = build({ '/en/': 'said anew' })
    await run(second.entry, serve(second.dir))
    const third = build()
    await run(third.entry, serve(third.dir))
    expect((await store.kept())[0]?.file).toBe(first.entry.file)
  })

  it('all of it is fetched where the server knows no ranges, and where what is kept is spoiled', async () => {
    const first = build()
    await run(first.entry, serve(first.dir))
    const second = build({ '/en/': 'said anew' })
    await run(second.entry, serve(second.dir, { ranges: false }))
    expect((await store.kept())[0]?.file).toBe(second.entry.file)
    await store.keep(first.entry.id, first.entry.file, new Blob(['spoiled']))
    await run(second.entry, serve(second.dir))
    expect((await store.kept())[0]?.pack.size).toBe(second.entry.size)
  })
})
