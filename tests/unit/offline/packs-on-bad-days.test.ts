import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writePacks } from '../../../plugins/docs-offline/write-packs'
import { createPackManager, type PackManager } from '../../../src/offline/reader/pack-manager'
import { createPackStore } from '../../../src/offline/reader/pack-store'
import { makeBuiltSite, serve } from './site'
import { FakeCaches } from './surroundings'

/** What a reader keeps, where the network hangs, and where several things go on at once. */

const id = 'en/sdk/v3/android'
let caches: FakeCaches
let server: ReturnType<typeof serve>
let isLocked: boolean
let remembered: string[]
/** What is answered in place of the server, as long as it is there. */
let instead: Partial<Record<'index' | 'search' | 'pack' | 'range', typeof fetch>>

const fetchOr: typeof fetch = (input, init) => {
  const file = input as string
  const hasRange = new Headers(init?.headers).has('range')
  const kind =
    file === '/packs/index.json'
      ? 'index'
      : file === '/search_index.json'
        ? 'search'
        : hasRange
          ? 'range'
          : 'pack'
  return (instead[kind] ?? server.fetch)(input, init)
}
const stopped = () => new DOMException('', 'AbortError')
/** Takes the request, and never answers it. */
const hangs: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(stopped())))
/** Sends the first bytes, and the others once it is told to, if ever. */
function sendsHalf(goOn = new Promise<void>(() => undefined)): typeof fetch {
  return async (input, init) => {
    const answer = await server.fetch(input, init)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(stopped()))
        controller.enqueue(bytes.slice(0, 5000))
        await goOn
        controller.enqueue(bytes.slice(5000))
        controller.close()
      },
    })
    return new Response(body, answer)
  }
}

const make = (): PackManager =>
  createPackManager({
    store: createPackStore(caches.asStorage(), () => 7),
    fetch: fetchOr,
    estimateFree: () => Promise.resolve(1e9),
    isPersistent: () => Promise.resolve(false),
    async alone(_, work) {
      if (isLocked) return undefined
      isLocked = true
      return work().finally(() => (isLocked = false))
    },
    remembered: () => remembered,
    remember: (ids) => (remembered = [...ids]),
    onChange: () => undefined,
  })
const row = (manager: PackManager) => manager.state().rows.find((one) => one.id === id)

/** Something to wait for, and what ends the wait. */
function gate(): [promise: Promise<void>, open: () => void] {
  let open = () => {}
  return [new Promise<void>((resolve) => (open = resolve)), () => open()]
}

/** Lets happen what is due, and so many seconds go by. */
async function pass(seconds: number) {
  for (let past = 0; past <= seconds; past++) {
    for (let tick = 0; tick < 20; tick++) await new Promise((resolve) => setImmediate(resolve))
    if (past < seconds) await vi.advanceTimersByTimeAsync(1000)
  }
}
function deploy(edit: Record<string, string> = {}) {
  const dir = makeBuiltSite(edit)
  writePacks(dir)
  server.dir = dir
}

