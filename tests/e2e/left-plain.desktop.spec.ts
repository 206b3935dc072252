import { expect } from '@playwright/test'
import { storageKeys } from '../../src/shared/storage-keys'
import { alive, isAlive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { click, errorsData, errorsPage, heading, plainNotice } from '../helpers/loads'
import { test } from '../helpers/site-test'

/** A page that cannot be loaded whole: what is left of it, what it says, and how often it asks. */

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
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await expect(heading(page)).toHaveText('Frequently asked questions')
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
    // Gatsby throws where it waits for the data, which may be a moment after the notice.
    await expect
      .poll(() => thrown)
      .toContain(`page resources for ${errorsPage} not found. Not rendering React`)
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

test.describe('a page whose bundles are slow', () => {
  const bundle = /^\/app-[0-9a-f]+\.js$/

  test('answers the button that was pressed before they were there', async ({ page, context, open }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    let arrive = () => {}
    const until = new Promise<void>((resolve) => (arrive = resolve))
    await open('/en/sdk/v3/android/implementation/push/', [{ path: bundle, until }])
    const sample = page
      .getByRole('figure')
      .filter({ hasText: 'app/build.gradle.kts' })
      .locator('[data-tool="copy"]')
    await sample.click()
    await expect(sample).toHaveText('Copy')
    arrive()
    await expect(sample).toHaveText('Copied')
  })

  test('goes on from what the reader had chosen, not from what the HTML shows to everybody', async ({
    page,
    open,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), storageKeys.theme)
    let arrive = () => {}
    const until = new Promise<void>((resolve) => (arrive = resolve))
    await open(errorsPage, [{ path: bundle, until }])
    const button = page.getByRole('button', { name: /^Colours/ })
    await button.click()
    arrive()
    await alive(page)
    // What comes after dark.
    await expect(button).toHaveAccessibleName('Colours: as the system')
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined()
  })

  test('opens the question to which a link led while its data were on their way', async ({ page, open }) => {
    let arrive = () => {}
    const until = new Promise<void>((resolve) => (arrive = resolve))
    const faqs = '/en/faqs/'
    await open(faqs, [{ path: /^\/page-data\/en\/faqs\/page-data\.json/, until }])
    // The router has taken the address by then.
    await page.waitForFunction(() => '___loader' in window)
    const question = page.locator('main details[id]').nth(3)
    const id = (await question.getAttribute('id')) ?? ''
    await click(page, `#${id}`)
    await expect(question).not.toHaveAttribute('open')
    arrive()
    await expect(question).toHaveAttribute('open')
  })

  test('forgets what was pressed once it was given up', async ({ page, open }) => {
    await page.clock.install()
    let arrive = () => {}
    const until = new Promise<void>((resolve) => (arrive = resolve))
    await open(errorsPage, [{ path: bundle, until }])
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.clock.runFor(10_000)
    await expect(plainNotice(page)).toBeVisible()
    arrive()
    await alive(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a page that React takes away, since it cannot make it', () => {
  const queries = { path: /^\/page-data\/sq\/d\//, headers: { 'content-type': 'application/json' } }
  const documents = (requests: readonly string[]) =>
    requests.filter((request) => request.startsWith('/en/')).length

  test('comes back by one full navigation, where an extension removed what React meant to remove', async ({
    page,
    open,
    site,
  }) => {
    await open(errorsPage)
    await alive(page)
    await page.evaluate(() => document.querySelector('header')?.remove())
    site.requests.length = 0
    await click(page, '/en/sdk/v3/android/symbols/?a=1#top')
    await expect(heading(page)).toHaveText('SDK reference')
    await expect(page.getByRole('banner')).toBeVisible()
    await alive(page)
    await expect(page).toHaveURL(`${site.url}/en/sdk/v3/android/symbols/?a=1#top`)
    expect(documents(site.requests)).toBe(1)
  })

  for (const body of ['null', '{}', '{"data":null}']) {
    test(`is left plain where every static query is ${body}`, async ({ page, open, site }) => {
      await open(errorsPage, [{ ...queries, body }])
      await expect(plainNotice(page)).toBeVisible()
      await expect(heading(page)).toHaveText('Errors')
      expect(await isAlive(page)).toBe(false)
      expect(documents(site.requests)).toBe(3)
      site.setFaults([])
      await page.getByRole('button', { name: 'Load it again' }).click()
      await alive(page)
      await expect(plainNotice(page)).toBeHidden()
    })
  }

  test('is left plain where its own data hold nothing, when a link leads to it', async ({
    page,
    open,
    site,
  }) => {
    await open('/en/faqs/')
    await alive(page)
    const answer = await fetch(`${site.url}/page-data/en/quick-wins/page-data.json`)
    const whole = (await answer.json()) as object
    site.setFaults([
      {
        path: /^\/page-data\/en\/quick-wins\//,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...whole, result: {} }),
      },
    ])
    await click(page, '/en/quick-wins/')
    await expect(heading(page)).toHaveText('Quick wins')
    await expect(plainNotice(page)).toBeVisible()
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
