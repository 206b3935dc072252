import { expect, test } from '@playwright/test'
import { remembersPlatform } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

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
  await remembersPlatform(page, 'cordova/v2')
  await page.goto(guide)
  const needs = page.getByRole('region', { name: 'What your app needs' })
  await needs.getByRole('link', { name: 'Push on Cordova v2' }).click()
  await expect(page).toHaveURL(/\/en\/sdk\/v2\/cordova\/ios\/implementation\/push\/$/)
  await page.goto('/en/sdk/v3/cordova/')
  await remembersPlatform(page, 'cordova/v3')
  await page.goto(guide)
  await expect(needs.getByRole('link', { name: 'Push on Cordova', exact: true })).toBeVisible()
  await expect(needs.getByRole('link', { name: /v2/ })).toHaveCount(0)
})

test('what only older versions can do leads to these, by name', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/guides/apps/services/users-authentication/')
  const needs = page.getByRole('region', { name: 'What your app needs' })
  await expect(needs.getByText('not possible: removed in 3.5.2')).toHaveCount(1)
  await needs.getByRole('link', { name: 'OAuth2 on tvOS v1' }).click()
  await expect(page).toHaveURL(/\/en\/sdk\/v1\/tvos\/implementation\/oauth2\/$/)
  await remembersPlatform(page, 'tvos/v1')
  await page.goBack()
  // Now that the page of one was read, that one leads.
  await needs.getByRole('button', { name: /more platforms?$/ }).click()
  await needs.getByRole('link', { name: 'OAuth2 on Cordova (iOS) v2' }).click()
  await expect(page).toHaveURL(/\/en\/sdk\/v2\/cordova\/ios\/implementation\/oauth2\/$/)
})

test('the page of an old version that a reader reads of is named once', async ({ page }) => {
  await page.goto('/en/sdk/v2/cordova/ios/')
  await remembersPlatform(page, 'cordova/v2')
  await page.goto('/en/guides/audience/preferences/')
  const needs = page.getByRole('region', { name: 'What your app needs' })
  await expect(needs.getByRole('link', { name: /^OAuth2 on Cordova/ })).toHaveText([
    'Cordova (Android) v2',
    'Cordova (iOS) v2',
  ])
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

  test('an older version that alone can do it is named, with its link', async ({ page }) => {
    await page.goto('/en/guides/apps/services/users-authentication/')
    const needs = page.getByRole('region', { name: 'What your app needs' })
    await needs.getByRole('link', { name: 'OAuth2 on tvOS v1' }).click()
    await expect(page).toHaveURL(/\/en\/sdk\/v1\/tvos\/implementation\/oauth2\/$/)
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
