import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const made = vi.fn()

beforeEach(() => {
  made.mockClear()
  vi.resetModules()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => run() })
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        made()
      }
      addEventListener() {}
      postMessage() {}
      terminate() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const start = async () => (await import('../../../src/search/interface/browser-client')).startSearch()

it('readers get the index ahead, before they search', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  void start()
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce())
})

it('while pages are written nobody asks for an index before somebody searches', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(await start()).toBe(false)
  expect(made).not.toHaveBeenCalled()
})
