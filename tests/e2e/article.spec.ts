import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'
const java = '[data-tabs="language"] [data-tab="java"]'
const kotlin = '[data-tabs="language"] [data-tab="kotlin"]'

test('a sample is copied as it stands', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(push)
  const sample = page.getByRole('figure').filter({ hasText: 'app/build.gradle.kts' })
  await sample.getByRole('button', { name: 'Copy' }).click()
  await expect(sample.locator('[data-tool="copy"]')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^dependencies \{\n {4}implementation\("com\.beckon:beckon-push:3\.\d+\.\d+"\)\n/)
})

test('a tab is chosen for the whole page and remembered', { tag: '@phone' }, async ({ page }) => {
  await page.goto(push)
  const tabs = page.getByRole('tablist').filter({ hasText: 'Java' })
  await expect(page.locator(kotlin).first()).toBeVisible()
  await tabs.first().getByRole('tab', { name: 'Java' }).click()
  await expect(page.locator(java).first()).toBeVisible()
  await expect(page.locator(kotlin).first()).toBeHidden()
  await page.goto('/en/sdk/v3/android/setup/application/')
  await expect(page.getByRole('tab', { name: 'Java', selected: true }).first()).toBeVisible()
  await expect(page.locator(kotlin).first()).toBeHidden()
})

test('tabs are moved through with the arrow keys', async ({ page }) => {
  await page.goto(push)
  await alive(page)
  const tabs = page.getByRole('tablist').filter({ hasText: 'Java' }).first()
  await tabs.getByRole('tab', { name: 'Kotlin' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Java' })).toBeFocused()
  await expect(page.locator(java).first()).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tabs.getByRole('tab', { name: 'Kotlin' })).toBeFocused()
})

test.describe('before any script of the site has run', () => {
  // A worker would bring the scripts all the same.
  test.use({ serviceWorkers: 'block' })

  async function expectStoredTab(page: Page) {
    await page.goto(push)
    await page.getByRole('tab', { name: 'Java' }).first().click()
    await expect(page.locator(java).first()).toBeVisible()
    // Routed requests pass by the browser's cache, where the scripts are.
    let asked = 0
    // They are on their way: when they fail, the page shows every tab.
    await page.route(/\.js$/, () => {
      asked += 1
    })
    await page.goto(push, { waitUntil: 'domcontentloaded' })
    await expect(page.locator(java).first()).toBeVisible()
    await expect(page.locator(kotlin).first()).toBeHidden()
    expect(asked).toBeGreaterThan(0)
  }

  test('the stored tab is right', ({ page }) => expectStoredTab(page))

  test('the stored tab is right where selectors know no :has()', async ({ page }) => {
    // Firefox below 121 leaves out rules that it cannot read.
    await page.addInitScript(() => {
      window.CSSStyleSheet = class extends CSSStyleSheet {
        override replaceSync(text: string) {
          super.replaceSync(text.replace(/[^{}]*:has\([^{}]*\{[^{}]*\}/g, ''))
        }
      }
    })
    await expectStoredTab(page)
  })
})

test('keys that are the browser’s stay the browser’s on a tab', async ({ page }) => {
  await page.goto(push)
  const tabs = page.getByRole('tablist').filter({ hasText: 'Java' }).first()
  const first = tabs.getByRole('tab', { name: 'Kotlin' })
  // The tabs answer: React has taken over.
  await expect(async () => {
    await tabs.getByRole('tab', { name: 'Java' }).click()
    await expect(page.locator(kotlin).first()).toBeHidden({ timeout: 1000 })
  }).toPass()
  await first.click()
  await expect(first).toBeFocused()
  await page.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      if (event.defaultPrevented) document.documentElement.dataset.taken = event.key
      // What the browser would do is not asked here: it might leave the page.
      event.preventDefault()
    })
  })
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await page.keyboard.press(`${modifier}+${key}`)
      await expect(first).toHaveAttribute('aria-selected', 'true')
    }
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-taken')
  await page.keyboard.press('End')
  await expect(page.locator('html')).toHaveAttribute('data-taken', 'End')
})

test('a second copy is confirmed for as long as the first', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(push)
  await alive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const button = page
    .getByRole('figure')
    .first()
    .getByRole('button', { name: /^Cop(?:y|ied)$/ })
  await button.click()
  await expect(button).toHaveText('Copied')
  await page.clock.runFor(2000)
  await button.click()
  await page.clock.runFor(1000)
  await expect(button).toHaveText('Copied')
  await page.clock.runFor(2000)
  await expect(button).toHaveText('Copy')
})

/** Samples and tables that are tab stops without a need, or the other way round. */
const wrongStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prose pre, .prose :has(> table)')]
      .filter((box) => box.offsetParent && box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
      .map((box) => box.outerHTML.slice(0, 120)),
  )

