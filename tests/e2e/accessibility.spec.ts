import { expect, test } from '@playwright/test'
import { violations } from '../helpers/axe'
import { openSearch, searchField, searchOptions } from '../helpers/search'

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

// Two passes over all of a page, of which the largest have thousands of elements.
test.describe.configure({ timeout: 60_000 })

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} has no violation in either theme`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the open menu has no violation in either theme', async ({ page }) => {
    await page.goto(kinds['an SDK article'])
    const tree = page.getByRole('navigation', { name: 'Pages of this section' })
    await expect(async () => {
      if (!(await tree.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(tree).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await violations(page)).toEqual([])
  })
})

test('search has no violation in either theme', { tag: '@phone' }, async ({ page }) => {
  await page.goto(kinds['an SDK article'])
  await openSearch(page)
  await searchField(page).fill('inbox')
  await expect(searchOptions(page).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})
