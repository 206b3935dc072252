import { expect, test } from '@playwright/test'
import { startSite, type Site } from '../helpers/site'

// What the HTML alone says about pages that moved is tested in tests/site/moved.test.ts.
const moved = '/en/guides/apps/services/fcm/'
const target = '/en/guides/apps/services/gcm-fcm/'

/** A host that only has files: where the server leads on, the page is never asked for (tests/deploy). */
let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.close())

test('an address that moved leads to the page, and keeps what the link said', async ({ page }) => {
  await page.goto(`${site.url}${moved}?a=1#check-that-it-works`)
  await expect(page).toHaveURL(`${site.url}${target}?a=1#check-that-it-works`)
  await expect(page.locator('#check-that-it-works')).toBeInViewport()
})

test('the way back from a page that moved is not through its old address', async ({ page }) => {
  await page.goto(`${site.url}/en/guides/apps/`)
  await page.goto(site.url + moved)
  await expect(page).toHaveURL(site.url + target)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/en/guides/apps/`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an address that moved leads to the page all the same', async ({ page }) => {
    await page.goto(site.url + moved)
    await expect(page).toHaveURL(site.url + target)
  })
})
