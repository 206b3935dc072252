import { describe, expect, it, vi } from 'vitest'
import { answerMessages } from '../../../src/search/interface/answer-messages'
import { createSearchClient, type WorkerLike } from '../../../src/search/interface/client'
import type { SearchContext } from '../../../src/search/contract/answer'
import type { FromWorker, ToWorker } from '../../../src/search/interface/protocol'
import { file } from './sample-site'

const context: SearchContext = { path: '/en/', language: 'en' }
const bytes = (text = JSON.stringify(file)) => new TextEncoder().encode(text).buffer

/** A worker in this thread. Answers to queries wait until they are let go, in any order. */
function fakeWorker() {
  const listeners: ((event: { data: FromWorker }) => void)[] = []
  const broken: ((event: { message?: string }) => void)[] = []
  const held: FromWorker[] = []
  const terminate = vi.fn()
  const send = (data: FromWorker) => listeners.forEach((listener) => listener({ data }))
  const answer = answerMessages((message) =>
    message.type === 'ready' || message.type === 'unreadable' ? send(message) : held.push(message),
  )
  const worker = {
    postMessage: (message: ToWorker) => answer(message),
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

function setUp(fetchIndex: () => Promise<ArrayBuffer> = () => Promise.resolve(bytes())) {
  const fake = fakeWorker()
  const fetch = vi.fn(fetchIndex)
  const logError = vi.fn()
  const createWorker = vi.fn(() => fake.worker)
  let idle: () => void = () => {}
  const whenIdle = () => new Promise<void>((resolve) => (idle = resolve))
  const client = createSearchClient({ fetchIndex: fetch, createWorker, whenIdle, logError })
  return { client, fetch, logError, createWorker, becomeIdle: () => idle(), ...fake }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('client start', () => {
  it('fetches once, and only when the browser is idle', async () => {
    const { client, fetch, becomeIdle, createWorker } = setUp()
    const started = client.start()
    void client.start()
    await settle()
    expect(fetch).not.toHaveBeenCalled()
    becomeIdle()
    await started
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(createWorker).not.toHaveBeenCalled()
  })

  it('uses what was fetched at start, and does not fetch again after an early search', async () => {
    const early = setUp()
    const started = early.client.start()
    await early.client.prepare()
    early.becomeIdle()
    await started
    expect(early.fetch).toHaveBeenCalledTimes(1)

    const late = setUp()
    const begun = late.client.start()
    late.becomeIdle()
    await begun
    await late.client.prepare()
    expect(late.fetch).toHaveBeenCalledTimes(1)
  })
})

describe('a failed load', () => {
  const offline = () => Promise.reject(new Error('offline'))

  it('logs exactly “Failed fetch search index”, once, and rethrows the cause', async () => {
    const { client, becomeIdle, logError } = setUp(offline)
    const started = client.start()
    becomeIdle()
    await expect(started).rejects.toThrow('offline')
    expect(logError.mock.calls).toEqual([['Failed fetch search index']])
  })

  it('is tried anew when the reader turns to search', async () => {
    let works = false
    const { client, becomeIdle, fetch } = setUp(() => (works ? Promise.resolve(bytes()) : offline()))
    const started = client.start()
    becomeIdle()
    await expect(started).rejects.toThrow('offline')
    await expect(client.prepare()).rejects.toThrow('offline')
    works = true
    await expect(client.prepare()).resolves.toBeUndefined()
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it.each(['<html>', ''])('is also one that brings no JSON (%j)', async (text) => {
    const { client, logError, terminate } = setUp(() => Promise.resolve(bytes(text)))
    await expect(client.prepare()).rejects.toThrow('JSON')
    expect(logError.mock.calls).toEqual([['Failed fetch search index']])
    expect(terminate).toHaveBeenCalledTimes(1)
  })

  it('is also a worker that breaks down: waiting questions are refused', async () => {
    const broken = setUp()
    const { client, logError } = broken
    await client.prepare()
    const asked = client.ask('push', context)
    await settle()
    broken.fail()
    await expect(asked).rejects.toThrow('out of memory')
    expect(logError).toHaveBeenCalledWith('Failed fetch search index')
  })

  it('does not take an entry without an index for an empty answer', async () => {
    const { client, letGo } = setUp(() => Promise.resolve(bytes('{}')))
    const asked = client.ask('push', context)
    await settle()
    letGo()
    await expect(asked).rejects.toThrow('no entry for en')
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
    await client.prepare()
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
