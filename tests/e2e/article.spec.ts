import { expect, test } from '@playwright/test'
import { startSite } from '../helpers/site'

const push = '/en/sdk/v3/android/implementation/push/'
const java = '[data-tabs="language"] [data-tab="java"]'
const kotlin = '[data-tabs="language"] [data-tab="kotlin"]'

test('a sample is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(push)
  const sample = page.getByRole('figure').filter({ hasText: 'app/build.gradle.kts' })
  await sample.getByRole('button', { name: 'Copy' }).click()
  await expect(sample.getByRole('button')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^dependencies \{\n {4}implementation\("com\.beckon:beckon-push:3\.\d+\.\d+"\)\n/)
})

test('a tab is chosen for the whole page and remembered', async ({ page }) => {
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
  const tabs = page.getByRole('tablist').filter({ hasText: 'Java' }).first()
  await tabs.getByRole('tab', { name: 'Kotlin' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Java' })).toBeFocused()
  await expect(page.locator(java).first()).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tabs.getByRole('tab', { name: 'Kotlin' })).toBeFocused()
})

test('the stored tab is right before any of the site’s scripts has run', async ({ page }) => {
  const site = await startSite()
  await page.goto(`${site.url}${push}`)
  await page.getByRole('tab', { name: 'Java' }).first().click()
  site.setFaults([{ path: /\.js$/, drop: true }])
  // A context of its own would not have the choice; the cache would have the scripts.
  await page.goto(`${site.url}${push}?again`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(java).first()).toBeVisible()
  await expect(page.locator(kotlin).first()).toBeHidden()
  await site.close()
})

test('a heading copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(push)
  await page.getByRole('heading', { name: 'Limits' }).getByRole('link').click()
  await expect(page).toHaveURL(`${push}#limits`)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/push\/#limits$/)
})

test('a figure loads late, fades in over 500 ms, comes in a modern format and opens in full', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en/guides/apps/create-app/')
  const figure = page.getByRole('figure').first()
  await figure.scrollIntoViewIfNeeded()
  const picture = figure.locator('a:visible')
  const image = picture.locator('picture img').first()
  await expect(image).toHaveAttribute('loading', 'lazy')
  await expect(image).toHaveAttribute('decoding', 'async')
  await expect(image).toHaveAttribute('alt', /\w{3,}/)
  expect(
    await picture.locator('source').evaluateAll((all) => all.map((one) => one.getAttribute('type'))),
  ).toEqual(expect.arrayContaining(['image/webp']))
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(652)
  await expect(picture.locator('[data-placeholder-image]')).toHaveCSS('transition-duration', '0.5s')
  await expect(picture.locator('[data-placeholder-image]')).toHaveCSS('opacity', '0')
  const original = await page.request.get((await picture.getAttribute('href')) ?? '')
  expect(original.headers()['content-type']).toBe('image/png')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(figure.locator('a:visible')).toHaveAttribute('href', /\.dark\.png$/)
})
