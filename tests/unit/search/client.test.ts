import { describe, expect, it, vi } from 'vitest'
import { answerMessages, type FetchFile } from '../../../src/search/interface/answer-messages'
import { createSearchClient, type WorkerLike } from '../../../src/search/interface/client'
import type { SearchContext } from '../../../src/search/contract/answer'
import { sparesData } from '../../../src/shared/spares-data'
import type { FromWorker, ToWorker } from '../../../src/search/interface/protocol'
import { file } from './sample-site'

const context: SearchContext = { path: '/en/', language: 'en' }
const bytes = (text = JSON.stringify(file)) => new TextEncoder().encode(text).buffer

/**
 * A worker in this thread. Answers to queries wait until they are let go, in any order.
 * `fetchFile` is what the worker does to get the file.
 */
function fakeWorker(fetchFile: FetchFile) {
  const listeners: ((event: { data: FromWorker }) => void)[] = []
  const broken: ((event: { message?: string }) => void)[] = []
  const held: FromWorker[] = []
  const terminate = vi.fn()
  const send = (data: FromWorker) => listeners.forEach((listener) => listener({ data }))
  const answer = answerMessages(
    (message) => (message.type === 'answer' ? held.push(message) : send(message)),
    fetchFile,
  )
  const worker = {
    postMessage: (message: ToWorker) => void answer(message),
    addEventListener: (type: string, listener: never) =>
      (type === 'message' ? listeners : broken).push(listener),
    terminate,
  } as unknown as WorkerLike
  return {
    worker,
    terminate,
    held,
    letGo: (at = 0) => held.splice(at, 1).forEach(send),
    fail: () => broken.forEach((one) => one({ message: 'out of memory' })),
  }
}

