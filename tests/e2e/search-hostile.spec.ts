import { expect, test, type Page } from '@playwright/test'
import { openSearch, searchField as field, searchOptions as options } from '../helpers/search'

/** Whatever is typed or handed over: a sane result, nothing thrown, nothing injected. */

const hostile = {
  'one letter': 'a',
  'an operator': '+',
  'another operator': '-',
  'a tilde': '~',
  'a caret': '^',
  'a colon': ':',
  'an asterisk': '*',
  'all operators': 'push +title:*~2^9 -url:*',
  'stop words alone': 'the of and',
  'an emoji': '😀',
  'half an emoji': '\ud83d',
  'words from right to left': 'שלום עולם',
  HTML: '<img src=x onerror=alert(1)>',
  'a script': '<script>alert(1)</script>',
  'a long word': 'x'.repeat(10_000),
  'a long text': 'push notification '.repeat(556).trim(),
}

/** Errors of the page, and what a script that was let in would show. */
function watched(page: Page): string[] {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(error.message))
  page.on('dialog', (dialog) => {
    seen.push(dialog.message())
    void dialog.dismiss()
  })
  return seen
}

async function expectSane(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const nothing = dialog.getByText(/^Nothing found for “.{1,83}”\.$/su)
  await expect(options(page).or(nothing).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(dialog.locator('img, script')).toHaveCount(0)
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width)
}

test('hostile typing is shown as what it is', { tag: '@phone' }, async ({ page }) => {
  const seen = watched(page)
  await page.goto('/en/')
  await openSearch(page)
  for (const [what, text] of Object.entries(hostile)) {
    await test.step(what, async () => {
      // Rows of the text before would do as well.
      await field(page).fill('')
      await expect(page.getByRole('listbox', { name: 'Search results' })).toHaveCount(0)
      await field(page).fill(text)
      await expectSane(page)
    })
  }
  expect(seen).toEqual([])
})

test.describe('an address with ?q= opens search with', () => {
  // Operators by themselves are words to nobody, however they come.
  for (const [what, text] of Object.entries(hostile).filter(([, { length }]) => length !== 1)) {
    test(what, { tag: text.length > 1000 ? '@phone' : [] }, async ({ page }) => {
      const seen = watched(page)
      await page.goto(`/en/?${new URLSearchParams({ q: text }).toString()}`)
      await expect(field(page)).toHaveValue(text)
      await expectSane(page)
      expect(seen).toEqual([])
    })
  }
})

test('an address with an empty ?q= opens search where one begins', async ({ page }) => {
  const seen = watched(page)
  for (const empty of ['?q=', '?q', '?q=%20%20', '?q=&q=push']) {
    await page.goto(`/en/${empty}`)
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('dialog').getByText(/Nothing found/)).toHaveCount(0)
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  }
  await page.goto('/en/?q=%E0%A4%A')
  await expect(field(page)).toBeVisible()
  await expectSane(page)
  expect(seen).toEqual([])
})
