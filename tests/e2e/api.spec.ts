import { expect, test, type Page } from '@playwright/test'

const segments = '/en/api/segments/'

/** Tried until React has taken over and answers. */
async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await field.fill(text)
}

/** Method and path below a heading. */
const callBelow = (page: Page, anchor: string) =>
  page.locator(`h2${anchor}`).locator('xpath=following::*[@data-method][1]/..')

test(
  'an operation says what is called, with what, and what comes back',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${segments}#list-segments`)
    await expect(page.getByRole('heading', { name: 'List segments' })).toBeInViewport()
    await expect(callBelow(page, '#list-segments')).toHaveText('GET /usersegment')
    const parameters = page.getByRole('heading', { name: 'Query parameters' }).first().locator('..')
    await expect(parameters.getByRole('listitem').filter({ hasText: 'limit' }).first()).toContainText(
      'integer',
    )
  },
)

test('the chosen language counts for all calls of the page, and after a reload', async ({ page }) => {
  await page.goto(segments)
  const tab = (at: number) => page.getByRole('tab', { name: 'PHP' }).nth(at)
  await expect(async () => {
    await tab(0).click({ timeout: 1000 })
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass()
  await expect(tab(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('curl_setopt_array').nth(1)).toBeVisible()
  await page.reload()
  await expect(page.getByText('curl_setopt_array').first()).toBeVisible()
  await expect(page.getByText('curl --fail-with-body').first()).toBeHidden()
})

test('a schema is one click away from where it is named', async ({ page }) => {
  await page.goto(segments)
  await page.getByRole('listitem').getByRole('link', { name: 'Segment', exact: true }).first().click()
  await expect(page).toHaveURL(`${segments}#segment`)
  await expect(page.locator('h3#segment')).toBeInViewport()
})

for (const [what, text, id] of [
  ['its path', '/notification/push/broadcast', ''],
  ['its id', 'listSegments', '#list-segments'],
  ['what it does', 'list segments', '#list-segments'],
] as const) {
  test(`search finds an operation by ${what}, and leads to it`, async ({ page }) => {
    await page.goto('/en/api/')
    await search(page, text)
    const option = page
      .getByRole('option')
      .filter({ hasText: id ? 'List segments' : text })
      .first()
    await expect(option).toBeVisible()
    await option.click()
    await expect(page).toHaveURL(id ? `${segments}${id}` : /\/en\/api\/[a-z-]+\/#[a-z-]+$/)
    const anchor = new URL(page.url()).hash
    await expect(page.locator(`h2${anchor}`)).toBeInViewport()
    await expect(callBelow(page, anchor)).toHaveText(id ? 'GET /usersegment' : `POST ${text}`)
  })
}

test('search finds a schema by its name', async ({ page }) => {
  await page.goto('/en/api/')
  await search(page, 'Segment schema')
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /^Segment/ })
      .first(),
  ).toBeVisible()
})

test('the description can be downloaded', async ({ page }) => {
  await page.goto('/en/api/')
  const link = page.getByRole('link', { name: 'openapi.json', exact: true })
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('application/json')
  expect(((await response.json()) as { openapi: string }).openapi).toMatch(/^3\.1/)
  await link.click()
  await expect(page).toHaveURL('/api/openapi.json')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every call stands there in all four languages, with its fields and an answer', async ({ page }) => {
    await page.goto(segments)
    for (const text of ['curl --fail-with-body', 'fetch(', 'curl_setopt_array', 'urlopen(']) {
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await expect(page.getByText('Response 200').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Responses' }).first()).toBeVisible()
  })
})
