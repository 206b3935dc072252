import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHosting } from '../../scripts/lib/headers.mjs'
import { createStaticHandler, listen } from '../../scripts/lib/static-server.mjs'
import { apiDownloads, liveEventsSchema } from '../../src/shared/site-files'
import { ask, nginx, startNginx, type Answer, type NginxServer } from '../helpers/nginx'
import { sharedTempFolder } from '../helpers/temp-folder'

/** The shipped configuration, asked of the real nginx over the built site. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const hosting = readHosting(dir)
const file = (name: string) => readFileSync(path.join(dir, name))
const at = sharedTempFolder('deploy')

const FOR_EVER = 'public, max-age=31536000, immutable'

describe.skipIf(!nginx)('nginx over the built site', () => {
  let server: NginxServer
  const get: NginxServer['get'] = (...request) => server.get(...request)
  beforeAll(async () => {
    symlinkSync(dir, at('site'))
    symlinkSync(path.join(path.dirname(dir), 'deploy/generated/nginx'), at('nginx'))
    server = await startNginx(at(), 'location = /test/fails { return 500; }')
  })
  afterAll(() => server.stop())

  it('serves pages and files as they were built, each with its type', async () => {
    for (const [url, name, type] of [
      ['/en/', 'en/index.html', 'text/html; charset=utf-8'],
      ['/en/sdk/v3/android/?a=1', 'en/sdk/v3/android/index.html', 'text/html; charset=utf-8'],
      ['/page-data/app-data.json', 'page-data/app-data.json', 'application/json; charset=utf-8'],
      ['/search_index.json', 'search_index.json', 'application/json; charset=utf-8'],
      ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/icons/favicon.svg', 'icons/favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['/icons/icon-192.png', 'icons/icon-192.png', 'image/png'],
      ['/sw.js', 'sw.js', 'text/javascript; charset=utf-8'],
      ['/sitemap.xml', 'sitemap.xml', 'text/xml; charset=utf-8'],
      ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
      ['/llms.txt', 'llms.txt', 'text/plain; charset=utf-8'],
      ['/en/index.md', 'en/index.md', 'text/markdown; charset=utf-8'],
    ] as const) {
      const answer = await get(url)
      expect([answer.status, answer.headers['content-type']], url).toEqual([200, type])
      expect(answer.body.equals(file(name)), url).toBe(true)
    }
  })

  it.each([...apiDownloads, liveEventsSchema])('%s is the file, and not led to a language', async (url) => {
    const answer = await get(`${url}?v=2`, { 'accept-language': 'en' })
    expect(answer.status).toBe(200)
    expect(answer.body.equals(file(url.slice(1)))).toBe(true)
  })

  it('keeps search engines from what says the same as a page, and from nothing else', async () => {
    for (const url of ['/en/sdk/v3/android/index.md', '/llms-full.txt', '/en/sdk/v3/android/llms-full.txt'])
      expect((await get(url)).headers['x-robots-tag'], url).toBe('noindex')
    for (const url of ['/en/sdk/v3/android/', '/llms.txt', '/robots.txt'])
      expect((await get(url)).headers['x-robots-tag'], url).toBeUndefined()
  })

  it('lets browsers keep what has a hash, and nothing else', async () => {
    const scripts = /\/app-[0-9a-f]+\.js/.exec(file('en/index.html').toString())
    for (const url of [scripts?.[0] ?? '', ...fontsOf(file('en/index.html').toString())]) {
      const answer = await get(url)
      expect([answer.status, answer.headers['cache-control']], url).toEqual([200, FOR_EVER])
    }
    for (const url of [
      '/en/',
      '/sw.js',
      '/page-data/app-data.json',
      '/search_index.json',
      '/icons/favicon.svg',
    ]) {
      expect((await get(url)).headers['cache-control'], url).toBe('no-cache')
    }
  })

  it('never lets browsers keep that a file is missing', async () => {
    for (const url of ['/app-0123456789abcdef0123.js', '/static/0123456789abcdef0123.png', '/en/nope/']) {
      const answer = await get(url)
      expect([answer.status, answer.headers['cache-control']], url).toEqual([404, 'no-cache'])
    }
  })

  it('answers 304 to one who has it', async () => {
    const { headers } = await get('/en/')
    const again = await get('/en/', { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
  ])('who accepts %s gets %s', async (accepted, encoding) => {
    for (const url of ['/en/', '/search_index.json', '/api/openapi.yaml']) {
      const { headers } = await get(url, { 'accept-encoding': accepted })
      expect(headers['content-encoding'], url).toBe(encoding)
      expect(headers.vary, url).toContain('Accept-Encoding')
    }
  })

  it('does not compress pictures again', async () => {
    const { headers } = await get('/icons/icon-512.png', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
  })

  it.each([
    ['/en', '/en/'],
    ['/en/sdk?a=1&b=%20x', '/en/sdk/?a=1&b=%20x'],
  ])('%s gets its slash for good', async (url, location) => {
    const answer = await get(url)
    expect([answer.status, answer.headers.location]).toEqual([301, location])
  })

  it.each([
    '/',
    '/?from=app',
    '/guides',
    '/sdk/v3/android/?a=%2F&b',
    '/api/',
    '/faqs/',
    '/quick-wins/x/',
    '/all-pages/',
    '/whats-new/',
  ])('%s leads below a language for now, differently for different visitors', async (url) => {
    const answer = await get(url)
    expect([answer.status, answer.headers.location]).toEqual([302, `/en${url}`])
    expect(answer.headers.vary).toContain('Accept-Language, Cookie')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('leads nowhere else', async () => {
    for (const url of [
      '//elsewhere.example/',
      '/%2Felsewhere.example/',
      '/guides/%0d%0aSet-Cookie:a=b/',
      '/sdks/',
    ]) {
      const { headers } = await get(url)
      expect(headers['set-cookie'], url).toBeUndefined()
      expect(headers.location ?? '/', url).toMatch(/^\/(?!\/)/)
    }
  })

  it('a page that moved is gone for good, with the query', async () => {
    expect(hosting?.moved.length).toBeGreaterThan(0)
    for (const { from, to } of hosting?.moved ?? []) {
      const answer = await get(`${from}?a=1`)
      const [target, hash] = to.split('#')
      expect([answer.status, answer.headers.location]).toEqual([
        301,
        `${target}?a=1${hash ? `#${hash}` : ''}`,
      ])
    }
  })

  it.each([
    ...['/en/nope/', '/nope', '/en/nope.html', '/en/sdk/%3Cscript%3E/', '/xx/', '/icons.html'],
    ...['/404.html', '/500.html', '/404/', '/500/', '/en/404/', '/en/404.html', '/en/500/', '/en/500.html'],
    // A folder without a page in it.
    ...['/feeds/', '/feeds/en/'],
  ])('%s is answered with the not-found page and its status', async (url) => {
    const answer = await get(url)
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body.equals(file('404.html'))).toBe(true)
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
  })

  it('serves a page at an address with a pasted text in it, and the not-found page where that has no end', async () => {
    const [pasted, endless] = await Promise.all(
      [10_000, 100_000].map((letters) => get(`/en/?q=${'a'.repeat(letters)}`)),
    )
    expect([pasted?.status, pasted?.body.equals(file('en/index.html'))]).toEqual([200, true])
    expect([endless?.status, endless?.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(endless?.body.equals(file('404.html'))).toBe(true)
  })

  it('a file that is missing is answered in a word', async () => {
    for (const url of ['/page-data/en/nope/page-data.json', '/static/nope.png', '/icons/']) {
      const answer = await get(url)
      expect(answer.status, url).toBe(404)
      expect(answer.body.toString(), url).toBe('Not found\n')
    }
  })

  it('a fault of the server is answered with the error page and its status', async () => {
    const answer = await get('/test/fails')
    expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(answer.body.equals(file('500.html'))).toBe(true)
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('says that it is there', async () => {
    const answer = await get('/healthz')
    expect([answer.status, answer.body.toString()]).toEqual([200, 'ok\n'])
  })

  it('knows reading only', async () => {
    const refused = await get('/en/', {}, 'POST')
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
    const head = await get('/en/', {}, 'HEAD')
    expect([head.status, head.body.length, head.headers.allow]).toEqual([200, 0, undefined])
  })

  it('sends every header of all answers with pages, files, redirects and errors, and does not name itself', async () => {
    const all = (hosting?.headers ?? []).filter(({ otherwise }) => otherwise)
    expect(all.length).toBeGreaterThan(8)
    for (const url of ['/en/', '/sw.js', '/search_index.json', '/', '/en', '/en/nope/', '/test/fails']) {
      const { headers } = await get(url)
      for (const { name } of all) expect(headers[name.toLowerCase()], `${name} of ${url}`).toBeTruthy()
      expect(headers.server, url).toBe('nginx')
    }
  })

  it('answers as the local server does, which the other tests run against', async () => {
    const local = await listen(createStaticHandler(dir, { redirects: true }))
    try {
      const scripts = /\/app-[0-9a-f]+\.js/.exec(file('en/index.html').toString())
      for (const url of [
        ...['/', '/?a=1', '/en', '/en/', '/en/sdk?a=1', '/guides/', '/api/missing.json', ...apiDownloads],
        ...[
          '/404.html',
          '/en/404/',
          '/500.html',
          '/whats-new/',
          '/en/nope/',
          '/nope',
          '/sw.js?v=2',
          '/.git/config',
          '/en/index.html.br',
          '/healthz',
        ],
        ...['/app.js.map', '/page-data/nope.json', '/static/', scripts?.[0] ?? '', '/icons/favicon.svg'],
        ...(hosting?.moved ?? []).map(({ from }) => `${from}?b=2`),
      ]) {
        const [ours, theirs] = [await ask(local.port, url), await get(url)]
        expect(compared(ours), url).toEqual(compared(theirs))
      }
    } finally {
      await local.close()
    }

    function compared({ status, headers, body }: Answer) {
      const names = [
        'location',
        'content-type',
        ...(hosting?.headers ?? []).map(({ name }) => name.toLowerCase()),
      ]
      const own = status < 300 || status >= 400 ? names : ['location', 'cache-control']
      return {
        status,
        headers: Object.fromEntries(own.map((name) => [name, headers[name]])),
        // nginx says something of its own with a redirect.
        body: status >= 300 && status < 400 ? '' : body.toString('latin1').slice(0, 2000),
      }
    }
  })
})

const fontsOf = (html: string) =>
  [...html.matchAll(/href="(\/static\/[^"]+\.woff2)"/g)].map(([, url = '']) => url)

it('the build left the configuration beside the site, and not in it', () => {
  expect(hosting).toBeDefined()
  expect(
    ['redirects.map', 'hosting.json', '_headers'].filter((name) => existsSync(path.join(dir, name))),
  ).toEqual([])
})
