import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive, isAlive, laidOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'
/** A guide with terms, and with the pages of all platforms. */
const guide = '/en/guides/messages/create/'

/** Where several platforms stand beside each other on a page. */
const leading = ['/en/', '/en/faqs/', '/en/quick-wins/', guide]

/** Storage that nobody may touch: every use of it throws, as browsers do where it is switched off. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('not allowed', 'SecurityError')
        },
      })
  })

const remember = (page: Page, platform: string) =>
  page.addInitScript((value) => localStorage.setItem('beckon-platform', value), platform)

test('the end of every page leads to what is new', async ({ page }) => {
  for (const path of [push, '/en/api/devices/']) {
    await page.goto(path)
    await alive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: "What's new" }).click()
    await expect(page).toHaveURL('/en/whats-new/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("What's new in the SDKs")
  }
})

test.describe('platform and version beside the breadcrumbs of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const chips = (page: Page) =>
    page.getByRole('article').getByRole('group', { name: 'SDK version and platform' })
  const chip = (page: Page, name: RegExp) => chips(page).locator('summary').and(page.getByLabel(name))

  for (const storage of ['with', 'without'] as const) {
    test(`are said and changed, ${storage} storage`, async ({ page }) => {
      if (storage === 'without') await blockStorage(page)
      await page.goto(push)
      await alive(page)
      await expect(chip(page, /^Platform: Android$/)).toBeInViewport()
      await chip(page, /^Platform/).tap()
      await chips(page).getByRole('link', { name: 'iOS', exact: true }).tap()
      await expect(page).toHaveURL('/en/sdk/v3/ios/implementation/push/')
      await expect(chip(page, /^Platform: iOS$/)).toBeVisible()
      await chip(page, /^Version: /).tap()
      await chips(page).getByRole('link', { name: 'v2', exact: true }).tap()
      await expect(page).toHaveURL('/en/sdk/v2/ios/implementation/push/')
      await expect(chip(page, /^Version: v2$/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications')
    })
  }

  test('close by a press beside them, and by Esc', async ({ page }) => {
    await page.goto(push)
    await alive(page)
    const menu = chips(page).locator('details').first()
    await menu.locator('summary').tap()
    await expect(menu).toHaveAttribute('open')
    await page.locator('main .prose p').nth(1).tap()
    await expect(menu).not.toHaveAttribute('open')
    await menu.locator('summary').tap()
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(menu.locator('summary')).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('lead to the same topic', async ({ page }) => {
      await page.goto(push)
      await chip(page, /^Platform/).tap()
      await chips(page).getByRole('link', { name: 'Flutter', exact: true }).tap()
      await expect(page).toHaveURL('/en/sdk/v3/flutter/implementation/push/')
    })
  })
})

test.describe('the platform that a reader looked at last', () => {
  /** Sets of links to platforms, one of which is that of the reader. */
  const sets = (page: Page, platform: string): Locator => page.locator(`main [data-of~="${platform}"]`)
  const shownIn = (set: Locator) => set.locator('[data-on]').filter({ visible: true })

  test(
    'leads on home, guides, FAQs and quick wins, and a button shows the others',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/en/sdk/v3/flutter/implementation/push/')
      await alive(page)
      for (const path of leading) {
        await page.goto(path)
        await alive(page)
        await laidOut(page)
        // Questions and cards are closed.
        await page
          .locator('main details')
          .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
        const set = sets(page, 'flutter').first()
        await expect(shownIn(set), path).toHaveCount(1)
        await expect(shownIn(set), path).toHaveAttribute('data-on', 'flutter')
        const all = await set.locator('[data-on]').count()
        await set.getByRole('button').focus()
        await page.keyboard.press('Enter')
        await expect(shownIn(set), path).toHaveCount(all)
        await expect(set.getByRole('link').first(), path).toBeFocused()
        await expect(set.getByRole('button'), path).toBeHidden()
      }
    },
  )

  test('leads before anything of React has come', async ({ page }) => {
    await remember(page, 'ios/v3/')
    // They are on their way all the time.
    await page.route(/\/(app|framework)-[0-9a-f]+\.js/, () => undefined)
    await page.goto('/en/', { waitUntil: 'commit' })
    const set = sets(page, 'ios').first()
    await expect(shownIn(set)).toHaveCount(1)
    await expect(shownIn(set)).toHaveAttribute('data-on', 'ios')
    expect(await isAlive(page)).toBe(false)
  })

  for (const spoiled of ['', '{"a":', 'nope/v9/']) {
    test(`is not known from “${spoiled}”: all platforms are there`, async ({ page }) => {
      await remember(page, spoiled)
      await page.goto('/en/')
      await alive(page)
      const set = page.locator('main [data-of]').first()
      await expect(shownIn(set)).toHaveCount(await set.locator('[data-on]').count())
    })
  }

  test('leads as long as no page is loaded anew, where nothing can be kept', async ({ page }) => {
    await blockStorage(page)
    await page.goto('/en/sdk/v3/flutter/')
    await alive(page)
    await page.getByRole('banner').getByRole('link', { name: 'Beckon documentation, home' }).click()
    await expect(page).toHaveURL('/en/')
    const set = sets(page, 'flutter').first()
    await expect(shownIn(set)).toHaveCount(1)
    await page.goto('/en/')
    await alive(page)
    await expect(shownIn(set)).toHaveCount(await set.locator('[data-on]').count())
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is anybody’s: all platforms are there, and nothing that cannot work', async ({ page }) => {
      for (const path of leading) {
        await page.goto(path)
        const set = page.locator('main [data-of]').first()
        const hidden = await set
          .locator('[data-on]')
          .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'none').length)
        expect(hidden, path).toBe(0)
        expect(await set.locator('[data-on]').count(), path).toBeGreaterThan(1)
        await expect(set.getByRole('button'), path).toHaveCount(0)
      }
    })
  })
})

