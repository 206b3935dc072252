import { expect, test } from '@playwright/test'

const errors = '/en/guides/errors/'

test(
  'a pasted log line finds its entry, and nothing leaves the browser',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(errors)
    const line = page.getByRole('textbox', { name: 'A line of a log' })
    // Whatever the page loads for looking is there; from now on nothing may be asked for.
    await expect(page.getByRole('combobox', { name: 'Show' }).getByRole('option')).not.toHaveCount(1)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await line.fill('2026-03-01 10:00:12 APNS 400 BadDeviceToken 5f1a2b3c4d5e')
    await expect(page.getByRole('status').filter({ hasText: '1 entry fits' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'BadDeviceToken' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'DeviceTokenNotForTopic' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'FCM', exact: true })).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Where you see it' })).toBeHidden()
    const text = page.getByText("Status and reason are Apple's.")
    await expect(text).toBeHidden()
    expect(asked.filter((url) => /BadDeviceToken|5f1a/.test(url))).toEqual([])

    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('heading', { name: 'DeviceTokenNotForTopic' })).toBeVisible()
    await expect(text).toBeVisible()
  },
)

test('the entries of one service are shown alone', async ({ page }) => {
  await page.goto(errors)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('HMS')
  await expect(page.getByRole('heading', { name: '80300007' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'BadDeviceToken' })).toBeHidden()
  await page.getByRole('textbox', { name: 'A line of a log' }).fill('BadDeviceToken')
  await expect(page.getByRole('status').filter({ hasText: 'No entry fits' })).toBeVisible()
})

test('an entry has an address of its own', async ({ page }) => {
  await page.goto(`${errors}#baddevicetoken`)
  await expect(page.getByRole('heading', { name: 'BadDeviceToken' })).toBeInViewport()
})

test('an entry is a search result of its own', async ({ page }) => {
  await page.goto('/en/')
  const field = page.getByRole('combobox', { name: 'Search' })
  // The button answers once React has taken over.
  await expect(async () => {
    if (!(await field.isVisible()))
      await page.getByRole('button', { name: 'Search' }).first().click({ timeout: 1000 })
    await field.fill('SENDER_ID_MISMATCH', { timeout: 1000 })
  }).toPass()
  await page
    .getByRole('option', { name: /SENDER_ID_MISMATCH/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/guides\/errors\/#sender_id_mismatch$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole catalogue is there, and nothing pretends to search', async ({ page }) => {
    await page.goto(errors)
    await expect(page.getByRole('heading', { name: 'BadDeviceToken' })).toBeVisible()
    await expect(page.getByRole('textbox')).toBeHidden()
  })
})
