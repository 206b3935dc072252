import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const made = vi.fn()
vi.mock('../../../src/search/interface/SearchDialog', () => ({ SearchDialog: () => null }))
vi.mock('../../../src/search/interface/LandingMarks', () => ({ LandingMarks: () => null }))

beforeEach(() => {
  made.mockClear()
  vi.resetModules()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { lang: 'en' } })
  vi.stubGlobal('location', { pathname: '/en/' })
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => run(), setTimeout, clearTimeout })
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

const start = async () => (await import('../../../src/search/interface/start-search')).startSearch()

it('readers get the index ahead, before they search', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  void start()
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce())
})

it('nothing of search is fetched before the page is idle', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const waiting: (() => void)[] = []
  const loaded: (() => void)[] = []
  vi.stubGlobal('document', { readyState: 'interactive', documentElement: { lang: 'en' } })
  vi.stubGlobal('window', {
    requestIdleCallback: (run: () => void) => waiting.push(run),
    addEventListener: (_: string, run: () => void) => loaded.push(run),
    setTimeout,
    clearTimeout,
  })
  void start()
  await vi.waitFor(() => expect(loaded).toHaveLength(1))
  expect(waiting).toHaveLength(0)
  loaded[0]?.()
  expect(waiting).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(made).not.toHaveBeenCalled()
  waiting[0]?.()
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce())
})

it('while pages are written nobody asks for an index before somebody searches', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(await start()).toBe(false)
  expect(made).not.toHaveBeenCalled()
})

const pass = async () => (await import('../../../src/search/interface/load-dialog')).warmUpSearch()

it('who comes to the button has the index sooner than they open search', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  await pass()
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce())
})

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'who only passes the button is sent nothing with %j',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    await pass()
    expect(made).not.toHaveBeenCalled()
    expect(await start()).toBe(false)
    const { searchClient } = await import('../../../src/search/interface/browser-client')
    void searchClient().prepare('en', '/en/')
    expect(made, 'who opens search has it').toHaveBeenCalledOnce()
  },
)
