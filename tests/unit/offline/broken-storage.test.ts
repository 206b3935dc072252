import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePacks } from '../../../plugins/docs-offline/write-packs'
import { createPackStore } from '../../../src/offline/reader/pack-store'
import { createCore } from '../../../src/offline/worker/core'
import { createPacks } from '../../../src/offline/worker/packs'
import { data, html, startWorker, textOf, titleOf, type Site, type Worker } from './asking'
import { makeBuiltSite } from './site'
import { builtFiles, FakeCaches, makeSurroundings, pageData } from './surroundings'

/** A browser whose storage is broken, or full: a reader is no worse off than without a worker. */

let site: Site
let worker: Worker
beforeEach(async () => {
  worker = await startWorker()
  site = worker.site
})

const broken = () => Promise.reject(new DOMException('', 'UnknownError'))
/** What each way of failing does to all that is kept. */
const ways: Record<string, () => void> = {
  'cannot be opened': () => {
    site.caches.open = broken
  },
  'cannot be read': () => {
    const open = site.caches.open.bind(site.caches)
    site.caches.open = async (name) => ({ ...(await open(name)), match: broken, keys: broken })
  },
}

describe.each(Object.keys(ways))('what is kept %s:', (way) => {
  beforeEach(() => {
    ways[way]?.()
  })

  it.each([
    ['a page', '/en/faqs/', html('the page'), 'new tab'],
    ['a script', '/app-0123456789.js', () => new Response('the script'), undefined],
    ['a picture', '/static/0123456789abcdef/12345/a.webp', () => new Response('the picture'), undefined],
    ['data of the site', '/page-data/app-data.json', () => new Response('{}'), undefined],
    ['the search index', '/search_index.json', () => new Response('{}'), undefined],
  ])('%s comes from the network, which is asked once', async (_, url, answer, navigate) => {
    site.network[url] = answer
    const came = await textOf(worker.ask(url, navigate ? { navigate } : {}))
    expect(came).toBe(await answer().text())
    expect(site.asked.filter((one) => one === url)).toHaveLength(1)
  })

  it('the data of a page come from the network', async () => {
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'here')
    expect(await titleOf(worker.ask(data('/en/faqs/')))).toBe('here')
  })

  it('without a network nothing comes, as without a worker', async () => {
    site.network['/en/faqs/'] = undefined
    await expect(worker.ask('/en/faqs/', { navigate: 'new tab' })).rejects.toThrow('no network')
  })
})

it('packs that could not be read once are found later', async () => {
  const dir = makeBuiltSite()
  const [everything] = writePacks(dir).packs
  const file = everything?.file ?? ''
  const caches = new FakeCaches()
  await createPackStore(caches.asStorage()).keep('en', file, new Blob([readFileSync(path.join(dir, file))]))
  const open = caches.open.bind(caches)
  const packs = createPacks(caches.asStorage())
  caches.open = broken
  expect(await packs.find('/en/')).toBeUndefined()
  caches.open = open
  expect(await packs.find('/en/')).toBeDefined()
})

it('what no page asks for any more is removed where storage is full, and the worker takes over', async () => {
  const full = makeSurroundings(builtFiles())
  const files = await full.caches.open('beckon-files')
  await files.put('/app-of-long-ago-0123456789.js', new Response('old'))
  await full.caches.open('beckon-core-long-ago')
  const open = full.caches.open.bind(full.caches)
  full.caches.open = async (name) => ({
    ...(await open(name)),
    put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  })
  await createCore(full.surroundings).clean()
  expect(full.caches.paths('beckon-files')).toEqual([])
  expect([...full.caches.stores.keys()]).not.toContain('beckon-core-long-ago')
})