beforeEach(() => {
  // Streams and digests take their own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  caches = new FakeCaches()
  server = serve('')
  deploy()
  isLocked = false
  remembered = []
  instead = {}
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a network that hangs', () => {
  it.each([
    ['the search index is asked for', 'search', hangs],
    ['the search index is half here', 'search', sendsHalf()],
    ['the pack is asked for', 'pack', hangs],
    ['the pack is half here', 'pack', sendsHalf()],
  ] as const)('when %s ends the wait, and another try finds nobody at it', async (_, kind, answer) => {
    const manager = make()
    await manager.refresh()
    instead = { [kind]: answer }
    let isOver = false
    void manager.keep(id).then(() => (isOver = true))
    await pass(25)
    expect([isOver, row(manager)?.status]).toEqual([false, 'loading'])
    await pass(10)
    expect(isOver).toBe(true)
    expect(row(manager)).toMatchObject({ status: 'failed', reason: 'network' })
    instead = {}
    await manager.keep(id)
    expect(row(manager)).toMatchObject({ status: 'kept' })
  })

  it('is waited for as long as something comes', async () => {
    const manager = make()
    await manager.refresh()
    const [answer, answered] = gate()
    const [rest, goOn] = gate()
    instead = {
      async pack(...request) {
        await answer
        return sendsHalf(rest)(...request)
      },
    }
    const kept = manager.keep(id)
    for (const next of [answered, goOn]) {
      await pass(20)
      next()
    }
    await kept
    expect(row(manager)).toMatchObject({ status: 'kept' })
  })

  it('when an update is weighed ends all that waits for it', async () => {
    const manager = make()
    await manager.refresh()
    await manager.keep(id)
    deploy({ '/en/': 'said anew' })
    instead = { range: hangs }
    let isOver = false
    void manager.refresh().then(() => (isOver = true))
    await pass(35)
    expect(isOver).toBe(true)
    expect(row(manager)).toMatchObject({ status: 'outdated' })
    instead = {}
    await manager.updateAll()
    expect(row(manager)).toMatchObject({ status: 'kept' })
  })

  it('is left at once by who pauses', async () => {
    const manager = make()
    await manager.refresh()
    instead = { pack: sendsHalf() }
    const kept = manager.keep(id)
    await pass(1)
    manager.pause(id)
    await kept
    expect(row(manager)).toMatchObject({ status: 'paused', loaded: 5000 })
  })
})

describe('a look at what is kept', () => {
  /** The list of packs, as it is when it is asked for, and not before the test says so. */
  function holdIndex() {
    const [late, arrive] = gate()
    instead.index = async (input, init) => {
      delete instead.index
      const answer = await server.fetch(input, init)
      await late
      return answer
    }
    return arrive
  }

  it('that began before a pack came never says that the browser has removed it', async () => {
    const manager = make()
    await manager.refresh()
    const arrive = holdIndex()
    const looked = manager.refresh()
    const seen: (string | undefined)[] = []
    manager.subscribe(() => seen.push(row(manager)?.status))
    const kept = manager.keep(id)
    while (row(manager)?.status !== 'kept') await pass(0)
    arrive()
    await Promise.all([looked, kept])
    expect(seen.slice(seen.indexOf('kept')).filter((status) => status !== 'kept')).toEqual([])
  })

  it('that reads while a pack comes never says so either', async () => {
    const manager = make()
    await manager.refresh()
    const store = caches.open.bind(caches)
    const seen: (string | undefined)[] = []
    manager.subscribe(() => seen.push(row(manager)?.status))
    // The pack is there the moment after it was looked for.
    let isFirst = true
    caches.open = async (name) => {
      const cache = await store(name)
      return {
        ...cache,
        keys: async () => {
          const keys = await cache.keys()
          if (isFirst && name === 'beckon-packs') {
            isFirst = false
            await manager.keep(id).catch(() => undefined)
          }
          return keys
        },
      }
    }
    void manager.refresh()
    while (row(manager)?.status !== 'kept') await pass(0)
    await pass(2)
    expect(seen.slice(seen.indexOf('kept')).filter((status) => status !== 'kept')).toEqual([])
  })

  it('after a deploy leaves alone what has come of a pack that is on its way', async () => {
    const manager = make()
    await manager.refresh()
    instead = { pack: sendsHalf() }
    const begun = manager.keep(id)
    await pass(1)
    manager.pause(id)
    await begun
    const [rest, goOn] = gate()
    instead = { range: sendsHalf(rest) }
    const kept = manager.keep(id)
    await pass(1)
    instead = {}
    deploy({ '/en/': 'said anew' })
    await manager.refresh()
    goOn()
    await kept
    expect(row(manager)).toMatchObject({ status: 'outdated' })
  })
})
