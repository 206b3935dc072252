import { expect, test } from '@playwright/test'
import { alive, laidOut } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { kinds, routeOf } from '../helpers/page-kinds'
import { openSearch, searchField, searchOptions } from '../helpers/search'

const pages = [
  ...kinds.map(({ name, route }) => [name, route] as const),
  ['Live API', '/en/api/live/'],
  ['a guide to another service', '/en/guides/apps/services/apns/'],
  ['not found', '/en/nowhere/'],
] as const

// Two passes over all of a page, of which the largest have thousands of elements.
test.describe.configure({ timeout: 60_000 })

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

for (const [kind, path] of pages) {
  test(`${kind} has no violation in either theme`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await alive(page)
    // What is laid out while axe looks has its text where another thing's colour was.
    await laidOut(page)
    expect(await violations(page)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the open menu has no violation in either theme', async ({ page }) => {
    await page.goto(routeOf('SDK article'))
    const tree = page.getByRole('navigation', { name: 'Pages of this section' })
    await expect(async () => {
      if (!(await tree.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(tree).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await violations(page)).toEqual([])
  })
})

test('search has no violation in either theme', { tag: '@phone' }, async ({ page }) => {
  await page.goto(routeOf('SDK article'))
  await openSearch(page)
  await searchField(page).fill('inbox')
  await expect(searchOptions(page).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})
