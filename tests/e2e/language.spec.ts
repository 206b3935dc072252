import { expect, test } from '@playwright/test'
import { bySeconds } from '../helpers/loads'
import { startSite } from '../helpers/site'

const storageKey = 'gatsby-i18next-language'

test.describe('on a host that only serves files', () => {
  let url = ''
  let close = () => Promise.resolve()
  test.beforeAll(async () => {
    ;({ url, close } = await startSite())
  })
  test.afterAll(() => close())

  test('an unprefixed address leads to its page, with query and hash', async ({ page }) => {
    await page.goto(`${url}/sdk/v3/android/?from=mail#requirements`)
    await expect(page).toHaveURL(`${url}/en/sdk/v3/android/?from=mail#requirements`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Android SDK')
  })

  test('the root leads to the home page, with query and hash', async ({ page }) => {
    await page.goto(`${url}/?from=app#platforms`)
    await expect(page).toHaveURL(`${url}/en/?from=app#platforms`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beckon documentation')
  })

  test('a stored language that is not available is replaced by the page’s', async ({ page }) => {
    await page.goto(`${url}/en/faqs/`)
    await page.evaluate((key) => localStorage.setItem(key, 'fr'), storageKey)
    await page.goto(`${url}/guides/errors/`)
    await expect(page).toHaveURL(`${url}/en/guides/errors/`)
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('en')
  })
})

test('a host with the rules of deploy/ leads on by itself, and leaves files alone', async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await ask('/')).toEqual([302, '/en/'])
  expect(await ask('/sdk/v3/android/?from=mail')).toEqual([302, '/en/sdk/v3/android/?from=mail'])
  expect(await ask('/api/openapi.json')).toEqual([200, undefined])
  expect(await ask('/api/live-events.schema.json')).toEqual([200, undefined])
})

test('files of the site and prefixed addresses stay where they are', async ({ page }) => {
  await page.goto('/404.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
  await expect(page).toHaveURL('/404.html')
  await page.goto('/en/faqs/?from=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  await expect(page).toHaveURL('/en/faqs/?from=1')
})

test.describe('pages that only send a visitor on', () => {
  test.use({ serviceWorkers: 'block' })

  for (const [how, fault] of [
    ['bundle is answered with 404', { path: /^\/app-[0-9a-f]+\.js$/, status: 404 }],
    ['bundle is dropped', { path: /^\/app-[0-9a-f]+\.js$/, drop: true }],
    ['bundle hangs', { path: /^\/app-[0-9a-f]+\.js$/, hang: true }],
    ['part of it that does it is answered with 404', { path: /^\/redirect-[0-9a-f]+\.js$/, status: 404 }],
    ['part of it that does it hangs', { path: /^\/redirect-[0-9a-f]+\.js$/, hang: true }],
  ] as const) {
    test(`show their link when the ${how}`, async ({ page }) => {
      const site = await startSite({ faults: [fault] })
      await page.clock.install()
      for (const [path, name] of [
        ['/', 'Read the documentation in English'],
        ['/guides/errors/', 'Go to the home page'],
      ] as const) {
        await page.goto(site.url + path, { waitUntil: 'commit' })
        let seconds = 0
        await bySeconds(page, async () => {
          seconds++
          await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 250 })
        })
        // Before the page gives up on all of its scripts, which takes ten.
        expect(seconds, path).toBeLessThanOrEqual(6)
      }
      await page.getByRole('link', { name: 'Go to the home page' }).click({ noWaitAfter: true })
      await expect(page).toHaveURL(`${site.url}/en/`, { timeout: 10_000 })
      await site.close()
    })
  }

  test('are not seen while they do', async ({ page }) => {
    const site = await startSite({ faults: [{ path: /^\/app-[0-9a-f]+\.js$/, hang: true }] })
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    await expect(page.locator('main')).toBeHidden()
    await site.close()
  })
})
