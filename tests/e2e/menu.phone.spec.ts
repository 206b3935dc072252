import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test'
import { spareData } from '../helpers/loads'
import { openSearch, searchField, searchOptions } from '../helpers/search'
import { startSite, type Site } from '../helpers/site'
import { workerInCharge } from '../helpers/worker'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i })
const tree = (page: Page) => page.getByRole('navigation', { name: 'Pages of this section' })

/** Tried until React has taken over and answers. */
async function openMenu(page: Page): Promise<void> {
  await expect(async () => {
    if ((await button(page).getAttribute('aria-expanded')) !== 'true') await button(page).click()
    await expect(tree(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** From the last link of the menu, after which what can be done at the page's lower edge comes next. */
async function expectCovered(page: Page, action: Locator) {
  await expect(action).toBeAttached()
  await page.locator('#menu').locator('a:visible').last().focus()
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    await expect(action).not.toBeFocused()
  }
  await page.locator('#menu').locator('a:visible').last().focus()
  expect(await page.evaluate(() => document.activeElement?.closest('#menu, header') !== null)).toBe(true)
}

/** Once Esc has closed the menu. */
async function expectReachable(page: Page, action: Locator) {
  await page.keyboard.press('Escape')
  await expect(tree(page)).toBeHidden()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  // What the menu had covered takes no focus until a moment after it has closed.
  await expect(async () => {
    await last.focus()
    await expect(last).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(action).toBeFocused()
}

test('the menu opens, closes with Esc, leads on and closes behind', async ({ page }) => {
  await page.goto(push)
  await expect(tree(page)).toBeHidden()
  await openMenu(page)
  await expect(tree(page).locator('[aria-current="page"]')).toHaveText('Push')
  await page.keyboard.press('Escape')
  await expect(tree(page)).toBeHidden()
  await openMenu(page)
  await tree(page).getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL('/en/sdk/v3/android/implementation/inbox/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
  await expect(tree(page)).toBeHidden()
})

for (const width of [390, 320])
  test(`the parts of the site end where a window of ${width} px does, and nothing shows below them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(push)
    await openMenu(page)
    const parts = page.locator('#menu nav').last()
    await expect(parts.getByRole('link')).toHaveCount(5)
    const box = await parts.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800)
    // In one line.
    expect(box?.height).toBeLessThan(70)
  })

test('the menu takes the focus along, keeps Tab out of what it covers, and gives the focus back', async ({
  page,
}) => {
  await page.goto(push)
  await openMenu(page)
  const menu = page.locator('#menu')
  // The tree of the section stands first, with its menus of version and platform.
  const first = menu.locator('a, summary, button').filter({ visible: true }).first()
  await expect(first).toBeFocused()

  // Once round: through the menu, and what is in sight above it, and nowhere else.
  const stops: string[] = []
  const links = await menu.locator('a:visible, summary:visible, button:visible').count()
  expect(links).toBeGreaterThan(10)
  for (let stop = 0; stop < links + 12; stop++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const now = document.activeElement
        if (!now || now === document.body) return 'browser'
        return now.closest('#menu') ? 'menu' : now.closest('header') ? 'header' : now.outerHTML
      }),
    )
  }
  expect([...new Set(stops)].sort()).toEqual(['browser', 'header', 'menu'])

  // Back from the first stop of the menu is its button.
  await first.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(tree(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')

  // And what was covered can be reached again.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeAttached()
})

test.describe('a notice while the menu is open', () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startSite()
  })
  test.afterAll(() => site.close())

  /** What a screen reader is told of the page's notices, with those that nothing announces left out. */
  async function announced(client: CDPSession): Promise<string> {
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const textOf = (id: string): string => {
      const node = byId.get(id)
      if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '')
      return (node?.childIds ?? []).map(textOf).join('')
    }
    return nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'status')
      .map(({ nodeId }) => textOf(nodeId))
      .join(' ')
  }

  /** @param happens while the menu is open, of which the page says so @param action what can be done about it */
  async function expectAnnounced(
    page: Page,
    happens: () => Promise<unknown>,
    words: RegExp,
    action: Locator,
  ) {
    await openMenu(page)
    // It stays to the end: one that goes takes along that the page has no network.
    const client = await page.context().newCDPSession(page)
    await happens()
    await expect.poll(() => announced(client)).toMatch(words)
    await expectCovered(page, action)
    await expectReachable(page, action)
  }

  test.describe('of the worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('no connection: announced, not reached behind the menu, and reached when it closes', async ({
      page,
      context,
    }) => {
      await page.goto(site.url + push)
      await workerInCharge(page)
      const kept = page.locator('[role="status"] a')
      await expectAnnounced(page, () => context.setOffline(true), /You are offline/, kept)
    })

    test('a newer version: announced, not reached behind the menu, and reached when it closes', async ({
      page,
    }) => {
      await page.goto(site.url + push)
      await workerInCharge(page)
      const worker = readFileSync(join(resolve(process.env.PUBLIC_DIR ?? 'public'), 'sw.js'), 'utf8')
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }
      const update = () => {
        site.setFaults([{ path: /^\/sw\.js$/, body: `${worker}\n// the next one`, headers }])
        return page.evaluate(async () => {
          await (await navigator.serviceWorker.ready).update()
        })
      }
      const load = page.locator('[role="status"] button:visible')
      await expectAnnounced(page, update, /A newer version/, load)
    })
  })

  test('one of the page itself: announced, not reached behind the menu, and reached when it closes', async ({
    page,
  }) => {
    await page.goto(site.url + push)
    const show = () =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-notice="plain"]')!.hidden = false
      })
    await expectAnnounced(page, show, /\S/, page.locator('[data-again]'))
  })
})

