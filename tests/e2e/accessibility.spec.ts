import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { alive, layOut } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { spareData } from '../helpers/loads'
import { oneTab } from '../helpers/one-tab'
import { kinds, routeOf } from '../helpers/page-kinds'
import { openSearch, searchField, searchOptions } from '../helpers/search'

/** A quarter of the largest page of its kind, with whatever that has: all methods, fields, and parts of a call. */
const resource = '/en/api/beacons/'

const pages = [
  ...kinds.map(({ name, route }) => [name, name === 'API resource' ? resource : route] as const),
  ['Live API', '/en/api/live/'],
  ['a guide to another service', '/en/guides/apps/services/apns/'],
  ['not found', '/en/nowhere/'],
] as const

// Two passes over all of a page, of which the largest have thousands of elements, and two over what opens in it.
test.describe.configure({ timeout: 180_000 })

const inLight = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })

test.describe('a page', () => {
  const tab = oneTab(async (page) => {
    await page.addInitScript(spareData)
    // Each is a first visit: what the one before has chosen would be chosen here.
    await page.addInitScript(() => localStorage.clear())
  })

  for (const [kind, path] of pages)
    test(
      `${kind} has no violation in either theme, nor with everything open`,
      { tag: '@phone' },
      async () => {
        const page = tab()
        await inLight(page)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await alive(page)
        // What is laid out while axe looks has its text where another thing's colour was.
        await layOut(page)
        if (test.info().project.name === 'phone') {
          // Its colours are those of the desktop, which is looked at in both themes; what it alone has is its menu's, below.
          expect(await violations(page, [], ['light'])).toEqual([])
          return
        }
        expect(await violations(page)).toEqual([])
        const opened = await openEverything(page)
        // What an open menu lies over is not looked at: nobody can get at it.
        if (opened.length) expect(await violations(page, opened)).toEqual([])
      },
    )
})

test('the page that stands for those of the API has whatever the largest has', () => {
  const elementsOf = (path: string) => {
    const html = readFileSync(join(process.env.PUBLIC_DIR ?? 'public', path, 'index.html'), 'utf8')
    const [main = ''] = /<main[ >].*<\/main>/s.exec(html) ?? []
    const found = main.matchAll(/<[a-z]\w*|\b(?:class|role|type|data-method)="[^"]*"/g)
    return new Set([...found].flatMap(([one]) => one.split(/["\s]+/)))
  }
  const has = elementsOf(resource)
  expect(has.size).toBeGreaterThan(50)
  expect([...elementsOf(routeOf('API resource'))].filter((one) => !has.has(one))).toEqual([])
})

/** Opens menus and what is folded, and chooses the last tab of each set. Out: what selects that, as far as there is any. */
const openEverything = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
    for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"]:last-child')) tab.click()
    return ['details', '[data-tabs]'].filter((part) => document.querySelector(part))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the open menu has no violation in either theme', async ({ page }) => {
    await inLight(page)
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
  await inLight(page)
  await page.goto(routeOf('SDK article'))
  await openSearch(page)
  await searchField(page).fill('inbox')
  await expect(searchOptions(page).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test(
  'the form for the reader’s own values has no violation in either theme',
  { tag: '@phone' },
  async ({ page }) => {
    await inLight(page)
    await page.goto(resource)
    await alive(page)
    await page.getByRole('button', { name: 'Your values' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Your values in samples' })
    await dialog.getByLabel('API host').fill('no host')
    await expect(dialog.getByText('A host name only, such as push.example.com.')).toBeVisible()
    expect(await violations(page)).toEqual([])
  },
)
