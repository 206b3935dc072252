import { expect, test } from '@playwright/test'

const storageKey = 'gatsby-i18next-language'

test('an unprefixed address leads to its page, with query and hash', async ({ page }) => {
  await page.goto('/sdk/v3/android/?from=mail#requirements')
  await expect(page).toHaveURL('/en/sdk/v3/android/?from=mail#requirements')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Android SDK')
})

test('the root leads to the home page, with query and hash', async ({ page }) => {
  await page.goto('/?from=app#platforms')
  await expect(page).toHaveURL('/en/?from=app#platforms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beckon documentation')
})

test('a stored language that is not available is replaced by the page’s', async ({ page }) => {
  await page.goto('/en/faqs/')
  await page.evaluate((key) => localStorage.setItem(key, 'fr'), storageKey)
  await page.goto('/guides/errors/')
  await expect(page).toHaveURL('/en/guides/errors/')
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('en')
})

test('files of the site and prefixed addresses stay where they are', async ({ page }) => {
  await page.goto('/404.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
  await expect(page).toHaveURL('/404.html')
  await page.goto('/en/faqs/?q=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  await expect(page).toHaveURL('/en/faqs/?q=1')
})
