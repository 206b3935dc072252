import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { oneTab } from '../helpers/one-tab'

/** Readers who have set the text of their browser to twice its size: 32 px in place of 16. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    })
  },
})

const pages = [
  '/en/',
  '/en/sdk/',
  '/en/sdk/v3/android/implementation/push/',
  '/en/sdk/v3/android/setup/application/',
  '/en/sdk/v3/android/symbols/',
  '/en/sdk/v3/android/symbols/beckonpush/',
  '/en/guides/messages/create/',
  '/en/guides/errors/',
  '/en/faqs/',
  '/en/quick-wins/',
  '/en/api/',
  '/en/api/devices/',
  '/en/whats-new/',
  '/en/offline/',
  '/en/500/',
  '/en/all-pages/',
  '/en/sdk/v3/android/implementation/pushh/',
]

const rootSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))

/** What is read as words, and not as code: titles, the site's name, platforms, and what is said of errors. */
const WORDS = 'h1, main h2, header a, main li:has(svg) > *, main dl'

/** Words that do not fit their line. */
const brokenWords = (page: Page) =>
  page.evaluate((selector) => {
    const broken: string[] = []
    for (const whole of document.querySelectorAll(selector)) {
      if (!whole.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue
      const words = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (node.parentElement?.closest('code, .visually-hidden')) continue
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          // Names of types break between their parts.
          if (word.length > 14 && /\p{Ll}\p{Lu}/u.test(word)) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
    }
    return broken
  }, WORDS)

test.describe('a page', () => {
  const tab = oneTab((page) => page.addInitScript(spareData))

  for (const path of pages) {
    test(`${path} can be read with text of twice the size`, async () => {
      const page = tab()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await rootSize(page)).toBe(32)
      for (const width of [1360, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        // On the page that says that there is none, React puts another in its place.
        const main = async () => (await page.getByRole('main').boundingBox())?.width
        await expect.poll(main).toBeGreaterThan(width * 0.89)
        expect(await brokenWords(page)).toEqual([])
      }
    })
  }
})

test('the menu of narrow screens serves large text on a wide one, and closes where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/en/sdk/v3/android/implementation/push/')
  const tree = page.getByRole('navigation', { name: 'Pages of this section' })
  await expect(tree).toBeHidden()
  await expect(async () => {
    if (!(await tree.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(tree).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.setViewportSize({ width: 1990, height: 900 })
  await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert')
  await page.setViewportSize({ width: 2010, height: 900 })
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

test('at 320 px, names in the menu of an SDK are whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/en/sdk/v3/android/implementation/push/')
  await alive(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const names = page.locator('nav summary > span').filter({ visible: true })
  await expect(names).toHaveText(['Platform', 'Android', 'Version', 'v3'])
  // As high as a line, and not as two.
  const lines = await names.evaluateAll((all) =>
    all.map((name) => Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight))),
  )
  expect(lines).toEqual([1, 1, 1, 1])
})
