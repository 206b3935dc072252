import { expect, test, type Page } from '@playwright/test'
import { alive, layOut } from '../helpers/alive'
import { openSearch, searchField as field, searchOptions as options } from '../helpers/search'

const filters = (page: Page) => page.getByRole('group', { name: 'Narrow the results' })

/** Waits until there are results, and none of another part: the list of before stays until the new one is there. */
const expectAllBelow = (page: Page, address: string) =>
  expect(async () => {
    const found = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((href) => !href.startsWith(address))).toEqual([])
  }).toPass()

test.describe('filters', () => {
  test(
    'narrow the results by keyboard, and say how many each choice gives',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/en/')
      await openSearch(page)
      await field(page).fill('push notifications')
      const guides = filters(page).getByRole('button', { name: /^Guides \d+$/ })
      await expect(guides).toBeVisible()
      const count = /\d+/.exec(await guides.innerText())?.[0]
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(guides).toBeFocused({ timeout: 50 })
      }).toPass()
      await page.keyboard.press('Space')
      await expect(guides).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('status').filter({ hasText: /found/ })).toHaveText(`${count} pages found`)
      await expectAllBelow(page, '/en/guides/')

      await page.keyboard.press('Space')
      await filters(page).getByLabel('Version').selectOption('v2')
      await filters(page).getByLabel('Platform').selectOption('tvos')
      await expectAllBelow(page, '/en/sdk/v2/tvos/')
    },
  )

  test('are all in sight on a wide screen, in one line', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/implementation/push/')
    await openSearch(page)
    await field(page).fill('permission')
    const all = filters(page).locator('select, button')
    await expect(all).toHaveCount(7)
    const box = await filters(page).boundingBox()
    const [first, ...others] = await all.evaluateAll((each) =>
      each.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    )
    if (!box || !first) throw new Error('the filters are not drawn')
    for (const { top, right } of others) {
      expect(top).toBe(first.top)
      expect(right).toBeLessThan(box.x + box.width)
    }
  })

  test('that leave nothing say so, and can be lifted', async ({ page }) => {
    await page.goto('/en/')
    await openSearch(page)
    await field(page).fill('push')
    await filters(page).getByLabel('Platform').selectOption('wordpress')
    await expect(options(page).first()).toHaveAttribute('href', /wordpress/)
    await field(page).fill('registerLiveActivity ')
    await page.getByRole('button', { name: /^Show \d+ pages? without filters$/ }).click()
    await expect(field(page)).toBeFocused()
    await expect(options(page).first()).not.toHaveAttribute('href', /wordpress/)
  })
})

test.describe('an address with ?q=', () => {
  test('opens search filled in, and a reload after closing does not', async ({ page }) => {
    await page.goto('/en/?q=push%20notifications')
    await expect(field(page)).toHaveValue('push notifications')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/en\/$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is announced to browsers', async ({ page, request }) => {
    await page.goto('/en/guides/')
    const href = await page.locator('link[rel="search"]').getAttribute('href')
    const description = await (await request.get(href ?? '')).text()
    expect(description).toContain('/en/?q={searchTerms}')
  })
})

