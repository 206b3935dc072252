import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** Readers with colours of their own: backgrounds are gone, and borders that were transparent are seen. */
test.use({ forcedColors: 'active' })

const push = '/en/sdk/v3/android/implementation/push/'

/** Texts of those whose edge can be told from the page. */
const withEdge = (all: Locator, side: 'bottom' | 'left') =>
  all.evaluateAll((elements, edge) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const canvas = getComputedStyle(probe).color
    probe.remove()
    return elements
      .filter((one) => getComputedStyle(one).getPropertyValue(`border-${edge}-color`) !== canvas)
      .map((one) => one.textContent)
  }, side)

test('of the families, only the open one looks chosen', async ({ page }) => {
  await page.goto(push)
  const families = page.getByRole('banner').getByRole('navigation').getByRole('link')
  await expect(families).toHaveCount(5)
  expect(await withEdge(families, 'bottom')).toEqual(['SDKs'])
})

test('of tabs, only the chosen one looks so', { tag: '@phone' }, async ({ page }) => {
  await page.goto(push)
  await alive(page)
  const tabs = page.getByRole('tablist').filter({ hasText: 'Java' }).first().getByRole('tab')
  await expect(tabs).toHaveCount(2)
  await expect.poll(() => withEdge(tabs, 'bottom')).toEqual(['Kotlin'])
  await tabs.filter({ hasText: 'Java' }).click()
  await expect.poll(() => withEdge(tabs, 'bottom')).toEqual(['Java'])
})

test('of on-this-page, only the entry in view looks chosen', async ({ page }) => {
  await page.goto(`${push}#limits`)
  await alive(page)
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect.poll(() => withEdge(entries, 'left')).toEqual(['Limits'])
})

test('the arrow on the button that wraps lines is seen', async ({ page }) => {
  await page.goto(push)
  await alive(page)
  const button = page.locator('[data-tool="wrap"]').first()
  const [arrow, words] = await button.evaluate((one) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'ButtonText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return [getComputedStyle(one, '::before').borderRightColor, color]
  })
  expect(arrow).toBe(words)
})

test('of the tree, only the open page is underlined and marked', async ({ page }) => {
  await page.goto(push)
  const links = page.getByRole('navigation', { name: 'Pages of this section' }).locator('li > a:visible')
  const marked = await links.evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).textDecorationLine === 'underline')
      .map((one) => one.textContent),
  )
  expect(marked).toEqual(['Push'])
})

test('the method of a call keeps its edge', async ({ page }) => {
  await page.goto('/en/api/devices/')
  const [edge, words] = await page
    .locator('[data-method]')
    .first()
    .evaluate((one) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'CanvasText'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return [getComputedStyle(one).outlineColor, color]
    })
  expect(edge).toBe(words)
})

/** Buttons that are words on the page, and nothing shows that they can be pressed. */
const bareButtons = (page: Page) =>
  page.getByRole('button').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLButtonElement && one.checkVisibility())
      .filter((one) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(one)
        return borderBottomStyle === 'none' || parseFloat(borderBottomWidth) < 1
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  )

for (const path of ['/en/', push, '/en/guides/errors/', '/en/nonsense/', '/500.html']) {
  test(`buttons of ${path} have an edge`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole('button').first()).toBeVisible()
    expect(await bareButtons(page)).toEqual([])
  })
}
