import { expect, test, type Page } from '@playwright/test'
import { storageKeys } from '../../src/shared/storage-keys'
import { alive, laidOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { callOf, formOf, openForm, sampleOf, segments } from '../helpers/request-form'

/** Lines of samples that are too long for their box, and what the bar of such a sample has room for. */

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'

const cut = (page: Page) =>
  page
    .locator('figure pre')
    .evaluateAll(
      (all) => all.filter((pre) => pre.checkVisibility() && pre.scrollWidth > pre.clientWidth).length,
    )
const wrapButton = (page: Page) =>
  page.getByRole('button', { name: 'Wrap long lines' }).filter({ visible: true })

test(
  'long lines of samples wrap on demand, on every page and from the first paint',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(push)
    await alive(page)
    await laidOut(page)
    await expect.poll(() => cut(page)).toBeGreaterThan(3)
    // Where nothing is too long, there is no button.
    const long = await cut(page)
    await expect(wrapButton(page)).toHaveCount(long)
    const code = page.locator('figure > pre > code')
    const texts = await code.allTextContents()
    const button = wrapButton(page).nth(3)
    await button.scrollIntoViewIfNeeded()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    const before = (await button.boundingBox())?.y ?? 0
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => cut(page)).toBe(0)
    expect(Math.abs(((await button.boundingBox())?.y ?? 0) - before)).toBeLessThan(2)
    // Then nobody knows which would be too long.
    await expect(wrapButton(page)).toHaveCount(
      await page.locator('figure > pre').filter({ visible: true }).count(),
    )
    // What goes on does so behind the beginning of its line, and no letter is another one.
    const steps = await code.locator('[data-line]').evaluateAll((all) =>
      all.flatMap((line) => {
        const text = document.createRange()
        text.selectNodeContents(line)
        const lefts = [...text.getClientRects()].map(({ left, top }) => ({ left, top: Math.round(top) }))
        const first = Math.min(...lefts.map(({ top }) => top))
        const behind = lefts.filter(({ top }) => top > first + 10).map(({ left }) => left)
        const indent = /^ */.exec(line.textContent)?.[0].length ?? 0
        const letter = parseFloat(getComputedStyle(line).fontSize) * 0.6
        const start = Math.min(...lefts.map(({ left }) => left)) + Math.min(indent, 14) * letter
        return behind.length ? [Math.min(...behind) - start] : []
      }),
    )
    expect(steps.length).toBeGreaterThan(3)
    expect(Math.min(...steps)).toBeGreaterThan(10)
    expect(await code.allTextContents()).toEqual(texts)
    // Taken back by keyboard, the button has the focus still.
    await button.press('Enter')
    await expect.poll(() => cut(page)).toBe(long)
    await expect(wrapButton(page)).toHaveCount(long)
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect.poll(() => cut(page)).toBe(0)
    // Before any script has run.
    await page.route(/\.js$/, () => undefined)
    await page.goto('/en/sdk/v3/android/setup/application/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('figure pre').first()).toBeVisible()
    expect(await cut(page)).toBe(0)
    await page.unroute(/\.js$/)
    await page.goto('/en/sdk/v3/android/setup/application/')
    await expect(wrapButton(page).first()).toHaveAttribute('aria-pressed', 'true')
    await wrapButton(page).first().click()
    await expect.poll(() => cut(page)).toBeGreaterThan(0)
  },
)

test('lines of a sample that was changed hang where lines wrap, and those of the documented one again', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"wrap":"on"}'), storageKeys.tabs)
  await page.goto(segments)
  const lines = sampleOf(callOf(page, 'create-segment')).locator('[data-line]')
  await expect(lines.first()).toBeVisible()
  const before = await lines.allTextContents()
  const call = await openForm(page, 'create-segment')
  await formOf(call).getByLabel('name', { exact: true }).fill('Another')
  await expect(lines.filter({ hasText: 'Another' })).toHaveCount(1)
  const sample = sampleOf(callOf(page, 'create-segment'))
  expect((await lines.allTextContents()).join('')).toBe(await sample.textContent())
  const hangs = await lines.evaluateAll((all) =>
    all.map((line) => parseFloat(getComputedStyle(line).paddingLeft)),
  )
  expect(Math.min(...hangs)).toBeGreaterThan(10)
  await formOf(call).getByRole('button', { name: 'Reset to the example' }).click()
  await expect(lines).toHaveText(before)
})

test('the button that reports leaves no hole where no line is too long to wrap', async ({ page }) => {
  await page.goto(push)
  await alive(page)
  await laidOut(page)
  await expect(page.locator('main figure [data-tool="wrap"]').filter({ visible: true }).first()).toBeVisible()
  const sample = page
    .locator('main figure', { has: page.locator('[data-tool="wrap"]:not([data-long])') })
    .filter({ hasNot: page.locator('[data-tool="values"]'), visible: true })
    .first()
  const copy = sample.getByRole('button', { name: 'Copy' })
  await copy.focus()
  const report = sample.getByRole('button', { name: 'Report this sample' })
  await expect(report).toBeVisible()
  const [left, right] = [await report.boundingBox(), await copy.boundingBox()]
  expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeCloseTo(0, 0)
})

test('the button that reports covers no line where it stands below the code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(push)
  await alive(page)
  await laidOut(page)
  const sample = page.locator('main figure', { hasText: 'NotificationSettingsFragment.kt' }).first()
  const code = sample.locator('> pre > code')
  await code.evaluate((one) => one.append('// It reaches the edge, and goes on beyond it for a while.'))
  await sample.getByRole('button', { name: 'Copy' }).focus()
  await expect(sample.locator('> [data-tool="report"]')).toBeVisible()
  const covered = () =>
    sample.evaluate((one) => {
      const { top, left } = one.querySelector('[data-tool="report"]')!.getBoundingClientRect()
      const text = document.createRange()
      text.selectNodeContents(one.querySelector(':scope > pre > code')!)
      return [...text.getClientRects()].filter(({ bottom, right }) => bottom > top && right > left).length
    })
  expect(await covered()).toBe(0)
  await sample.getByRole('button', { name: 'Wrap long lines' }).click()
  await expect(code.locator('[data-line]').first()).toBeVisible()
  expect(await covered()).toBe(0)
})
