import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'

const guide = '/en/guides/messages/create/'

test('a guide says what an app needs, for every platform, and has the link for a developer', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(guide)
  const needs = page.getByRole('region', { name: 'What your app needs' })
  await expect(needs.getByRole('link', { name: 'Push on Flutter' })).toBeVisible()
  await needs.getByRole('button', { name: 'Copy the link for a developer' }).click()
  await expect(needs.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`https://docs.beckon.example${guide}#what-your-app-needs`)
  await page.goto(new URL(copied).pathname + new URL(copied).hash)
  await expect(needs).toBeInViewport()
  await needs.getByRole('link', { name: 'Push on Android' }).click()
  await expect(page).toHaveURL(/\/en\/sdk\/v3\/android\/implementation\/push\/$/)
})

test('who reads of an old version is led to its page on the same topic', async ({ page }) => {
  await page.goto('/en/sdk/v2/cordova/ios/')
  await alive(page)
  await page.goto(guide)
  const needs = page.getByRole('region', { name: 'What your app needs' })
  await needs.getByRole('link', { name: 'Push on Cordova v2' }).click()
  await expect(page).toHaveURL(/\/en\/sdk\/v2\/cordova\/ios\/implementation\/push\/$/)
  await page.goto('/en/sdk/v3/cordova/')
  await alive(page)
  await page.goto(guide)
  await expect(needs.getByRole('link', { name: 'Push on Cordova', exact: true })).toBeVisible()
  await expect(needs.getByRole('link', { name: /v2/ })).toHaveCount(0)
})

test('an SDK page names the guide that depends on it', async ({ page }) => {
  await page.goto('/en/sdk/v3/react-native/implementation/push/')
  const guides = page.getByRole('region', { name: 'In the dashboard' })
  await guides.getByRole('link', { name: 'Create a push message' }).click()
  await expect(page).toHaveURL(guide)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an old version is chosen on the page that a guide leads to', async ({ page }) => {
    await page.goto(guide)
    const needs = page.getByRole('region', { name: 'What your app needs' })
    await expect(
      needs.getByText('For an app with an older SDK, choose its version under “Version”'),
    ).toBeVisible()
    await needs.getByRole('link', { name: 'Push on Android' }).click()
    const menu = page.getByRole('group', { name: 'SDK version and platform' })
    await menu.getByText('Version').click()
    await menu.getByRole('link', { name: 'v1' }).click()
    await expect(page).toHaveURL(/\/en\/sdk\/v1\/android\/implementation\/push\/$/)
  })

  test('the link for a developer goes by e-mail', async ({ page }) => {
    await page.goto(guide)
    const needs = page.getByRole('region', { name: 'What your app needs' })
    await expect(needs.getByRole('link', { name: 'Push on iOS' })).toBeVisible()
    await expect(needs.getByRole('button')).toBeHidden()
    const mail = await needs.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href')
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(`${guide}#what-your-app-needs`)
  })
})
