import { expect } from '@playwright/test'
import { alive } from '../helpers/alive'
import { bySeconds, stopClock } from '../helpers/loads'
import type { Site } from '../helpers/site'
import { test } from '../helpers/site-test'

/** Pages that are likely to be visited next. */

test.describe('pages that are likely to be visited next', () => {
  const dataAsked = (site: Site) =>
    site.requests.filter((request) => /^\/page-data\/en\/.*page-data\.json/.test(request))

  test('are fetched ahead with their templates, four every three seconds', async ({ page, open, site }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      const batches: number[] = []
      Object.assign(window, { batches })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof HTMLLinkElement && node.rel === 'prefetch' && node.as === 'fetch')
              batches.push(performance.now())
          }
        }
      }).observe(document, { childList: true, subtree: true })
    })
    await open('/en/')
    await alive(page)
    await stopClock(page)
    // Links count once they come into view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const batches = () => page.evaluate(() => (window as unknown as { batches: number[] }).batches)
    await bySeconds(page, async () => {
      expect((await batches()).length).toBeGreaterThan(8)
    })
    // What goes at once is a batch: at most four, fewer where one of them was here already.
    const together: number[][] = []
    for (const time of await batches()) {
      const batch = together.at(-1)
      if (batch && time - batch[0]! < 1000) batch.push(time)
      else together.push([time])
    }
    for (const [index, batch] of together.entries()) {
      expect(batch.length).toBeLessThanOrEqual(4)
      if (index > 0) expect(batch[0]! - together[index - 1]![0]!).toBeGreaterThan(2900)
    }
    await expect
      .poll(() => new Set(site.requests.filter((request) => request.startsWith('/component---'))).size)
      .toBeGreaterThan(1)
  })

  test('are asked for at once where the reader points', async ({ page, open, site }) => {
    await page.clock.install()
    await open('/en/guides/')
    await alive(page)
    await stopClock(page)
    const isAsked = (path: string) => dataAsked(site).some((request) => request.includes(`/page-data${path}`))
    for (const [region, name, path] of [
      // A link within finished HTML, and one of React's.
      [page.getByRole('main'), 'Errors', '/en/guides/errors/'],
      [page.getByRole('contentinfo'), 'FAQs', '/en/faqs/'],
    ] as const) {
      expect(isAsked(path)).toBe(false)
      await region.getByRole('link', { name, exact: true }).first().hover()
      await expect.poll(() => isAsked(path)).toBe(true)
    }
  })

  for (const [what, connection] of [
    ['on 2G', { effectiveType: '2g', saveData: false }],
    ['on slow 2G', { effectiveType: 'slow-2g', saveData: false }],
    ['with data saving on', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`are not fetched ahead ${what}`, async ({ page, open, site }) => {
      await page.clock.install()
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { ...value, addEventListener() {} } })
      }, connection)
      await open('/en/')
      await alive(page)
      const first = dataAsked(site).length
      await page.clock.runFor(12_000)
      expect(dataAsked(site)).toHaveLength(first)
    })
  }
})
