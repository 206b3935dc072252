import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepWhatIsLoaded } from '../../../src/offline/reader/first-visit'

/** What the browser hands to whoever watches. */
let deliver: (entries: readonly { name: string; workerStart: number }[]) => void
const observe = vi.fn()
const disconnect = vi.fn()
const postMessage = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe
      disconnect = disconnect
      constructor(told: (list: object) => void) {
        deliver = (entries) => told({ getEntries: () => entries })
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const loaded = (path: string, workerStart = 0) => ({ name: `http://localhost${path}`, workerStart })

it('the worker is told of what came before it was there, and of what comes later without it', () => {
  keepWhatIsLoaded({ postMessage } as unknown as ServiceWorker)
  expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'resource', buffered: true })
  deliver([
    loaded('/page-data/en/faqs/page-data.json'),
    loaded('/static/a.webp'),
    loaded('/app-0123.js'),
    loaded('/page-data/en/sdk/page-data.json', 12.5),
  ])
  expect(postMessage).toHaveBeenLastCalledWith({
    keep: ['/page-data/en/faqs/page-data.json', '/static/a.webp'],
  })

  deliver([loaded('/page-data/en/api/page-data.json')])
  expect(postMessage).toHaveBeenLastCalledWith({ keep: ['/page-data/en/api/page-data.json'] })

  deliver([loaded('/static/b.webp', 3), loaded('/app-0123.js')])
  expect(postMessage).toHaveBeenCalledTimes(2)
})

it('nobody watches for ever', () => {
  keepWhatIsLoaded({ postMessage } as unknown as ServiceWorker)
  vi.advanceTimersByTime(60_000)
  expect(disconnect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(disconnect).toHaveBeenCalledOnce()
})
