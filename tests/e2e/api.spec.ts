import { expect, test, type Page } from '@playwright/test'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

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
    await expect(callBelow(page, '#list-segments')).toContainText(
      'GET https://push.beckon.example/usersegment',
    )
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

test(
  'a schema opens where it is named, and an answer that says no shows its body',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(segments)
    const call = page.locator('.operation').first()
    const fields = call.getByRole('group').filter({ hasText: 'Fields of Segment' })
    const field = fields.getByText('Name of the segment').first()
    await expect(field).toBeHidden()
    await fields.getByText('Fields of Segment').click()
    await expect(field).toBeVisible()
    await expect(call.getByText('{"error":"what is wrong, in one short sentence"}').first()).toBeVisible()
  },
)

test('a schema inside of a schema opens where it is named, and inside of that', async ({ page }) => {
  await page.goto('/en/api/messages-push/')
  let within = page.locator('.operation').first()
  for (const name of ['PushMessage', 'Action', 'Rule']) {
    const title = within.getByText(`Fields of ${name}`, { exact: true }).filter({ visible: true }).first()
    await title.click()
    within = title.locator('..')
    await expect(within.locator('xpath=ul/li').first()).toBeVisible()
  }
  await expect(within.getByText('com.beckon.rule.segment.Add')).toBeVisible()
  await expect(page).toHaveURL('/en/api/messages-push/')
})

test('beside what is said of a call stand its samples, and stay while it is read', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto(segments)
  const call = page.locator('.operation').first()
  const beside = call.locator('.calls')
  const text = await call.locator('.run').first().boundingBox()
  const before = await beside.boundingBox()
  expect(before?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await page.getByRole('listitem').filter({ hasText: '403' }).first().scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const { bottom } = document.querySelector('.operation')!.getBoundingClientRect()
    scrollBy(0, bottom - innerHeight)
  })
  const sample = beside.getByRole('tabpanel').locator('pre').filter({ visible: true })
  await expect(sample).toBeInViewport({ ratio: 1 })
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).getByText('List segments'),
  ).toBeInViewport()
  // One column, with the samples in their place.
  await page.setViewportSize({ width: 1199, height: 800 })
  const below = await beside.boundingBox()
  const said = await call.locator('.run').first().boundingBox()
  expect(below?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0))
})

test('a page of schemas, which has no samples, has its list beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 800 })
  await page.goto('/en/api/schemas/')
  const list = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
  const text = await page.getByRole('article').boundingBox()
  expect(list?.x).toBeGreaterThan((text?.x ?? NaN) + (text?.width ?? NaN))
})

test('the address of a call is copied in full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(segments)
  const call = callBelow(page, '#get-segment').locator('..')
  await expect(async () => {
    await call.getByRole('button').click()
    await expect(call.getByRole('button')).toHaveText('Copied', { timeout: 1000 })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https:\/\/push\.beckon\.example\/usersegment\/\{\w+\}$/,
  )
  await expect(call.getByRole('button')).toHaveText('Copy')
})

test('a second copied address is said as long as the first', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(segments)
  const first = page.locator('.endpoint button').nth(0)
  const second = page.locator('.endpoint button').nth(1)
  await expect(async () => {
    await first.click()
    await expect(first).toHaveText('Copied', { timeout: 1000 })
  }).toPass()
  await page.clock.runFor(1500)
  await second.click()
  await expect(second).toHaveText('Copied')
  await expect(first).toHaveText('Copy')
  await page.clock.runFor(1200)
  await expect(second).toHaveText('Copied')
  await page.clock.runFor(3000)
  await expect(second).toHaveText('Copy')
})

test('the resources stand in the groups of the front of the API', async ({ page }) => {
  await page.goto('/en/api/')
  const front = await page.locator('main h2#resources ~ h3, main h3').allTextContents()
  const tree = page.getByRole('navigation', { name: 'Pages of this section' })
  const groups = await tree.locator('li > span').allInnerTexts()
  expect(groups.length).toBeGreaterThan(3)
  expect(front).toEqual(expect.arrayContaining(groups))
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
    await expect(callBelow(page, anchor)).toContainText(
      id ? 'GET https://push.beckon.example/usersegment' : `POST https://push.beckon.example${text}`,
    )
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
