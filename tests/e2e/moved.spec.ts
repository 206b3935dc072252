import { expect, test } from '@playwright/test'

// What the HTML alone says about pages that moved is tested in tests/site/moved.test.ts.
const moved = '/en/guides/apps/services/fcm/'
const target = '/en/guides/apps/services/gcm-fcm/'

test('an address that moved leads to the page, and keeps what the link said', async ({ page }) => {
  await page.goto(`${moved}?a=1#check-that-it-works`)
  await expect(page).toHaveURL(`${target}?a=1#check-that-it-works`)
  await expect(page.locator('#check-that-it-works')).toBeInViewport()
})

test('the way back from a page that moved is not through its old address', async ({ page }) => {
  await page.goto('/en/guides/apps/')
  await page.goto(moved)
  await expect(page).toHaveURL(target)
  await page.goBack()
  await expect(page).toHaveURL('/en/guides/apps/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an address that moved leads to the page all the same', async ({ page }) => {
    await page.goto(moved)
    await expect(page).toHaveURL(target)
  })
})
