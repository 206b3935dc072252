import { expect, test, type Page } from '@playwright/test'
import { laidOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { startSite } from '../helpers/site'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'

test.describe('a long page, begun at its top', () => {
  const last = '.prose > :last-child'
  const visibility = (page: Page) =>
    page.locator(last).evaluate((one) => getComputedStyle(one).contentVisibility)

  test('lays out what is far below when there is time for it', async ({ page }) => {
    let goOn: (value?: unknown) => void = () => undefined
    const until = new Promise((resolve) => (goOn = resolve))
    const site = await startSite({ faults: [{ path: /^\/framework-.*\.js$/, until }] })
    await page.goto(`${site.url}${push}`, { waitUntil: 'domcontentloaded' })
    expect(await visibility(page)).toBe('auto')
    goOn()
    await laidOut(page)
    expect(await visibility(page)).toBe('visible')
    await site.close()
  })

  test('shows it to who goes there before', async ({ page }) => {
    const site = await startSite({ faults: [{ path: /^\/framework-.*\.js$/, hang: true }] })
    await page.goto(`${site.url}${push}`, { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    const heading = page.locator('.prose h2').last()
    await heading.scrollIntoViewIfNeeded()
    await expect(heading).toBeInViewport()
    await site.close()
  })

  test('leaves who went to a section where it begins, whatever is laid out later', async ({ page }) => {
    let goOn: (value?: unknown) => void = () => undefined
    const until = new Promise((resolve) => (goOn = resolve))
    const site = await startSite({ faults: [{ path: /^\/framework-.*\.js$/, until }] })
    await page.goto(`${site.url}${push}`, { waitUntil: 'domcontentloaded' })
    await page
      .locator('.prose a[href*="#limits"], nav a[href*="#limits"]')
      .locator('visible=true')
      .first()
      .click()
    const place = () =>
      page.locator('#limits').evaluate((one) => ({
        top: Math.round(one.getBoundingClientRect().top),
        height: document.documentElement.scrollHeight,
      }))
    await expect(page.locator('#limits')).toBeInViewport()
    const before = await place()
    goOn()
    await laidOut(page)
    expect(await place()).toEqual(before)
    await site.close()
  })

  test('is there as a whole for a heading in the address', async ({ page }) => {
    await page.goto(`${push}#limits`, { waitUntil: 'domcontentloaded' })
    expect(await visibility(page)).toBe('visible')
    await expect(page.locator('#limits')).toBeInViewport()
  })
})
