import { expect, test } from '@playwright/test'

test('the menu opens, closes with Esc, leads on and closes behind', async ({ page }) => {
  await page.goto('/en/sdk/v3/android/implementation/push/')
  const tree = page.getByRole('navigation', { name: 'Pages of this section' })
  await expect(tree).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(tree.locator('[aria-current="page"]')).toHaveText('Push')
  await page.keyboard.press('Escape')
  await expect(tree).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await tree.getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL('/en/sdk/v3/android/implementation/inbox/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
  await expect(tree).toBeHidden()
})

for (const path of [
  '/en/',
  '/en/faqs/',
  '/en/sdk/',
  '/en/sdk/v3/android/implementation/push/',
  '/en/guides/errors/',
  '/en/guides/apps/create-app/',
]) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}