function setUp(fetchFile: FetchFile = () => Promise.resolve(bytes())) {
  const fetch = vi.fn(fetchFile)
  const fake = fakeWorker(fetch)
  const logError = vi.fn()
  const createWorker = vi.fn(() => fake.worker)
  const client = createSearchClient({ createWorker, logError })
  return { client, fetch, logError, createWorker, ...fake }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('client start', () => {
  it('fetches once', async () => {
    const { client, fetch } = setUp()
    const started = client.start()
    void client.start()
    await started
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('opens nothing: that costs a phone what only those who search should pay', async () => {
    const { client, logError } = setUp(() => Promise.resolve(bytes('no index at all')))
    const started = client.start()
    await expect(started).resolves.toBeUndefined()
    expect(logError).not.toHaveBeenCalled()
  })

  it('uses what was fetched at start, and does not fetch again after an early search', async () => {
    const early = setUp()
    await early.client.prepare('en')
    await early.client.start()
    expect(early.fetch).toHaveBeenCalledTimes(1)

    const late = setUp()
    await late.client.start()
    await late.client.prepare('en')
    expect(late.fetch).toHaveBeenCalledTimes(1)
  })
})

describe('a failed load', () => {
  const offline = () => Promise.reject(new Error('offline'))
  const logged = [['Failed fetch search index']]

  it('logs exactly “Failed fetch search index”, once, and rethrows the cause', async () => {
    const { client, logError } = setUp(offline)
    const started = client.start()
    await expect(started).rejects.toThrow('offline')
    expect(logError.mock.calls).toEqual(logged)
  })

  it('is told once to all who wait for it', async () => {
    let breakOff: (cause: Error) => void = () => {}
    const hanging = () => new Promise<ArrayBuffer>((_, reject) => (breakOff = reject))
    const { client, logError, fetch } = setUp(hanging)
    const started = client.start()
    await settle()
    const asked = [started, client.prepare('en'), client.ask('push', context)]
    breakOff(new Error('offline'))
    const all = await Promise.allSettled(asked)
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(logError.mock.calls).toEqual(logged)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is tried anew when the reader turns to search', async () => {
    let works = false
    const { client, fetch } = setUp(() => (works ? Promise.resolve(bytes()) : offline()))
    const started = client.start()
    await expect(started).rejects.toThrow('offline')
    await expect(client.prepare('en')).rejects.toMatchObject({ reason: 'unreachable', message: 'offline' })
    works = true
    await expect(client.prepare('en')).resolves.toBeUndefined()
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  const whole = JSON.stringify(file)
  const plain = { en: { index: { version: '2.3.9', fields: [], invertedIndex: [] }, store: { '/en/': {} } } }
  it.each([
    ['a page of a proxy', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a file cut short', whole.slice(0, whole.length / 2)],
    ['an index without the language', '{}'],
    ['an index of another build', JSON.stringify(plain)],
    ['JSON that is no index', '[1,2]'],
    ['null', 'null'],
  ])('is also one that brings %s; the next one takes nothing that was kept', async (_, text) => {
    let comes = text
    const { client, logError, fetch } = setUp(() => Promise.resolve(bytes(comes)))
    await expect(client.prepare('en')).rejects.toMatchObject({ reason: 'unreadable' })
    expect(logError.mock.calls).toEqual(logged)
    comes = whole
    await expect(client.prepare('en')).resolves.toBeUndefined()
    expect(fetch.mock.calls).toEqual([[false], [true]])
  })

  it('stays one that takes nothing kept when the next try does not get through', async () => {
    const answers = [() => Promise.resolve(bytes('<html>')), offline, () => Promise.resolve(bytes())]
    const { client, fetch } = setUp(() => answers.shift()!())
    await expect(client.prepare('en')).rejects.toThrow()
    await expect(client.prepare('en')).rejects.toThrow('offline')
    await client.prepare('en')
    expect(fetch.mock.calls).toEqual([[false], [true], [true]])
  })

  it('is also a worker that breaks down: waiting questions are refused, and the next one gets a new worker', async () => {
    const { client, logError, terminate, createWorker, fail } = setUp()
    await client.prepare('en')
    const asked = client.ask('push', context)
    await settle()
    fail()
    await expect(asked).rejects.toThrow('out of memory')
    expect(logError.mock.calls).toEqual(logged)
    expect(terminate).toHaveBeenCalledTimes(1)
    await client.prepare('en')
    expect(createWorker).toHaveBeenCalledTimes(2)
  })

  it('is also a worker whose code hangs on the way; the next one is another', async () => {
    vi.useFakeTimers()
    try {
      const { client, logError, createWorker, terminate } = setUp()
      createWorker.mockReturnValueOnce({ ...setUp().worker, postMessage: () => undefined, terminate })
      const asked = client.prepare('en')
      const told = expect(asked).rejects.toMatchObject({ reason: 'unreachable' })
      await vi.advanceTimersByTimeAsync(30_000)
      await told
      expect(logError.mock.calls).toEqual(logged)
      expect(terminate).toHaveBeenCalledTimes(1)
      await expect(client.prepare('en')).resolves.toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is also a browser that has no workers', async () => {
    const { client, logError, createWorker } = setUp()
    createWorker.mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    await expect(client.prepare('en')).rejects.toThrow('refused')
    expect(logError.mock.calls).toEqual(logged)
  })
})

describe('questions', () => {
  it('are answered', async () => {
    const { client, letGo } = setUp()
    const asked = client.ask('segments', context)
    await settle()
    letGo()
    expect((await asked)!.groups[0]!.path).toBe('/en/guides/audience/segments/')
  })

  it('of the past get no answer, in whatever order answers come', async () => {
    const { client, held, letGo } = setUp()
    await client.prepare('en')
    const first = client.ask('push', context)
    await settle()
    const second = client.ask('segments', context)
    await settle()
    expect(held).toHaveLength(2)
    letGo(1)
    letGo(0)
    expect(await first).toBeUndefined()
    expect((await second)!.groups[0]!.path).toBe('/en/guides/audience/segments/')
  })

  it('asked while the index loads: only the last one reaches the worker', async () => {
    const { client, held, letGo } = setUp()
    const asked = ['s', 'se', 'segments'].map((text) => client.ask(text, context))
    await settle()
    expect(held).toHaveLength(1)
    letGo()
    expect((await Promise.all(asked)).map((answer) => Boolean(answer))).toEqual([false, false, true])
  })
})

describe('data are spared', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'with %j',
    (connection) => expect(sparesData({ connection })).toBe(true),
  )
  it.each([{}, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'not with %j',
    (connection) => expect(sparesData({ connection })).toBe(false),
  )
  it('not where the browser tells nothing', () => expect(sparesData({})).toBe(false))
})

describe('an index of another build', () => {
  const ofBuild = (build: string) =>
    bytes(JSON.stringify({ ...file, en: { ...file.en, index: { ...file.en.index, build } } }))
  const ask = async (fetchFile: FetchFile, times = 0) => {
    const { client, held, letGo, fetch } = setUp(fetchFile)
    await client.prepare('en')
    for (let time = 0; time < times; time++) await client.renew('en')
    const answered = client.ask('push', context)
    await expect.poll(() => held.length).toBe(1)
    letGo()
    return { answer: await answered, fetch }
  }

  it('is known by the build that comes with each answer', async () => {
    const { answer } = await ask(() => Promise.resolve(ofBuild('one')))
    expect(answer?.build).toBe('one')
  })

  it('is looked for again, past what the browser keeps', async () => {
    const { answer, fetch } = await ask((_, again) => Promise.resolve(ofBuild(again ? 'two' : 'one')), 1)
    expect(answer?.build).toBe('two')
    expect(fetch.mock.calls).toEqual([[false], [false, true]])
  })

  it('is looked for each time that somebody asks', async () => {
    const { fetch } = await ask(() => Promise.resolve(ofBuild('one')), 2)
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('answers while another is on its way', async () => {
    let bring: (file: ArrayBuffer) => void = () => {}
    const other = new Promise<ArrayBuffer>((resolve) => (bring = resolve))
    const { client, held, letGo } = setUp((_, again) => (again ? other : Promise.resolve(ofBuild('one'))))
    await client.prepare('en')
    const renewed = client.renew('en')
    const builds: (string | undefined)[] = []
    for (const step of ['before', 'after']) {
      if (step === 'after') {
        bring(ofBuild('two'))
        await renewed
      }
      const answered = client.ask('push', context)
      await expect.poll(() => held.length).toBe(1)
      letGo()
      builds.push((await answered)?.build)
    }
    expect(builds).toEqual(['one', 'two'])
  })

  it.each([
    ['there is none', () => Promise.reject(new Error('offline'))],
    ['that cannot be read', () => Promise.resolve(bytes('<html>'))],
  ])('serves on where another is looked for, and %s', async (_, other) => {
    const { answer } = await ask((_anew, again) => (again ? other() : Promise.resolve(ofBuild('one'))), 1)
    expect(answer?.build).toBe('one')
    expect(answer?.groups.length).toBeGreaterThan(0)
  })
})
