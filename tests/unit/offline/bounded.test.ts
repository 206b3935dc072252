import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bounded } from '../../../src/offline/worker/bounded'
import type { Surroundings } from '../../../src/offline/worker/scope'
import { at } from './surroundings'

/** What a worker asks for by itself, on a network that hangs. */

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Takes each request, and answers none; as browsers do, it tells who gives up. */
const hangs: Surroundings['fetch'] = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )
/** The same with an answer whose end never comes. */
const stalls: Surroundings['fetch'] = (_, init) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError'))),
      }),
    ),
  )

it.each([
  ['is never answered', hangs],
  ['stops half way', stalls],
])('a request of the worker that %s ends after two minutes', async (_, network) => {
  let outcome = 'waits'
  void bounded(network)('/static/0123456789ab/a.webp', { priority: 'low' })
    .then((response) => response.blob())
    .catch((error: unknown) => (outcome = (error as DOMException).name))
  await vi.advanceTimersByTimeAsync(110_000)
  expect(outcome).toBe('waits')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(outcome).toBe('AbortError')
})

it('a request of a page is left to the page', async () => {
  const network = vi.fn<Surroundings['fetch']>(() => Promise.resolve(new Response('')))
  const request = new Request(at('/en/faqs/'))
  await bounded(network)(request)
  expect(network).toHaveBeenCalledWith(request, undefined)
})