test('the bar of marked words is not reached behind the menu, and Esc closes the menu without it', async ({
  page,
}) => {
  await page.goto('/en/sdk/v3/android/')
  await openSearch(page)
  await searchField(page).fill('push notifications')
  await searchOptions(page)
    .and(page.locator(`[href^="${push}"]`))
    .first()
    .click()
  const bar = page.getByRole('region', { name: 'Marked words', includeHidden: true })
  await expect(bar).toContainText(/1 of \d+/)
  await openMenu(page)
  const clear = bar.locator('button').last()
  await expectCovered(page, bar.locator('button').first())
  await expectCovered(page, clear)
  await expectReachable(page, bar.locator('button').first())
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
})

test('search takes the place of the menu, and leads to what the menu had covered', async ({ page }) => {
  await page.goto(push)
  await openMenu(page)
  await openSearch(page)
  await expect(tree(page)).toBeHidden()
  await searchField(page).fill('push notifications')
  const here = searchOptions(page).and(page.locator(`[href^="${push}#"]`))
  const id = new URL((await here.first().getAttribute('href')) ?? '', 'http://localhost').hash
  await here.first().click()
  await expect(page.locator(id)).toBeFocused()
  await expect(page.locator(id)).toBeInViewport()
})

test('Esc closes one thing at a time: what is open in the menu, then the menu', async ({ page }) => {
  await page.goto(push)
  await openMenu(page)
  const switcher = tree(page).locator('summary').filter({ hasText: 'Platform' })
  await switcher.focus()
  await page.keyboard.press('Enter')
  const other = tree(page).getByRole('link', { name: 'Flutter', exact: true })
  await expect(other).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(other).toBeHidden()
  await expect(switcher).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tree(page)).toBeHidden()
})

test('a link to the page that is open closes the menu', async ({ page }) => {
  await page.goto(push)
  await openMenu(page)
  await tree(page).locator('[aria-current="page"]').click()
  await expect(tree(page)).toBeHidden()
  await expect(page).toHaveURL(push)
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

test('where the screen becomes wide, nothing is left inert', async ({ page }) => {
  await page.goto(push)
  await openMenu(page)
  await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  await page.getByRole('main').getByRole('link', { name: 'Implementation' }).click()
  await expect(page).toHaveURL('/en/sdk/v3/android/implementation/')
})

for (const path of [
  '/en/',
  '/en/faqs/',
  '/en/sdk/',
  push,
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
