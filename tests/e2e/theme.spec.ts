import { expect, test } from '@playwright/test'
import { spareData } from '../helpers/loads'
import { startSite } from '../helpers/site'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const dark = 'rgb(22, 29, 27)'
const light = 'rgb(250, 251, 247)'

test(
  'follows the system until another is chosen, and remembers that',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/en/faqs/')
    await expect(page.locator('html')).toHaveCSS('background-color', dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveCSS('background-color', light)
    const button = page.getByRole('button', { name: /^Colours/ })
    await expect(button).toHaveAccessibleName('Colours: as the system')
    await button.click()
    await expect(button).toHaveAccessibleName('Colours: light')
    await button.click()
    await expect(button).toHaveAccessibleName('Colours: dark')
    await expect(page.locator('html')).toHaveCSS('background-color', dark)
    await page.reload()
    await expect(page.locator('html')).toHaveCSS('background-color', dark)
    await button.click()
    await expect(button).toHaveAccessibleName('Colours: as the system')
    await expect(page.locator('html')).toHaveCSS('background-color', light)
  },
)

test('the stored theme is right before any of the site’s scripts has run', async ({ page }) => {
  const site = await startSite()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${site.url}/en/faqs/`)
  await page.evaluate(() => localStorage.setItem('beckon-theme', 'dark'))
  site.setFaults([{ path: /\.js$/, drop: true }])
  await page.goto(`${site.url}/en/quick-wins/`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await site.close()
})
