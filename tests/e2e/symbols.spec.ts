import { expect, test, type Page } from '@playwright/test'

const symbols = '/en/sdk/v3/android/symbols/'

/** Tried until React has taken over and answers. */
async function openSearch(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
}

test('a platform lists its symbols, with what they are and the pages that show them', async ({ page }) => {
  await page.goto(symbols)
  await expect(page.locator('h2#beckonpush')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'enableRemoteNotifications()' }).first()
  await expect(row).toContainText('Function')
  await row.getByRole('link', { name: 'Push notifications' }).click()
  await expect(page).toHaveURL(/\/en\/sdk\/v3\/android\/implementation\/push\/#[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications')
})

test('a type leads to the same one on another platform', async ({ page }) => {
  await page.goto(symbols)
  const paragraph = page.locator('#beckonpush + p')
  await paragraph.getByRole('link', { name: 'iOS' }).click()
  await expect(page).toHaveURL('/en/sdk/v3/ios/symbols/#beckonpush')
  await expect(page.locator('#beckonpush')).toBeInViewport()
})

test('who searches for a symbol is led to where it is documented', async ({ page }) => {
  await page.goto('/en/sdk/v3/android/')
  await openSearch(page)
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('registerLiveActivity')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Push notifications')
  await page.getByRole('listbox').getByRole('option').filter({ hasText: 'Live activities' }).first().click()
  await expect(page).toHaveURL('/en/sdk/v3/android/implementation/push/#live-activities')
})

test('a symbol that no page shows is found on the page of symbols', async ({ page }) => {
  await page.goto('/en/sdk/v3/android/')
  await openSearch(page)
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('callNotificationReplyWebhook')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Symbols')
})

test('the glossary explains a word and leads on', async ({ page }) => {
  await page.goto('/en/guides/glossary/#geo-zone')
  await expect(page.locator('#geo-zone')).toBeInViewport()
  await expect(page.locator('#geo-zone + p')).toContainText('SDKs call it a region')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the symbols of a platform can be read', async ({ page }) => {
    await page.goto(symbols)
    await expect(
      page.getByRole('row').filter({ hasText: 'enableRemoteNotifications()' }).first(),
    ).toBeVisible()
  })
})
