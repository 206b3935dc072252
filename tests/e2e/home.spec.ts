import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** Elements of a list by the rows that they stand in, from left to right. */
const rowsOf = (page: Page, items: string) =>
  page.locator(items).evaluateAll((all) => {
    const rows = new Map<number, number>()
    for (const item of all) {
      const top = Math.round(item.getBoundingClientRect().top)
      rows.set(top, (rows.get(top) ?? 0) + 1)
    }
    return [...rows.values()]
  })

const current = 'section[aria-label="Choose a platform"] ul:first-of-type > li'

test('platforms of the current version stand three by two, with a sign each', async ({ page }) => {
  await page.goto('/en/')
  expect(await rowsOf(page, current)).toEqual([3, 3])
  expect(await page.locator(`${current} svg`).count()).toBe(6)
  // Those whose newest version is an old one are no poorer in doors.
  for (const name of ['tvOS', 'Web (HTML5)', 'WordPress'])
    await expect(page.getByRole('main').getByRole('link', { name: `${name} v2 · maintenance` })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('they stand one below the other', async ({ page }) => {
    await page.goto('/en/')
    expect(await rowsOf(page, current)).toEqual([1, 1, 1, 1, 1, 1])
  })
})

test('there are three ways to begin, each with its reader and its steps', async ({ page }) => {
  await page.goto('/en/')
  const ways = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('h3') })
  await expect(ways).toHaveCount(3)
  for (const [index, name] of [
    'Get the first push on your device',
    'Send your first message',
    'Make your first API call',
  ].entries()) {
    const way = ways.nth(index)
    await expect(way.getByRole('heading', { level: 3, name })).toBeVisible()
    expect(await way.getByRole('listitem').count()).toBeGreaterThan(2)
    await expect(way.getByRole('link', { name }).first()).toHaveAttribute('href', /^#/)
  }
})

const drawing = (page: Page) => page.getByRole('img', { name: /^Drawing\./ })

test(
  'how the pieces fit is drawn, told, and said to whoever does not see it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/en/')
    await expect(drawing(page)).toBeVisible()
    const told = drawing(page).locator('xpath=following::ol[1]/li')
    const pieces = ['application', 'device', 'user', 'segment', 'message']
    await expect(told).toHaveCount(pieces.length)
    for (const [index, piece] of pieces.entries()) {
      await expect(told.nth(index).locator('strong').first()).toHaveText(piece)
      // The number in the drawing is that of the line.
      const label = drawing(page).locator('text', { hasText: new RegExp(`^${piece}$`, 'i') })
      await expect(label.locator('xpath=preceding-sibling::*[1]')).toHaveText(String(index + 1))
      expect(await drawing(page).getAttribute('aria-label')).toContain(piece)
    }
  },
)

test('what is written in the drawing can be read on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/')
  // It lies far below, and may be laid out only when somebody comes to it.
  await drawing(page).scrollIntoViewIfNeeded()
  const heights = await drawing(page)
    .locator('text')
    .evaluateAll((all) => all.map((one) => (one as SVGTextElement).getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(10)
  // A line of 11 px is about 14 high.
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(13)
})

test('the drawing has the colours of the theme', async ({ page }) => {
  const colours = async (theme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/en/')
    return drawing(page)
      .locator('rect')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))].sort())
  }
  const light = await colours('light')
  expect(light).toContain('rgb(255, 255, 255)')
  expect(await colours('dark')).not.toContain('rgb(255, 255, 255)')
})

for (const width of [1920, 2560, 3840]) {
  test(`coast and sea reach both edges of a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/')
    // The first two paths of the scene after its stars.
    const [coast, sea] = await page
      .locator('svg[viewBox="-720 0 2880 420"] > path')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    for (const edge of [coast, sea]) {
      expect(edge?.left).toBeLessThanOrEqual(0)
      expect(edge?.right).toBeGreaterThanOrEqual(width)
    }
  })
}

test('a reader who has looked at a platform finds it marked, and the links of capabilities lead there', async ({
  page,
}) => {
  await page.goto('/en/sdk/v3/flutter/')
  await alive(page)
  await page.goto('/en/')
  const own = page.locator(`${current}:has-text("Your platform")`)
  await expect(own).toContainText('Flutter')
  await expect(page.getByRole('link', { name: 'Flutter SDK: Inbox' })).toHaveAttribute(
    'href',
    '/en/sdk/v3/flutter/implementation/inbox/',
  )
})

test('the drawing comes along on a page that is moved to', async ({ page }) => {
  await page.goto('/en/faqs/')
  await alive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Beckon documentation, home' }).click()
  await expect(page).toHaveURL('/en/')
  await expect(drawing(page)).toBeVisible()
})
