import { beforeEach, describe, expect, it } from 'vitest'
import { data, html, startWorker, textOf, titleOf, type Site, type Worker } from './asking'
import { pageData } from './surroundings'

/** What the service worker answers, request by request. */

let site: Site
let ask: Worker['ask']
let settled: Worker['settled']

beforeEach(async () => {
  const worker = await startWorker()
  site = worker.site
  ask = worker.ask
  settled = worker.settled
})

describe('HTML', () => {
  it('comes from the network, and is not kept', async () => {
    site.network['/en/faqs/'] = html('new')
    expect(await textOf(ask('/en/faqs/', { navigate: 'tab' }))).toBe('new')
    expect([...site.caches.stores.keys()].flatMap((name) => site.caches.paths(name))).not.toContain(
      '/en/faqs/',
    )
  })

  it('is the shell where the network is not there, and begins with what is kept without asking again', async () => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'kept')
    await ask(data('/en/faqs/'))
    await settled()
    site.network[data('/en/faqs/')] = undefined
    expect(await textOf(ask('/en/faqs/', { navigate: 'tab' }))).toBe('<shell>')
    site.asked.length = 0
    expect(await titleOf(ask(data('/en/faqs/')))).toBe('kept')
    expect(await textOf(ask('/page-data/app-data.json'))).toContain('"h"')
    expect(site.asked).toEqual([])
  })

  it('is the shell when the network takes its time and the page is kept', async () => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'kept')
    await ask(data('/en/faqs/'))
    await settled()
    site.network['/en/faqs/'] = () => new Promise(() => undefined)
    const answer = ask('/en/faqs/', { navigate: 'tab' })
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    site.timeIsUp()
    expect(await textOf(answer)).toBe('<shell>')
    expect(site.told).toEqual(['down'])
  })

  it('is waited for when nothing is kept', async () => {
    let arrive: (response: Response) => void = () => undefined
    site.network['/en/faqs/'] = () => new Promise((resolve) => (arrive = resolve))
    const answer = ask('/en/faqs/', { navigate: 'tab' })
    await new Promise((resolve) => setImmediate(resolve))
    site.timeIsUp()
    arrive(html('late')())
    expect(await textOf(answer)).toBe('late')
  })

  it.each([404, 500])('of status %i is passed on, whatever is kept', async (status) => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/')
    await ask(data('/en/faqs/'))
    await settled()
    site.network['/en/faqs/'] = () => new Response('no', { status })
    expect((await ask('/en/faqs/', { navigate: 'tab' }))?.status).toBe(status)
  })

  it.each([502, 503, 504])(
    'of status %i is no answer where the page is kept, and passed on where not',
    async (status) => {
      site.network['/en/faqs/'] = () => new Response('gateway', { status })
      expect(await textOf(ask('/en/faqs/', { navigate: 'tab' }))).toBe('gateway')
      site.network[data('/en/faqs/')] = () => pageData('/en/faqs/')
      await ask(data('/en/faqs/'))
      await settled()
      expect(await textOf(ask('/en/faqs/', { navigate: 'tab' }))).toBe('<shell>')
    },
  )
})

it.each(['/en/v1.2', '/en/sdk/v3.0/android', '/en/a.b.c', '/en/faqs/index.html', '/.well'])(
  'opens %s without a network as it does any address',
  async (path) => {
    expect(await textOf(ask(path, { navigate: 'tab' }))).toBe('<shell>')
  },
)

it.each([
  '/robots.txt',
  '/sitemap-index.xml',
  '/api/openapi.yaml',
  '/manifest.webmanifest',
  '/api/openapi.JSON',
])('leaves %s to the browser, which is a file', (path) => {
  expect(ask(path, { navigate: 'tab' })).toBeUndefined()
})

