import { BaseLoader } from 'gatsby-loader'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runGatsbyFile } from '../../helpers/gatsby-file'
import { stubRequests } from '../../helpers/stub-requests'

/**
 * What is wrong in Gatsby, and completed here. Each of these is red when Gatsby does it right: then the part that is named
 * can go. The error page's data, which are asked for without end, have their own (bounded-error-page.test.ts), and so has
 * what the router encodes twice (address.test.ts).
 */

const page = { componentChunkName: 'component', path: '/en/faqs/', staticQueryHashes: ['1'], result: {} }
const query = '/page-data/sq/d/1.json'

describe('src/runtime/guarded-loads.ts: Gatsby’s loader', () => {
  let requests: ReturnType<typeof stubRequests>
  /** Answers, by address: a status and a text, or nothing for ever. */
  let answers: Record<string, [status: number, text: string] | undefined>

  beforeEach(() => {
    answers = {
      '/page-data/app-data.json': [200, '{"webpackCompilationHash":"a"}'],
      '/page-data/en/faqs/page-data.json': [200, JSON.stringify(page)],
    }
    requests = stubRequests((url) => answers[url])
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const load = () =>
    new (
      BaseLoader as unknown as new (...rest: unknown[]) => {
        loadPage(path: string): Promise<unknown>
      }
    )(() => Promise.resolve({ default: 'a component' }), []).loadPage('/en/faqs/')

  it('asks for a static query once, and gives the page up', async () => {
    answers[query] = [503, 'out for the moment']
    expect(await load()).toMatchObject({ status: 'error' })
    expect(requests.asked.filter((url) => url === query)).toHaveLength(1)
  })

  it('takes anything for the result of a query (src/app/static-query.ts)', async () => {
    answers[query] = [200, 'null']
    expect(await load()).toMatchObject({ staticQueryResults: { 1: null } })
  })

  it('waits for data without an end', async () => {
    vi.useFakeTimers()
    answers['/page-data/en/faqs/page-data.json'] = undefined
    const settled = vi.fn()
    void load().then(settled, settled)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(settled).not.toHaveBeenCalled()
    expect(new Set(requests.timeouts)).toEqual(new Set([0]))
  })
})

/** In the place of a promise: holds what is to be done with its value, and with a rejection. */
function held() {
  const taken: { next?: (value: unknown) => unknown; caught: boolean } = { caught: false }
  const promise = {
    then(next: (value: unknown) => unknown, onRejected?: unknown) {
      taken.next = next
      taken.caught ||= onRejected !== undefined
      return {
        catch: () => (taken.caught = true),
        then: (after: (value: unknown) => unknown) => promise.then(after),
      }
    },
  }
  return { taken, promise }
}

describe('src/runtime/guarded-loads.ts: Gatsby’s navigation', () => {
  const window = { addEventListener: () => undefined, history: { replaceState: () => undefined } } as Record<
    string,
    unknown
  >

  function navigateTo(to: string) {
    const { taken, promise } = held()
    const { init } = runGatsbyFile(
      'gatsby/cache-dir/navigation.js',
      {
        './loader': {
          __esModule: true,
          default: { loadPage: () => promise },
          PageResourceStatus: { Error: 'error' },
        },
        './redirect-utils.js': { maybeGetBrowserRedirect: () => undefined },
        './api-runner-browser': { apiRunner: () => [] },
        './emitter': { __esModule: true, default: { emit: () => undefined } },
        './route-announcer-props': {},
        '@gatsbyjs/reach-router': { globalHistory: { listen: () => undefined } },
        'gatsby-link': {
          parsePath: (path: string) => {
            const { pathname, search, hash } = new URL(path, 'http://localhost')
            return { pathname, search, hash }
          },
        },
      },
      { window, location: { href: '' }, setTimeout: () => 0, clearTimeout: () => undefined },
    )
    ;(init as () => void)()
    ;(window.___navigate as (path: string) => void)(to)
    return taken
  }

  it('loses query and hash where a page cannot be had', () => {
    navigateTo('/en/faqs/?a=1#b').next?.({ status: 'error' })
    expect(window.location).toBe('/en/faqs/')
  })

  it('catches no rejection of the loader', () => {
    expect(navigateTo('/en/faqs/').caught).toBe(false)
  })
})

describe('src/runtime/guarded-loads.ts: Gatsby’s start', () => {
  const run = async (sessionStorage: object) => {
    const { taken, promise } = held()
    const reload = vi.fn()
    const nothing = () => undefined
    runGatsbyFile(
      'gatsby/cache-dir/production-app.js',
      {
        './api-runner-browser': { apiRunner: () => [], apiRunnerAsync: () => Promise.resolve() },
        '@gatsbyjs/reach-router': {},
        'gatsby-react-router-scroll': {},
        './static-query': {},
        './slice/context': {},
        './navigation': { init: nothing },
        './emitter': {},
        './page-renderer': {},
        '$virtual/async-requires': {},
        '$virtual/match-paths.json': [],
        './loader': {
          ProdLoader: class {
            setApiRunner = nothing
          },
          setLoader: nothing,
          publicLoader: { loadPage: () => promise },
          PageResourceStatus: { Error: 'error' },
        },
        './ensure-resources': {},
        './strip-prefix': {},
        './react-dom-utils': { reactDOMUtils: () => ({}) },
      },
      {
        window: { location: { pathname: '/en/faqs/', search: '', reload }, ___webpackCompilationHash: 'a' },
        navigator: {},
        sessionStorage,
      },
    )
    // What it begins with is done.
    await new Promise((resolve) => setTimeout(resolve))
    return { start: () => taken.next?.({ page: { webpackCompilationHash: 'b' } }), taken, reload }
  }

  it('reloads for a foreign build, as a storage with room lets it', async () => {
    const { start, reload } = await run({ getItem: () => null, setItem: () => undefined })
    start()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('throws on a foreign build where the session storage is full', async () => {
    const { start, reload } = await run({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(start).toThrow('full')
    expect(reload).not.toHaveBeenCalled()
  })

  it('catches no rejection of the loader', async () => {
    expect((await run({})).taken.caught).toBe(false)
  })
})

it('src/app/chunk-names.ts: Gatsby writes the names of chunks as a text, where its loader looks for lists', async () => {
  let slice = ''
  const { GatsbyWebpackStatsExtractor } = runGatsbyFile(
    'gatsby/dist/utils/gatsby-webpack-stats-extractor.js',
    {
      'fs-extra': { writeFile: () => Promise.resolve(), ensureDir: () => Promise.resolve() },
      './webpack/plugins/partial-hydration': { PARTIAL_HYDRATION_CHUNK_REASON: 'another' },
      '../redux': { store: { dispatch: () => undefined } },
      './ensure-file-content': {
        ensureFileContent: (_file: string, text: string) => Promise.resolve(((slice = text), true)),
      },
      './adapter/manager': { setWebpackAssets: () => undefined },
    },
    { process: { env: { GATSBY_SLICES: '1' } } },
  ) as { GatsbyWebpackStatsExtractor: new (prefix: string) => { apply(compiler: object): void } }
  const chunkGroup = {
    name: 'component',
    chunks: [{ files: ['component-1.js'] }],
    getChildrenByOrders: () => ({}),
  }
  await new Promise<void>((resolve) => {
    const done = {
      tapAsync: (_name: string, write: (stats: object, done: () => void) => unknown) =>
        write({ compilation: { chunkGroups: [chunkGroup] }, toJson: () => ({}), hash: 'a' }, resolve),
    }
    new GatsbyWebpackStatsExtractor('').apply({ hooks: { done } })
  })
  const [, mapping = ''] = /___chunkMapping=(.*);/.exec(slice) ?? []
  expect(JSON.parse(mapping)).toBe('{"component":["/component-1.js"]}')
})

const scrollHandler = (location: object) => {
  const { SessionStorage } = runGatsbyFile('gatsby-react-router-scroll/session-storage.js', {})
  const { ScrollHandler } = runGatsbyFile('gatsby-react-router-scroll/scroll-handler.js', {
    './session-storage': { SessionStorage },
  }) as {
    ScrollHandler: new (props: object) => {
      componentDidMount(): void
      componentDidUpdate(before: object): void
    }
  }
  return new ScrollHandler({ location })
}

describe('src/app/boot-script.ts: Gatsby’s runtime', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('decodes a path twice, and throws on the percent sign that was encoded', () => {
    const { findPath } = runGatsbyFile('gatsby/cache-dir/find-path.js', {
      './strip-prefix': { __esModule: true, default: (path: string) => path },
      './normalize-page-path': { __esModule: true, default: (path: string) => path },
      './redirect-utils.js': { maybeGetBrowserRedirect: () => undefined },
    }) as { findPath: (path: string) => string }
    expect(findPath('/en/faqs/')).toBe('/en/faqs/')
    expect(() => findPath('/en/100%25/')).toThrow(URIError)
  })

  it('takes a segment that begins with a colon for a variable', () => {
    const { pick } = runGatsbyFile('@gatsbyjs/reach-router/dist/index.js', {}) as {
      pick: (routes: object[], path: string) => { params: object } | null
    }
    expect(pick([{ path: '/en/:a/' }], '/en/:a/')?.params).toMatchObject({ a: ':a' })
  })

  it('throws on a hash that cannot be decoded', () => {
    vi.stubGlobal('window', { addEventListener: () => undefined })
    const scroll = scrollHandler({ pathname: '/en/faqs/', hash: '#50%' })
    expect(() => scroll.componentDidMount()).toThrow(URIError)
  })
})

describe('src/runtime/places.ts: Gatsby’s runtime', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('leads to the hash of an address, also who comes back to another place', () => {
    const scrollTo = vi.fn()
    const scrollIntoView = vi.fn()
    vi.stubGlobal('document', { getElementById: () => ({ scrollIntoView }) })
    vi.stubGlobal('window', {
      addEventListener: () => undefined,
      scrollTo,
      sessionStorage: { getItem: () => '900' },
    })
    const scroll = scrollHandler({ pathname: '/en/faqs/', hash: '#a-question', key: '1' })
    scroll.componentDidUpdate({})
    expect(scrollTo).not.toHaveBeenCalled()
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })

  it('knows one place for all entries of the history that it did not make', () => {
    const { createHistory } = runGatsbyFile('@gatsbyjs/reach-router/dist/index.js', {}) as {
      createHistory: (source: object) => { location: { key: string } }
    }
    const at = (hash: string) =>
      createHistory({ location: { pathname: '/en/faqs/', hash }, history: { state: null } }).location.key
    expect(at('#a-question')).toBe(at(''))
  })
})
