import { beforeEach, describe, expect, it } from 'vitest'
import { picturesIn } from '../../../src/offline/worker/pictures'
import { data, startWorker, textOf, type Site, type Worker } from './asking'

/** Pictures of pages that were visited or fetched ahead, before anybody has scrolled to them. */

let site: Site
let worker: Worker
beforeEach(async () => {
  worker = await startWorker()
  site = worker.site
})

const digest = (letter: string) => letter.repeat(32)
const url = (letter: string, width: number) => `/static/${digest(letter)}/${width}a/shot.webp`
/** The data of a page with pictures, each in three sizes. */
function pageWith(path: string, letters: string) {
  const pictures = Array.from(letters, (letter) => ({
    images: {
      fallback: {
        src: url(letter, 650),
        srcSet: [325, 650, 1300].map((width) => `${url(letter, width)} ${width}w`).join(',\n'),
        sizes: '(min-width: 650px) 650px, 100vw',
      },
    },
  }))
  const result = { data: { pictures }, pageContext: {} }
  return () =>
    new Response(
      JSON.stringify({ componentChunkName: 'component---article', path, result, staticQueryHashes: ['1'] }),
      { headers: { etag: `"${letters}"` } },
    )
}
const picture = (bytes = 'a picture') => new Response(bytes, { headers: { 'content-type': 'image/webp' } })

/** Nothing is asked for until all that goes on by itself is done. */
async function calm() {
  const progress = { isDone: false }
  void worker.settled().then(() => (progress.isDone = true))
  while (!progress.isDone) {
    site.pass(2000)
    site.timeIsUp()
    await new Promise((resolve) => setImmediate(resolve))
  }
}
function give(path: string, letters: string, bytes?: string) {
  site.network[data(path)] = pageWith(path, letters)
  for (const letter of letters) {
    for (const width of [325, 650, 1300]) site.network[url(letter, width)] = () => picture(bytes)
  }
}
async function visit(path: string, letters: string, bytes?: string) {
  give(path, letters, bytes)
  await worker.ask(data(path))
  await calm()
}
const ahead = () => site.caches.paths('beckon-pictures')

describe('pictures of a page whose data are kept', () => {
  it('are there without a network, in the size of a usual screen and in any other', async () => {
    await visit('/en/faqs/', 'ab')
    expect(ahead()).toEqual([url('a', 650), url('b', 650)])
    for (const letter of 'ab') for (const width of [650, 1300]) site.network[url(letter, width)] = undefined
    expect(await textOf(worker.ask(url('a', 650)))).toBe('a picture')
    expect(await textOf(worker.ask(url('b', 1300)))).toBe('a picture')
  })

  it('come in the size that the browser has taken before, also on pages after that', async () => {
    give('/en/faqs/', 'ab')
    await worker.ask(data('/en/faqs/'))
    await worker.ask(url('a', 1300))
    await calm()
    expect(ahead()).toEqual([url('b', 1300)])
    worker = await startWorker(site)
    await visit('/en/quick-wins/', 'c')
    expect(ahead()).toEqual([url('b', 1300), url('c', 1300)])
  })

  it('are those that were looked at, once they were', async () => {
    await visit('/en/faqs/', 'a')
    await worker.ask(url('a', 650))
    expect(ahead()).toEqual([])
    expect(site.caches.paths('beckon-files')).toContain(url('a', 650))
  })

  it('count among the three hundred that are kept, once they were looked at', async () => {
    const files = await site.caches.open('beckon-files')
    const earlier = (number: number) => `/static/${String(number).padStart(32, '0')}/a/shot.webp`
    for (let number = 0; number < 300; number++) await files.put(earlier(number), picture())
    await visit('/en/faqs/', 'ab')
    for (const letter of 'ab') await worker.ask(url(letter, 650))
    await calm()
    const kept = site.caches.paths('beckon-files').filter((path) => path.endsWith('.webp'))
    expect(kept).toHaveLength(300)
    expect(kept).toEqual(expect.arrayContaining([earlier(2), url('a', 650), url('b', 650)]))
  })

  it('wait until the page asks for nothing more', async () => {
    give('/en/faqs/', 'a')
    await worker.ask(data('/en/faqs/'))
    const end = worker.settled()
    for (let at = 0; at < 5; at++) {
      site.pass(1000)
      await worker.ask('/app-0123456789.js')
      site.timeIsUp()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(site.asked).not.toContain(url('a', 650))
    void end
    await calm()
    for (let at = 0; at < 50 && !ahead().length; at++) {
      site.pass(2000)
      site.timeIsUp()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(ahead()).toEqual([url('a', 650)])
  })

  it('are not fetched where the reader has begun to save bytes while they waited', async () => {
    give('/en/faqs/', 'a')
    await worker.ask(data('/en/faqs/'))
    await new Promise((resolve) => setImmediate(resolve))
    site.setSaving(true)
    await calm()
    expect(ahead()).toEqual([])
    expect(site.asked).not.toContain(url('a', 650))
  })

  it('are not fetched where bytes are to be saved, and are later, by the same data', async () => {
    site.setSaving(true)
    await visit('/en/faqs/', 'a')
    expect(ahead()).toEqual([])
    site.setSaving(false)
    await visit('/en/faqs/', 'a')
    expect(ahead()).toEqual([url('a', 650)])
  })

  it('take so many bytes and no more; the oldest go', async () => {
    const megabyte = 'a'.repeat(1_000_000)
    await visit('/en/faqs/', 'ab', megabyte)
    await visit('/en/quick-wins/', 'cd', megabyte)
    expect(ahead()).toEqual([url('b', 650), url('c', 650), url('d', 650)])
  })

  it.each([
    ['refused', () => new Response('', { status: 403 })],
    [
      'HTML that somebody on the way puts in its place',
      () => new Response('', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('are left out where one is %s, and the others come', async (_, answer) => {
    give('/en/faqs/', 'ab')
    site.network[url('a', 650)] = answer
    await worker.ask(data('/en/faqs/'))
    await calm()
    expect(ahead()).toEqual([url('b', 650)])
  })
})

it('a page without pictures, and anything else, has none', () => {
  for (const text of ['{}', '"srcSet"', '{"srcSet":"","sizes":"(min-width: 650px) 650px, 100vw"}']) {
    expect(picturesIn(text).flat()).toEqual([])
  }
})
