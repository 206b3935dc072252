import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const kinds = {
  home: '/en/',
  'SDK index': '/en/sdk/',
  'API index': '/en/api/',
  'Live API': '/en/api/live/',
  'an API resource': '/en/api/segments/',
  'the schemas of the API': '/en/api/schemas/',
  FAQs: '/en/faqs/',
  'quick wins': '/en/quick-wins/',
  'an SDK article': '/en/sdk/v3/android/implementation/push/',
  'a guide': '/en/guides/apps/services/apns/',
  'the errors': '/en/guides/errors/',
  'not found': '/en/nowhere/',
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`${kind} has no violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }

  test(`the open menu has no violation in ${colorScheme}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'there is room for it beside the text')
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(kinds['an SDK article'])
    const tree = page.getByRole('navigation', { name: 'Pages of this section' })
    await expect(async () => {
      if (!(await tree.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(tree).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await violations(page)).toEqual([])
  })

  test(`search has no violation in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(kinds['an SDK article'])
    const field = page.getByRole('combobox', { name: 'Search the documentation' })
    // The button answers once React has taken over.
    await expect(async () => {
      if (!(await field.isVisible())) {
        await page
          .getByRole('button', { name: /Search/ })
          .first()
          .click({ timeout: 1000 })
      }
      await field.fill('inbox', { timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
