import { beforeEach, describe, expect, it } from 'vitest'
import { data, startWorker, textOf, titleOf, type Site, type Worker } from './asking'
import { pageData } from './surroundings'

/** What the service worker keeps of what comes, and for how long. */

let site: Site
let ask: Worker['ask']
let settled: Worker['settled']

beforeEach(async () => {
  const worker = await startWorker()
  site = worker.site
  ask = worker.ask
  settled = worker.settled
})

describe('JSON of another kind', () => {
  it.each([
    '{"error":"login"}',
    'null',
    '{"componentChunkName":"c","path":"/en/faqs/","result":null}',
    '{"a":',
  ])('%s is passed on, and leaves the data of a page that is kept', async (text) => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'kept')
    await ask(data('/en/faqs/'))
    await settled()
    site.network[data('/en/faqs/')] = () => new Response(text)
    expect(await textOf(ask(data('/en/faqs/')))).toBe(text)
    await settled()
    site.network[data('/en/faqs/')] = undefined
    expect(await titleOf(ask(data('/en/faqs/')))).toBe('kept')
  })

  it.each([
    ['/search_index.json', '{"en":{"index":{},"store":{}}}'],
    ['/packs/index.json', '{"packs":[],"search":1}'],
  ])('leaves %s that is kept', async (path, text) => {
    site.network[path] = () => new Response(text)
    await ask(path)
    await settled()
    for (const other of ['{}', '{"error":"login"}', '[]', '1']) {
      site.network[path] = () => new Response(other)
      await ask(path)
      await settled()
    }
    site.network[path] = undefined
    expect(await textOf(ask(path))).toBe(text)
  })
})

it('keeps the search index and the list of packs however many pages are fetched ahead', async () => {
  site.network['/search_index.json'] = () => new Response('{"en":{"index":{},"store":{}}}')
  site.network['/packs/index.json'] = () => new Response('{"packs":[],"search":1}')
  await ask('/search_index.json')
  await ask('/packs/index.json')
  for (let at = 0; at < 300; at++) {
    site.network[data(`/en/${at}/`)] = () => pageData(`/en/${at}/`)
    await ask(data(`/en/${at}/`))
    await settled()
  }
  expect(site.caches.paths('beckon-pages')).toHaveLength(250)
  site.network = Object.assign(site.network, {
    '/search_index.json': undefined,
    '/packs/index.json': undefined,
  })
  expect(await textOf(ask('/search_index.json'))).toContain('store')
  expect(await textOf(ask('/packs/index.json'))).toContain('packs')
})

it('keeps the page that is read again and again, however many others are fetched ahead', async () => {
  const daily = data('/en/daily/')
  const answer = (path: string) => {
    const page = pageData(path)
    page.headers.set('etag', `"${path}"`)
    return page
  }
  site.network[daily] = () => answer('/en/daily/')
  await ask(daily)
  await settled()
  for (let at = 0; at < 250; at++) {
    site.network[data(`/en/${at}/`)] = () => answer(`/en/${at}/`)
    await ask(data(`/en/${at}/`))
    // Between two of the others, hours later; the same to the byte each time.
    if (at === 200) {
      site.pass(2 * 3_600_000)
      await ask(daily)
    }
    await settled()
  }
  const left = site.caches.paths('beckon-pages')
  expect(left).toHaveLength(250)
  expect(left).toContain(daily)
  expect(left).not.toContain(data('/en/0/'))
})

it('writes a page that did not change no second time within the hour', async () => {
  const path = data('/en/daily/')
  site.network[path] = () => {
    const page = pageData('/en/daily/')
    page.headers.set('etag', '"same"')
    return page
  }
  const keptSince = async () =>
    (await (await site.caches.open('beckon-pages')).match(path))?.headers.get('x-kept')
  await ask(path)
  await settled()
  const first = await keptSince()
  expect(first).toBeTruthy()
  site.pass(60_000)
  await ask(path)
  await settled()
  expect(await keptSince()).toBe(first)
})
