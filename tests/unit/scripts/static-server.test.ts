import { mkdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFaultList } from '../../helpers/server'
import { startSite, type Site, type SiteOptions } from '../../helpers/site'
import { sharedTempFolder } from '../../helpers/temp-folder'

const page = `<!doctype html><h1>Home</h1>${'words '.repeat(500)}`
const at = sharedTempFolder('site')
let site: Site | undefined

async function start(options: SiteOptions = {}) {
  site = await startSite({ dir: at(), ...options })
  return site
}
const get = (path: string, init?: RequestInit) =>
  fetch(`${site!.url}${path}`, { redirect: 'manual', ...init })

beforeAll(() => {
  mkdirSync(at('en'))
  writeFileSync(at('index.html'), page)
  writeFileSync(at('en/index.html'), '<h1>English</h1>')
  writeFileSync(at('404.html'), '<h1>No such page</h1>')
  writeFileSync(at('search_index.json'), '{}')
})
afterEach(async () => {
  await site?.close()
  site = undefined
})

describe('the static server', () => {
  it('serves a page with its type, compressed, and answers 304 to one who has it', async () => {
    await start()
    const first = await get('/', { headers: { 'accept-encoding': 'br' } })
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(Number(first.headers.get('content-length'))).toBeLessThan(page.length / 4)
    expect(await first.text()).toBe(page)

    const etag = first.headers.get('etag') ?? ''
    expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await get('/', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })

  it('compresses with gzip for those who know only that, and not at all for the others', async () => {
    await start()
    const gzipped = await get('/', { headers: { 'accept-encoding': 'gzip' } })
    expect(gzipped.headers.get('content-encoding')).toBe('gzip')
    expect(await gzipped.text()).toBe(page)
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe(String(page.length))
  })

  it('shows what was rebuilt meanwhile', async () => {
    await start()
    await get('/', { headers: { 'accept-encoding': 'br' } })
    writeFileSync(at('index.html'), page.replace('Home', 'New home'))
    const after = await get('/', { headers: { 'accept-encoding': 'br' } })
    writeFileSync(at('index.html'), page)
    expect(await after.text()).toContain('New home')
  })

  it('answers 404 with the one not-found page, and 301 to a missing slash', async () => {
    await start()
    const missing = await get('/en/nope/')
    expect([missing.status, await missing.text()]).toEqual([404, '<h1>No such page</h1>'])
    const moved = await get('/en?q=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/?q=1'])
  })

  it('knows reading only', async () => {
    await start()
    expect((await get('/', { method: 'POST' })).status).toBe(405)
    const head = await get('/en/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('faults', () => {
  it('replaces status and body, as often as told, and records every request', async () => {
    const { requests } = await start({ faults: [{ path: /^\/en\/$/, status: 503, body: 'busy', times: 1 }] })
    const first = await get('/en/?a=1')
    expect([first.status, await first.text()]).toEqual([503, 'busy'])
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect((await get('/en/')).status).toBe(200)
    expect(requests).toEqual(['/en/?a=1', '/en/'])
  })

  it('gives a replaced body the type of its path', async () => {
    await start({ faults: [{ path: /search_index/, body: '{"en":1}' }] })
    const answer = await get('/search_index.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answer.json()).toEqual({ en: 1 })
  })

  it('drops the connection', async () => {
    await start({ faults: [{ path: /./, drop: true, times: 1 }] })
    await expect(get('/en/')).rejects.toThrow('fetch failed')
    expect((await get('/en/')).status).toBe(200)
  })

  it('delays the file itself', async () => {
    await start({ faults: [{ path: /^\/en\/$/, delayMs: 150 }] })
    const started = performance.now()
    expect(await (await get('/en/')).text()).toBe('<h1>English</h1>')
    expect(performance.now() - started).toBeGreaterThan(140)
  })

  it('puts its headers in place of the usual ones', async () => {
    await start({
      faults: [{ path: /^\/en\/$/, headers: { 'Content-Type': 'text/plain', 'x-test': 'yes' } }],
    })
    const answer = await get('/en/')
    expect(answer.headers.get('content-type')).toBe('text/plain')
    expect(answer.headers.get('x-test')).toBe('yes')
    expect(await answer.text()).toBe('<h1>English</h1>')
  })

  it('takes new rules at any time', async () => {
    const { setFaults } = await start({ faults: [{ path: /./, status: 500 }] })
    expect((await get('/en/')).status).toBe(500)
    setFaults([])
    expect((await get('/en/')).status).toBe(200)
  })

  it('lets the first rule decide until it is used up', () => {
    const list = createFaultList([
      { path: /a/g, status: 500, times: 2 },
      { path: /a/, status: 404 },
    ])
    expect(['/a', '/a', '/b', '/a'].map((path) => list.take(path)?.status)).toEqual([
      500,
      500,
      undefined,
      404,
    ])
  })
})