for (const width of [1280, 390]) {
  test(`samples and tables are tab stops where they scroll, and only there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/en/guides/apps/services/live-api/', push]) {
      await page.goto(path)
      await expect.poll(() => wrongStops(page)).toEqual([])
    }
    expect(await page.locator('.prose pre:not([tabindex])').count()).toBeGreaterThan(0)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => wrongStops(page)).toEqual([])
    expect(
      await page.locator('.prose [tabindex="0"]:is(pre, :has(> table)):visible').count(),
    ).toBeGreaterThan(0)
  })
}

test('a table takes a phone’s whole width before it is cut off, and fades out where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  /** The box of each table: what shows of it, all of it, and how high its fade is. */
  const boxes = () =>
    page.locator('.prose table').evaluateAll((all) =>
      all.flatMap((table) => {
        let box: Element = table
        while (box.parentElement && getComputedStyle(box).overflowX !== 'auto') box = box.parentElement
        const { clientWidth: seen, scrollWidth: whole, clientHeight: height } = box
        return seen
          ? [{ cut: whole > seen + 1, height, fade: parseFloat(getComputedStyle(box, '::after').height) }]
          : []
      }),
    )
  await page.goto('/en/whats-new/')
  await alive(page)
  const all = await boxes()
  expect(all.length).toBeGreaterThan(10)
  expect(all.filter(({ cut }) => cut).length).toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/en/sdk/v3/flutter/implementation/push/', '/en/sdk/v3/cordova/implementation/push/']) {
    await page.goto(path)
    await alive(page)
    await page.evaluate(() => window.__layOut?.())
    const cut = async () => (await boxes()).filter((box) => box.cut)
    expect((await cut()).length).toBeGreaterThan(0)
    // Once it is laid out and measured.
    await expect
      .poll(async () => (await cut()).filter(({ height, fade }) => !(Math.abs(fade - height) < 2)))
      .toEqual([])
  }
})

test('a callout is a note, and no landmark', async ({ page }) => {
  await page.goto(push)
  await expect(page.getByRole('main').getByRole('note').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('complementary')).toHaveCount(0)
})

test('a heading copies its address', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(push)
  await alive(page)
  await page.getByRole('heading', { name: 'Limits' }).getByRole('link').click()
  await expect(page).toHaveURL(`${push}#limits`)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/push\/#limits$/)
})

test('a heading that is copied again shows it for as long as the first time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(push)
  await alive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const link = page.getByRole('heading', { name: 'Limits' }).getByRole('link')
  await link.click()
  await expect(link).toHaveAttribute('data-copied')
  await page.clock.runFor(1000)
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await link.click()
  // The second is done as well before time goes on.
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#limits$/)
  await page.clock.runFor(1000)
  await expect(link).toHaveAttribute('data-copied')
  await page.clock.runFor(1000)
  await expect(link).not.toHaveAttribute('data-copied')
})

test(
  'a figure loads late, fades in over 500 ms, comes in a modern format and opens in full',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/en/guides/apps/create-app/')
    const figure = page.getByRole('figure').first()
    await figure.scrollIntoViewIfNeeded()
    const picture = figure.locator('> a:visible')
    const image = picture.locator('img[data-main-image]').first()
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('decoding', 'async')
    await expect(image).toHaveAttribute('alt', /\w{3,}/)
    const shown = await image.evaluate((one: HTMLImageElement) => one.currentSrc || one.src)
    expect((await page.request.get(shown)).headers()['content-type']).toBe('image/webp')
    // As wide as the text, and on a phone as the window.
    const text = await figure.locator('..').boundingBox()
    const window = page.viewportSize()?.width ?? 0
    expect((await picture.boundingBox())?.width).toBe(window < 600 ? window : text?.width)
    await expect(picture.locator('[data-placeholder-image]')).toHaveCSS('transition-duration', '0.5s')
    await expect(picture.locator('[data-placeholder-image]')).toHaveCSS('opacity', '0')
    const original = await page.request.get((await picture.getAttribute('href')) ?? '')
    expect(original.headers()['content-type']).toBe('image/png')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(picture).toHaveAttribute('href', /\.dark\.png$/)
  },
)

test('the name of a file stands in one line of its sample’s bar', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/sdk/v3/android/setup/application/')
  const file = page.getByText('settings.gradle.kts', { exact: true })
  await expect(file).toBeVisible()
  // One line of letters, and not two.
  expect(await file.evaluate((node) => node.getClientRects().length)).toBe(1)
  const letters = await file.evaluate((node) => {
    const { paddingTop, paddingBottom } = getComputedStyle(node)
    return node.getBoundingClientRect().height - parseFloat(paddingTop) - parseFloat(paddingBottom)
  })
  expect(letters).toBeLessThan(26)
  const bar = page.getByRole('figure').filter({ has: file }).locator('figcaption')
  await expect(bar.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(await bar.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test('text in a tab keeps away from the line of the tabs, and its end shows', async ({ page }) => {
  await page.goto('/en/sdk/v3/android/setup/application/')
  const panel = page.getByRole('tabpanel', { name: 'Google' })
  const { above, end } = await panel.evaluate((node) => {
    const text = [...node.children].find((one) => one.checkVisibility() && one.tagName !== 'FIGURE')
    const first = text?.firstElementChild?.getBoundingClientRect().top ?? 0
    const end = parseFloat(getComputedStyle(node).borderBottomWidth)
    return { above: first - node.getBoundingClientRect().top, end }
  })
  expect(above).toBeGreaterThanOrEqual(12)
  expect(end).toBe(1)
})