describe('the data of pages', () => {
  it('comes from the network first, also when it is kept', async () => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'A')
    expect(await titleOf(ask(data('/en/faqs/')))).toBe('A')
    await settled()
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'B')
    expect(await titleOf(ask(data('/en/faqs/')))).toBe('B')
  })

  it('comes from what is kept when the network fails, and is not kept when it is gone', async () => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'A')
    await ask(data('/en/faqs/'))
    await settled()
    site.network[data('/en/faqs/')] = undefined
    expect(await titleOf(ask(data('/en/faqs/')))).toBe('A')
    site.network[data('/en/faqs/')] = () => new Response('', { status: 404 })
    expect((await ask(data('/en/faqs/')))?.status).toBe(404)
    await settled()
    expect(site.caches.paths('beckon-pages')).toEqual([])
  })

  it('of a page that is not kept fails as the network does, and names the page of packs where there is none', async () => {
    expect((await ask(data('/en/faqs/')))?.type).toBe('error')
    site.setOnLine(false)
    const answer = (await (await ask(data('/en/a b/')))?.json()) as Record<string, unknown>
    expect(answer).toMatchObject({
      path: '/en/a b/',
      matchPath: '/*',
      componentChunkName: 'component---offline',
    })
  })

  it('of an address that could not be opened says so, in a tab that was opened without the network', async () => {
    expect(await textOf(ask('/en/none/', { navigate: 'tab' }))).toBe('<shell>')
    const answer = (await (await ask(data('/en/none/')))?.json()) as Record<string, unknown>
    expect(answer).toMatchObject({ path: '/en/none/', matchPath: '/*' })
    // Only once: what is asked for later may be there again.
    site.network[data('/en/none/')] = () => pageData('/en/none/', 'here')
    expect(await titleOf(ask(data('/en/none/')))).toBe('here')
  })

  it('of a form that this build cannot render is as good as none', async () => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'A', 'component---gone')
    await ask(data('/en/faqs/'))
    await settled()
    site.network[data('/en/faqs/')] = undefined
    expect((await ask(data('/en/faqs/')))?.type).toBe('error')
  })

  it('is never HTML that somebody on the way puts in its place', async () => {
    site.network[data('/en/faqs/')] = html('log in first')
    await ask(data('/en/faqs/'))
    await settled()
    expect(site.caches.paths('beckon-pages')).toEqual([])
  })
})

describe('what has a hash in its name', () => {
  it('is asked for once', async () => {
    site.network['/static/0123456789abcdef/12345/a.webp'] = () => new Response('picture')
    await ask('/static/0123456789abcdef/12345/a.webp')
    await settled()
    expect(await textOf(ask('/static/0123456789abcdef/12345/a.webp'))).toBe('picture')
    expect(site.asked).toEqual(['/static/0123456789abcdef/12345/a.webp'])
  })

  it('is kept of the latest three hundred pictures, and of all that the build has', async () => {
    const url = (number: number) => `/static/${String(number).padStart(12, '0')}/a.webp`
    for (let number = 0; number < 310; number++) {
      site.network[url(number)] = () => new Response('picture')
      await ask(url(number))
    }
    await settled()
    // The page has what it needs first.
    expect(site.caches.paths('beckon-files').length).toBeGreaterThan(310)
    site.timeIsUp()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const left = site.caches.paths('beckon-files')
    expect(left).toContain('/app-0123456789.js')
    expect(left.filter((path) => path.startsWith('/static/'))).toHaveLength(300)
    expect(left).not.toContain(url(9))
    expect(left).toContain(url(309))
  })

  it('is a kept size of the picture where another one cannot be had', async () => {
    site.network['/static/0123456789abcdef/12345/a.webp'] = () => new Response('picture')
    await ask('/static/0123456789abcdef/12345/a.webp')
    await settled()
    expect(await textOf(ask('/static/0123456789abcdef/99999/a.webp'))).toBe('picture')
    expect(await textOf(ask('/static/0123456789ab/a.png'))).toBe('picture')
    expect((await ask('/static/ffff456789ab/b.png'))?.type).toBe('error')
  })
})

it('leaves alone what is not the site’s, not asked for, or a pack', () => {
  expect(ask('https://elsewhere.example/a.js')).toBeUndefined()
  expect(ask('/packs/en/en-0123456789ab.pack')).toBeUndefined()
  expect(ask('/api/openapi.json')).toBeUndefined()
})
