import { expect, test, type Page } from '@playwright/test'
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
  '/en/api/devices/',
  '/en/all-pages/',
  '/en/sdk/v3/android/implementation/pushh/',
]

const rootSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))

/** Width of the widest word of the title beside the room that it has. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1')
    if (!title) return ['no title']
    const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    return broken
  })

test.describe('a page', () => {
  const tab = oneTab((page) => page.addInitScript(spareData))

  for (const path of pages) {
    test(`${path} can be read with text of twice the size`, async () => {
      const page = tab()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await rootSize(page)).toBe(32)
      for (const width of [1360, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        // On the page that says that there is none, React puts another in its place.
        const main = async () => (await page.getByRole('main').boundingBox())?.width
        await expect.poll(main).toBeGreaterThan(width * 0.9)
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
