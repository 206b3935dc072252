import { EventEmitter } from 'node:events'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchUnderWay } from '../../helpers/under-way'

/** Of a tab, what tells of its requests. */
const tab = new EventEmitter()
const request = (path: string) => ({ url: () => `http://localhost${path}` })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  tab.removeAllListeners()
})

it('is calm once all that was asked for has come or failed', async () => {
  const calm = watchUnderWay(tab as unknown as Page, (path) => path !== '/never')
  const [page, picture] = [request('/page'), request('/picture')]
  for (const one of [page, picture, request('/never')]) tab.emit('request', one)
  const isCalm = vi.fn()
  const waits = calm().then(isCalm)
  tab.emit('requestfinished', page)
  await vi.advanceTimersByTimeAsync(5000)
  expect(isCalm).not.toHaveBeenCalled()
  tab.emit('requestfailed', picture)
  await waits
  expect(isCalm).toHaveBeenCalledOnce()
})

it('names what does not come, rather than take it for calm', async () => {
  const calm = watchUnderWay(tab as unknown as Page, () => true)
  tab.emit('request', request('/slow'))
  const waits = expect(calm()).rejects.toThrow('http://localhost/slow')
  await vi.advanceTimersByTimeAsync(60_000)
  await waits
})