test.describe('with nothing typed', () => {
  test('offers the pages of the platform that the reader looked at last', async ({ page }) => {
    await page.goto('/en/sdk/v3/flutter/implementation/push/')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('beckon-platform')))
      .toMatch(/^flutter\b/)
    await page.goto('/en/guides/')
    await openSearch(page)
    const pages = page.getByRole('listbox', { name: 'Flutter SDK v3' })
    await expect(pages.getByRole('option').first()).toHaveAttribute('href', '/en/sdk/v3/flutter/')
    await page.keyboard.press('ArrowDown')
    const second = await page.locator('[role="option"][aria-selected="true"]').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${second}$`))
  })

  test('offers the parts of the site to whom it does not know', async ({ page }) => {
    await page.goto('/en/')
    await openSearch(page)
    await expect(options(page)).toHaveText(['Guides', 'SDKs', 'API', 'FAQs', 'Quick wins'])
  })
})

test('hints on keys are for those who have keys', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/en/')
  await openSearch(page)
  await expect(page.getByRole('dialog').getByText(/Esc closes/)).toHaveCount(isMobile ? 0 : 1)
})

test.describe('the page behind search', () => {
  const push = '/en/sdk/v3/android/implementation/push/'
  const focus = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('dialog') && document.activeElement.outerHTML)

  test('is never reached by Tab or Shift+Tab', { tag: '@phone' }, async ({ page }) => {
    await page.goto(push)
    await openSearch(page)
    await field(page).fill('push notifications')
    await expect(options(page).first()).toBeVisible()
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let stop = 0; stop < 20; stop++) {
        await page.keyboard.press(key)
        const now = await focus(page)
        expect(now, `${key} ${stop}`).toBeTruthy()
        if (stops.has(now ?? '')) break
        stops.add(now ?? '')
      }
      expect(stops.size).toBeGreaterThan(3)
      expect([...stops].join(' ')).toContain('combobox')
    }
  })

  test('gets no focus that comes from elsewhere', async ({ page }) => {
    await page.goto(push)
    await openSearch(page)
    await page.getByRole('dialog').getByRole('heading').first().click()
    await page.getByRole('contentinfo', { includeHidden: true }).locator('a').last().focus()
    await expect(field(page)).toBeFocused()
    await page.getByRole('dialog').getByRole('heading').first().click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('stays where it was, whatever is pressed where nothing has the focus', async ({ page }) => {
    await page.goto(push)
    await alive(page)
    await layOut(page)
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    expect(await scrolled()).toBe(500)
    const text = page.getByRole('dialog').getByRole('heading').first()
    for (const key of ['Shift+Tab', 'Tab', 'PageDown', 'End']) {
      await text.click()
      await page.keyboard.press(key)
      expect(await focus(page), key).toBeTruthy()
      expect(await scrolled(), key).toBe(500)
    }
    await page.getByRole('contentinfo', { includeHidden: true }).locator('a').last().focus()
    await page.getByRole('button', { name: 'Close' }).press('ControlOrMeta+a')
    expect(await page.evaluate(() => String(window.getSelection()))).not.toContain('Skip to content')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await scrolled()).toBe(500)
  })

  test('is not there for screen readers, and is again when search closes', async ({ page }) => {
    await page.goto(push)
    await openSearch(page)
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('body > [aria-hidden]')).toHaveCount(0)
  })

  test('does not scroll by a wheel beside the panel', async ({ page }) => {
    await page.goto(push)
    await openSearch(page)
    await page.mouse.move(8, 300)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(12, 300)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('the dialog stays in its place, however far down a result is chosen', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/')
    await openSearch(page)
    await field(page).fill('push notifications')
    await expect(options(page).nth(5)).toBeAttached()
    for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowDown')
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0)
    await expect(field(page)).toBeInViewport({ ratio: 1 })
  }
})

test('results stay while the reader types on', async ({ page }) => {
  await page.goto('/en/sdk/v3/android/')
  await openSearch(page)
  await field(page).fill('push')
  await expect(options(page).first()).toBeVisible()
  // Noted at each change of the page: a look now and then would miss a moment.
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    const seen = { least: Infinity }
    Object.assign(window, { seen })
    const count = () =>
      (seen.least = Math.min(seen.least, dialog?.querySelectorAll('[role="option"]').length ?? 0))
    if (dialog) new MutationObserver(count).observe(dialog, { subtree: true, childList: true })
    count()
  })
  await field(page).pressSequentially(' notifications on android', { delay: 20 })
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toHaveText(/pages? found/)
  expect(
    await page.evaluate(() => (window as unknown as { seen: { least: number } }).seen.least),
  ).toBeGreaterThan(0)
})
