import { expect, test, type Page } from '@playwright/test'
import { storageKeys } from '../../src/shared/storage-keys'
import { alive, laidOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { kinds } from '../helpers/page-kinds'
import { watchUnderWay } from '../helpers/under-way'

declare global {
  interface Window {
    /** How much has moved without being asked to, and what. */
    shifts: { value: number; moved: string[] }[]
  }
}

/** Beside one page of each kind, pages of which there are many, and addresses without one: 27 in all. They are loaded on a desktop and on a phone. */
const pages = [
  ...kinds.map(({ route }) => route),
  '/en/guides/messages/create/',
  '/en/guides/',
  '/en/guides/glossary/',
  '/en/sdk/v3/ios/setup/application/',
  '/en/sdk/v3/flutter/implementation/push/',
  '/en/sdk/v2/html5/implementation/push/',
  '/en/sdk/v3/android/migration/',
  '/en/sdk/v3/android/resources/',
  '/en/api/live/',
  '/en/all-pages/',
  '/en/offline/',
  '/en/nonsense/',
  '/en/sdk/v3/android/nonsense/',
]

/** Waits until nothing that the page of the test has asked for is under way. */
let calm: () => Promise<void>

test.beforeEach(async ({ page }) => {
  calm = watchUnderWay(page, () => true)
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        if (!entry.hadRecentInput)
          window.shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

/**
 * Until all has come, also what the page begins when it has nothing else to do, and has been drawn. Not until the network has
 * been quiet for a while, which is half of what such a test takes.
 */
async function settled(page: Page): Promise<void> {
  await alive(page)
  await page.waitForLoadState('load')
  await laidOut(page)
  await calm()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
  await calm()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** A line on which the page is seen a while before its bundles have come. */
async function slowLine(page: Page): Promise<void> {
  await page.addInitScript(spareData)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 120_000,
    uploadThroughput: 120_000,
  })
}

for (const path of pages)
  test(`nothing moves while ${path} loads`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    const shifts = await page.evaluate(() => window.shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    // Browsers tell it in hundredths; a ten-thousandth is a line of hair on the whole screen.
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.0001)
  })

for (const address of [
  '/en/quick-wins/#rescue-an-abandoned-cart',
  '/en/faqs/#what-is-a-silent-message-and-does-it-reach-a-closed-app',
])
  for (const speed of ['fast', 'slow'] as const)
    test(`nothing moves while ${address} opens on a ${speed} line`, { tag: '@phone' }, async ({ page }) => {
      if (speed === 'slow') await slowLine(page)
      await page.goto(address, { waitUntil: 'commit' })
      const opened = page.locator(new URL(address, 'http://localhost').hash)
      await expect(opened).toHaveAttribute('open')
      await settled(page)
      await expect(opened.locator('> summary')).toBeInViewport({ ratio: 1 })
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.0001)
    })

test('nothing moves while a slow line brings what narrows a list', { tag: '@phone' }, async ({ page }) => {
  await slowLine(page)
  await page.goto('/en/quick-wins/?goal=onboard&for=developer', { waitUntil: 'commit' })
  await settled(page)
  await expect(page.locator('details[data-goal]:visible').first()).toBeVisible()
  const shifts = await page.evaluate(() => window.shifts)
  expect(shifts).toEqual([])
})

test('a host of the reader’s own moves nothing below it', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript((key) => {
    sessionStorage.setItem(key, JSON.stringify({ apiHost: 'push.mycompany.com' }))
  }, storageKeys.ownValues)
  await slowLine(page)
  await page.goto('/en/api/devices/', { waitUntil: 'commit' })
  await settled(page)
  await expect(page.locator('.endpoint [data-filled]').first()).toHaveText('push.mycompany.com')
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  // What stands behind it in the same line goes along.
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001)
})

test('what has moved would be seen', async ({ page }) => {
  await page.goto('/en/faqs/')
  await settled(page)
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('p'), { textContent: 'Late' }))
  })
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0)
})