test.describe('the tree of a section', () => {
  const tree = (page: Page) => page.getByRole('navigation', { name: 'Pages of this section' })
  const toggle = (page: Page, name: string) => tree(page).getByRole('button', { name: `Pages below ${name}` })
  const scrolled = (page: Page) => tree(page).evaluate((box) => Math.round(box.scrollTop))

  test('keeps branches that were opened, and where it was scrolled, from page to page and when it is loaded anew', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.goto('/en/guides/apps/create-app/')
    await alive(page)
    await toggle(page, 'Loyalty').click()
    await expect(toggle(page, 'Loyalty')).toHaveAttribute('aria-expanded', 'true')
    await tree(page).getByRole('link', { name: 'Passes', exact: true }).scrollIntoViewIfNeeded()
    const at = await scrolled(page)
    expect(at).toBeGreaterThan(0)
    await tree(page).getByRole('link', { name: 'Passes', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passes')
    await expect.poll(() => scrolled(page)).toBe(at)
    await page.reload()
    await alive(page)
    await expect(toggle(page, 'Loyalty')).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => scrolled(page)).toBe(at)
    // A branch that the page is not in stays open and closed as its reader left it.
    await tree(page).getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page).toHaveURL('/en/guides/events/')
    await expect(toggle(page, 'Loyalty')).toHaveAttribute('aria-expanded', 'true')
    await page.reload()
    await alive(page)
    await expect(toggle(page, 'Loyalty')).toHaveAttribute('aria-expanded', 'true')
    await toggle(page, 'Loyalty').focus()
    await page.keyboard.press('Enter')
    await page.reload()
    await alive(page)
    await expect(toggle(page, 'Loyalty')).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens and closes branches where nothing can be kept', async ({ page }) => {
    await blockStorage(page)
    await page.goto('/en/guides/apps/create-app/')
    await alive(page)
    await toggle(page, 'Loyalty').click()
    await expect(tree(page).getByRole('link', { name: 'Passes', exact: true })).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(toggle(page, 'Loyalty')).toHaveAttribute('aria-expanded', 'false')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('shows the branch of the page, and leads into the others', async ({ page }) => {
      await page.goto('/en/guides/apps/create-app/')
      await expect(tree(page).locator('[aria-current="page"]')).toBeVisible()
      await expect(tree(page).getByRole('button')).toHaveCount(0)
      await tree(page).getByRole('link', { name: 'Loyalty', exact: true }).click()
      await expect(tree(page).getByRole('link', { name: 'Passes', exact: true })).toBeVisible()
    })
  })
})
