import { expect } from '@playwright/test'
import { alive, isAlive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { click, errorsData, errorsPage, heading, plainNotice } from '../helpers/loads'
import { test } from '../helpers/site-test'

/** A page that cannot be loaded whole: what is left of it, what it says, and how often it asks. */

test.use({ serviceWorkers: 'block' })

test.describe('a page that is left plain', () => {
  const fault = { path: /^\/component---.*-article-js-[0-9a-f]+\.js$/, status: 404 }

  test('is loaded anew once, says what happened, and can be read and left', async ({ page, open, site }) => {
    await open('/en/sdk/v3/android/implementation/push/?a=1', [fault])
    await expect(plainNotice(page)).toBeVisible()
    expect(site.requests.filter((request) => request.startsWith('/en/'))).toHaveLength(2)
    expect(await isAlive(page)).toBe(false)
    // A new worker loads it anew (worker.desktop.spec.ts).
    expect(await page.evaluate(() => window.___failedResources)).toBe(true)
    // Nothing is hidden behind a button that does not answer.
    for (const label of ['kotlin', 'java']) {
      await expect(page.locator(`[data-tabs="language"] [data-tab="${label}"]`).first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quick wins' }).click()
    await expect(heading(page)).toHaveText('Quick wins')
    await alive(page)
  })

  test('is reached by keyboard, has no violation, and is whole again once its files can be had', async ({
    page,
    open,
    site,
  }) => {
    await open('/en/guides/apps/create-app/', [fault])
    await expect(plainNotice(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
    site.setFaults([])
    await page.getByRole('button', { name: 'Load it again' }).focus()
    await page.keyboard.press('Enter')
    await alive(page)
    await expect(plainNotice(page)).toBeHidden()
  })

  test('says in the console that React was not rendered, to the letter', async ({ page, open, site }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await open(errorsPage, [{ path: errorsData, status: 503 }])
    await expect(plainNotice(page)).toBeVisible()
    expect(thrown).toContain(`page resources for ${errorsPage} not found. Not rendering React`)
    expect(site.requests.filter((request) => errorsData.test(request))).toHaveLength(4)
  })

  test('works after all when what hung arrives late', async ({ page, open }) => {
    await page.clock.install()
    let arrive = () => {}
    const until = new Promise<void>((resolve) => (arrive = resolve))
    await open(errorsPage, [{ path: errorsData, until }])
    await expect(heading(page)).toHaveText('Errors')
    await page.clock.runFor(10_000)
    await expect(plainNotice(page)).toBeVisible()
    arrive()
    await alive(page)
    await expect(plainNotice(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  })
})

test('the error page on a first load throws nothing', async ({ page, open }) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await open(errorsPage, [{ path: errorsData, status: 500 }])
  await expect(heading(page)).toHaveText('This page could not be loaded')
  await alive(page)
  expect(thrown).toEqual([])
  expect(await violations(page)).toEqual([])
})

for (const [what, faults] of [
  [
    'the error page as well',
    [{ path: /^\/page-data\/(en\/guides\/errors|500\.html)\/page-data\.json$/, status: 500 }],
  ],
  ['all page data', [{ path: /^\/page-data\/.*\/page-data\.json$/, status: 500 }]],
] as const) {
  test(`page data that is answered with 500, and ${what}, is asked for a few times`, async ({
    page,
    open,
    site,
  }) => {
    await page.clock.install()
    await open(errorsPage, faults)
    await expect(plainNotice(page)).toBeVisible()
    await page.clock.runFor(20_000)
    expect(site.requests.filter((request) => request.includes('/500.html/')).length).toBeLessThanOrEqual(4)
    // By a pointer that only rests on a link, and by a click.
    site.setFaults([])
    await page.goto(`${site.url}/en/faqs/`)
    await alive(page)
    site.setFaults(faults)
    site.requests.length = 0
    const asked = () => site.requests.filter((request) => request.includes('/500.html/')).length
    await page.evaluate((path) => window.___loader.hovering(path), errorsPage)
    await expect.poll(asked).toBeGreaterThan(0)
    await click(page, errorsPage)
    await expect(heading(page)).toHaveText('Errors')
    await page.clock.runFor(20_000)
    expect(asked()).toBeLessThanOrEqual(4)
  })
}
