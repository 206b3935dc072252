import { beforeEach, describe, expect, it } from 'vitest'
import { data, html, startWorker, titleOf, type Site, type Worker } from './asking'
import { pageData } from './surroundings'

/** HTML and data of two builds, which are never to meet. */

let site: Site
let worker: Worker

describe('a page whose HTML came from the network', () => {
  const build = (hash: string) => html(`<script data-build="${hash}"></script>`)
  const never = () => new Promise<Response>(() => undefined)
  const ticks = async () => {
    for (let at = 0; at < 20; at++) await new Promise((resolve) => setImmediate(resolve))
  }
  /** What the page gets when the network hangs; undefined when it goes on waiting. */
  async function late(path: string, client: string): Promise<Response | undefined> {
    site.network[path] = never
    const answer = Promise.resolve(worker.ask(path, { client }))
    await ticks()
    site.timeIsUp()
    await ticks()
    return Promise.race([answer, new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)))])
  }
  beforeEach(async () => {
    worker = await startWorker()
    site = worker.site
    for (const path of ['/en/faqs/', '/en/quick-wins/']) {
      site.network[data(path)] = () => pageData(path, 'kept')
      await worker.ask(data(path))
    }
    await worker.settled()
  })

  it('gets what is kept of its own build when its data are late', async () => {
    site.network['/en/faqs/'] = build('h')
    await worker.ask('/en/faqs/', { navigate: 'new tab' })
    expect(await titleOf(late(data('/en/faqs/'), 'new tab'))).toBe('kept')
    expect(await titleOf(late(data('/en/quick-wins/'), 'new tab'))).toBe('kept')
  })

  it.each(['/page-data/app-data.json', '/page-data/sq/d/1.json', data('/en/faqs/'), data('/en/quick-wins/')])(
    'and is of another build waits for %s, and never gets that of this one',
    async (path) => {
      site.network['/en/faqs/'] = build('another')
      await worker.ask('/en/faqs/', { navigate: 'new tab' })
      expect(await late(path, 'new tab')).toBeUndefined()
      site.network[path] = () => new Response('', { status: 503 })
      expect((await worker.ask(path, { client: 'new tab' }))?.status).toBe(503)
    },
  )

  it('never gets its own data as a worker of an earlier build has kept them', async () => {
    // The next build's worker takes over.
    site.surroundings.manifest.build = 'b2'
    worker = await startWorker(site)
    site.network['/en/faqs/'] = build('h')
    await worker.ask('/en/faqs/', { navigate: 'new tab' })
    expect(await late(data('/en/faqs/'), 'new tab')).toBeUndefined()
    // Another page has no HTML that it could contradict.
    expect(await titleOf(late(data('/en/quick-wins/'), 'new tab'))).toBe('kept')
    // Seen again, it is of this build, even where it is the same. What hung is not waited for.
    worker.forget()
    site.network[data('/en/faqs/')] = () => pageData('/en/faqs/', 'kept')
    await worker.ask(data('/en/faqs/'), { client: 'new tab' })
    await worker.settled()
    expect(await titleOf(late(data('/en/faqs/'), 'new tab'))).toBe('kept')
  })

  it('is known to be of another build after the browser has stopped the worker meanwhile', async () => {
    site.network['/en/faqs/'] = build('another')
    await worker.ask('/en/faqs/', { navigate: 'new tab' })
    await worker.settled()
    worker = await startWorker(site)
    for (const path of ['/page-data/app-data.json', data('/en/faqs/'), data('/en/quick-wins/')]) {
      expect(await late(path, 'new tab')).toBeUndefined()
      worker.forget()
    }
    // Neither does it get the word that stands for a page, which is of this build as well: it goes there itself.
    site.network[data('/en/none/')] = undefined
    site.setOnLine(false)
    expect((await worker.ask(data('/en/none/'), { client: 'new tab' }))?.type).toBe('error')
  })

  it('is known as long as it is open, however many others come and go', async () => {
    site.network['/en/faqs/'] = build('another')
    await worker.ask('/en/faqs/', { navigate: 'new tab' })
    await worker.settled()
    site.open.push('new tab')
    for (let at = 0; at < 120; at++) {
      await worker.ask('/en/faqs/', { navigate: `tab ${at}` })
      await worker.settled()
    }
    expect(await late(data('/en/faqs/'), 'new tab')).toBeUndefined()
    const kept = site.caches.paths('beckon-state').filter((path) => path.startsWith('/documents/'))
    expect(kept).toContain('/documents/new%20tab')
    expect(kept.length).toBeLessThanOrEqual(52)
  })
})
