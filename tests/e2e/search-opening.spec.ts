import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { searchField as field } from '../helpers/search'

/** The code of the dialog does not come before what this gives is called. */
async function heldDialog(page: Page): Promise<() => void> {
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(/\/search-dialog-[0-9a-f]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return go
}

test('what is typed while search is fetched stands in its field, and Esc has it not open', async ({
  page,
}) => {
  const go = await heldDialog(page)
  await page.goto('/en/')
  await alive(page)
  await page.keyboard.press('/')
  await expect(page.getByText('Search is being loaded')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Search is being loaded')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByText('Search is being loaded')).toBeVisible()
  await page.keyboard.type('inb')
  go()
  await expect(field(page)).toHaveValue('inb')
  await page.keyboard.type('ox')
  await expect(field(page)).toHaveValue('inbox')
})

test('a page that comes while search is fetched hears its own keys', async ({ page }) => {
  const go = await heldDialog(page)
  await page.goto('/en/faqs/')
  await alive(page)
  await page.keyboard.press('/')
  await expect(page.getByText('Search is being loaded')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard guides')
  go()
  // A key may come before the page listens; none may be lost for good.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
})

test('no key is lost that follows at once on the one that opens or closes search', async ({ page }) => {
  await page.goto('/en/')
  await alive(page)
  // Before the page has drawn anything.
  const pressed = (...keys: string[]) =>
    page.evaluate((all) => {
      for (const key of all)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }, keys)
  const goesOn = async (time: string) => {
    await expect(field(page), time).toHaveValue('inb')
    await page.keyboard.type('ox')
    await expect(field(page), time).toHaveValue('inbox')
  }
  await pressed('/', 'i', 'n', 'b')
  await goesOn('first')
  await page.keyboard.press('Escape')
  await pressed('/', 'i', 'n', 'b')
  await goesOn('after it was closed')
  // Before the browser has told that it is closed.
  await pressed('Escape', '/', 'i', 'n', 'b')
  await goesOn('as it closes')
  // As browsers do that are asked to go back twice.
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close())
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
})
