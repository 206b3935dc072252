import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

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
    await expect(page.locator('h2#fcm')).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Where you see it' })).toBeHidden()
    const text = page.getByText("Status and reason are Apple's.")
    await expect(text).toBeHidden()
    expect(asked.filter((url) => /BadDeviceToken|5f1a/.test(url))).toEqual([])

    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('heading', { name: 'DeviceTokenNotForTopic' })).toBeVisible()
    await expect(text).toBeVisible()
  },
)

test('in the list of headings those that are hidden step back, and none of them is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 800 })
  await page.goto(errors)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const colourOf = (name: string) =>
    contents.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).color)
  const usual = await colourOf('FCM')
  await expect(page.getByRole('combobox', { name: 'Show' }).getByRole('option')).not.toHaveCount(1)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('HMS')
  await expect(page.locator('h2#fcm')).toBeHidden()
  expect(await colourOf('FCM')).not.toBe(usual)
  expect(await colourOf('HMS')).toBe(usual)
  await page.locator('h2#hms').evaluate((heading) => heading.scrollIntoView())
  await expect(contents.locator('[aria-current]')).toHaveText('HMS')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('h2#fcm')).toBeVisible()
  expect(await colourOf('FCM')).toBe(usual)
})

test('the entries of one service are shown alone', async ({ page }) => {
  await page.goto(errors)
  await alive(page)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('HMS')
  await expect(page.getByRole('heading', { name: '80300007' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'BadDeviceToken' })).toBeHidden()
  await page.getByRole('textbox', { name: 'A line of a log' }).fill('BadDeviceToken')
  await expect(page.getByRole('status').filter({ hasText: 'No entry fits' })).toBeVisible()
})

/** The field, once it answers. */
async function finder(page: Page) {
  await page.goto(errors)
  await expect(page.getByRole('combobox', { name: 'Show' }).getByRole('option')).not.toHaveCount(1)
  return page.getByRole('textbox', { name: 'A line of a log' })
}

test('a sentence finds its symptom, and a code in another spelling its entry', async ({ page }) => {
  const line = await finder(page)
  await line.fill('my push does not arrive on iphone')
  await expect(page.getByRole('heading', { name: 'No push on iPhone only' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'BadDeviceToken' })).toBeHidden()
  await line.fill('MismatchSenderId')
  await expect(page.getByRole('status').filter({ hasText: '1 entry fits' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'SENDER_ID_MISMATCH' })).toBeVisible()
})

test('where nothing fits, symptoms and search are offered', async ({ page }) => {
  const line = await finder(page)
  const form = page.getByRole('search', { name: 'Find an error' })
  await expect(form.getByRole('button', { name: 'Search the documentation' })).toBeHidden()
  await line.fill('purple teapot')
  await expect(page.getByRole('status').filter({ hasText: 'No entry fits' })).toBeVisible()
  await form.getByRole('button', { name: 'Search the documentation' }).click()
  const search = page.getByRole('combobox', { name: 'Search the documentation' })
  await expect(search).toHaveValue('purple teapot')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await form.getByRole('link', { name: 'Symptoms' }).click()
  await expect(page.getByRole('heading', { name: 'Symptoms' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'No push on iPhone only' })).toBeVisible()
})

test('the field stays where it is while entries come and go', { tag: '@phone' }, async ({ page }) => {
  const line = await finder(page)
  const top = () => line.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const still = async () => {
    const before = await top()
    await line.pressSequentially('B')
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible()
    expect(await top()).toBe(before)
    await line.fill('purple teapot')
    await expect(page.getByRole('status').filter({ hasText: 'No entry fits' })).toBeVisible()
    expect(await top()).toBe(before)
  }
  await line.focus()
  await still()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
  // With the field at the upper edge of the window.
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }))
  await line.focus()
  await still()
})

test('on-this-page leads to groups that were hidden, and shows everything again', async ({ page }) => {
  const line = await finder(page)
  await line.fill('BadDeviceToken')
  const group = page.locator('h2#hms')
  await expect(group).toBeHidden()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'HMS' }).click()
  await expect(group).toBeInViewport()
  await expect(line).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
})

test('an address that is typed leads to what was hidden as well', async ({ page }) => {
  const line = await finder(page)
  await line.fill('BadDeviceToken')
  await page.evaluate(() => {
    location.hash = '#sender_id_mismatch'
  })
  await expect(page.getByRole('heading', { name: 'SENDER_ID_MISMATCH' })).toBeInViewport()
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
