import { expect, test, type Page } from '@playwright/test'
import { alive, layOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** Where the focus goes, the page follows only as far as it has to, and what covers a part of it covers no focus. */

test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function openAt(page: Page, path: string, y: number): Promise<void> {
  await page.goto(path)
  await alive(page)
  await layOut(page)
  await page.evaluate((to) => window.scrollTo(0, to), y)
}

for (const width of [1360, 390])
  test(`Tab within the header of ${width} px leaves the page where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAt(page, push, 3000)
    const header = page.getByRole('banner')
    await header.getByRole('link').first().focus()
    for (const _ of ['search', 'colours']) {
      await page.keyboard.press('Tab')
      await expect(header.locator(':focus')).toBeAttached()
      expect(await top(page)).toBe(3000)
    }
  })

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('leaves the page where it is when Esc closes it', async ({ page }) => {
    await openAt(page, push, 3000)
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i })
    await button.click()
    await expect(page.locator('#menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    expect(await top(page)).toBe(3000)
  })

  test('shows each of its stops above the parts of the site', async ({ page }) => {
    await openAt(page, push, 0)
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    const tree = page.getByRole('navigation', { name: 'Pages of this section' })
    await expect(tree.locator(':focus')).toBeAttached()
    const last = tree.locator('a:visible').last()
    const parts = await page.locator('#menu nav').last().boundingBox()
    const covered: string[] = []
    while (!(await last.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab')
      const stop = page.locator(':focus')
      const box = await stop.boundingBox()
      if ((box?.y ?? 0) + (box?.height ?? 0) > (parts?.y ?? 0) + 1) covered.push(await stop.innerText())
    }
    expect(covered).toEqual([])
  })
})

test('who goes up through quick wins sees each card below the filter', async ({ page }) => {
  await openAt(page, '/en/quick-wins/', 0)
  await page.locator('details > summary').nth(20).focus()
  const filter = page.getByRole('combobox', { name: 'Goal' })
  const covered: string[] = []
  for (let stop = 0; stop < 15; stop++) {
    await page.keyboard.press('Shift+Tab')
    const now = page.locator(':focus')
    const [box, bar] = [await now.boundingBox(), await filter.boundingBox()]
    if ((box?.y ?? 0) < (bar?.y ?? 0) + (bar?.height ?? 0)) covered.push(await now.innerText())
  }
  expect(covered).toEqual([])
})

for (const [what, open] of [
  ['words on a page', (page: Page) => page.getByRole('link', { name: 'Was this page helpful?' }).click()],
  ['shortcuts', (page: Page) => page.keyboard.press('?')],
] as const)
  test(`the form for ${what} goes with the page that the browser’s Back leaves`, async ({ page }) => {
    await page.goto('/en/guides/')
    await alive(page)
    await page.getByRole('main').getByRole('link', { name: 'Errors', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors')
    await open(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard guides')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
