import { expect, type Page } from '@playwright/test'
import { buildIndexFile, indexOfBuild } from '../../src/search/setup'
import { alive } from '../helpers/alive'
import { openSearch, searchField as field, searchOptions as options } from '../helpers/search'
import type { Site } from '../helpers/site'
import { test } from '../helpers/site-test'

/** When search is fetched, and by whom: it must cost no reader anything who only reads. */

const push = '/en/sdk/v3/android/implementation/push/'
const indexPath = '/search_index.json'

/** What of search was asked of the server: its code, and the index. */
const askedOf = (site: Site) =>
  site.requests.filter((request) => request.startsWith(indexPath) || /^\/search-[a-z]+-\w+\.js/.test(request))

/** All that the page fetched itself. A worker keeps its own list. */
const fetchedHere = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)

/** Waits until the page has had time that it did not need, and whatever it then began has come. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await alive(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
  await page.waitForLoadState('networkidle')
}

test.describe('the search index', () => {
  test('is fetched by the worker; the page gets answers and none of its bytes', async ({ page, open }) => {
    await page.addInitScript(() => {
      const heard: number[] = []
      const Original = Worker
      Object.assign(window, {
        heard,
        Worker: class extends Original {
          constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options)
            const inFull = (_: string, value: unknown) =>
              value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? 'b'.repeat(value.byteLength) : value
            this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data, inFull).length))
          }
        },
      })
    })
    await open('/en/sdk/v3/android/')
    await openSearch(page)
    await field(page).fill('push')
    await expect(options(page).first()).toHaveAttribute('href', push)

    expect(await page.evaluate(fetchedHere)).not.toContain(indexPath)
    const byWorkers = await Promise.all(page.workers().map((worker) => worker.evaluate(fetchedHere)))
    expect(byWorkers.flat()).toContain(indexPath)
    const heard = await page.evaluate(() => (window as unknown as { heard: number[] }).heard)
    expect(heard.length).toBeGreaterThan(1)
    expect(Math.max(...heard)).toBeLessThan(30_000)
  })

  test('waits on a first visit until the page is idle, and so does all code of search', async ({
    page,
    open,
    site,
  }) => {
    await page.addInitScript(() => {
      const held: IdleRequestCallback[] = []
      Object.assign(window, {
        requestIdleCallback: (callback: IdleRequestCallback) => held.push(callback),
        beIdle: () =>
          held.splice(0).forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })),
      })
    })
    await open('/en/')
    await page.waitForLoadState('load')
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(askedOf(site)).toEqual([])
    await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle())
    await expect.poll(() => askedOf(site)).toContain(indexPath)
  })

  test('comes once the page is idle, before anybody opens search', async ({ page, open, site }) => {
    await open('/en/')
    await idle(page)
    await expect.poll(() => askedOf(site)).toContain(indexPath)
  })

  for (const [what, connection] of [
    ['on 2G', { effectiveType: '2g', saveData: false }],
    ['on slow 2G', { effectiveType: 'slow-2g', saveData: false }],
    ['with data saving on', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`is not fetched ${what} until search is opened, nor is any code of search`, async ({
      page,
      open,
      site,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { ...value, addEventListener() {} } })
      }, connection)
      await open('/en/sdk/v3/android/')
      await idle(page)
      expect(askedOf(site)).toEqual([])
      await openSearch(page)
      await field(page).fill('push')
      await expect(options(page).first()).toHaveAttribute('href', push)
      expect(askedOf(site)).toContain(indexPath)
    })
  }

  test('one of another build is no matter while the right one is on its way, which then answers what was typed meanwhile', async ({
    page,
    open,
    site,
  }) => {
    const strangers = { Push: '/en/of-another-build/', Segments: '/en/also-of-another-build/' }
    const ofOther = buildIndexFile(
      Object.entries(strangers).map(([pageTitle, at]) => ({
        path: at,
        pageTitle,
        anchor: '',
        heading: '',
        trail: [],
        text: 'Nothing else.',
      })),
    )
    const other = indexOfBuild(ofOther, 'another')
    let arrive = () => {}
    const until = new Promise<void>((resolve) => (arrive = resolve))
    const path = /^\/search_index\.json$/
    const right = { path, until }
    try {
      await open('/en/sdk/v3/android/', [{ path, body: JSON.stringify(other), times: 1 }, right])
      await openSearch(page)
      await field(page).fill('push')
      await expect(options(page).first()).toHaveAttribute('href', strangers.Push)
      await expect.poll(() => site.met(right)).toBeGreaterThan(0)
      await field(page).fill('segments')
      await expect(options(page).first()).toHaveAttribute('href', strangers.Segments)
      await expect(page.getByRole('alert')).toHaveCount(0)
      arrive()
      await expect(options(page).first()).toHaveAttribute('href', /segment.*\/$/)
      await expect(options(page).first()).not.toHaveAttribute('href', strangers.Segments)
      await expect(page.getByRole('alert')).toHaveCount(0)
    } finally {
      arrive()
    }
  })
})

test('the style of what is opened has no font read anew, or the whole page would be laid out again', async ({
  page,
  open,
}) => {
  await open(push)
  await idle(page)
  const face = await page.evaluateHandle(() => [...document.fonts][0])
  await openSearch(page)
  await expect(field(page)).toBeFocused()
  expect(await face.evaluate((before) => before && [...document.fonts].includes(before))).toBe(true)
})
