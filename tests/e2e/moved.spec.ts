import { expect, test } from '@playwright/test'

// More about pages that moved is told by the HTML alone: tests/site/moved.test.ts.
test('the way back from a page that moved is not through its old address', async ({ page }) => {
  await page.goto('/en/guides/apps/')
  await page.goto('/en/guides/apps/services/fcm/?a=1#check-that-it-works')
  await expect(page).toHaveURL('/en/guides/apps/services/gcm-fcm/?a=1#check-that-it-works')
  await page.goBack()
  await expect(page).toHaveURL('/en/guides/apps/')
})
