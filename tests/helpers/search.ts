import { expect, type Locator, type Page } from '@playwright/test'

export const searchField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search the documentation' })
export const searchOptions = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('listbox').getByRole('option')

/** Opens search the way most do. The button answers only once React has taken over, so it is tried until it does. */
export async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    // A click that was slow to answer has opened it all the same, and the dialog covers the button.
    if (!(await searchField(page).isVisible())) {
      await page.getByRole('button', { name: 'Search', exact: true }).click({ timeout: 1000 })
    }
    await expect(searchField(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}
