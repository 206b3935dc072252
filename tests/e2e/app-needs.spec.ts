import { expect, test } from '@playwright/test'

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

test('an SDK page names the guide that depends on it', async ({ page }) => {
  await page.goto('/en/sdk/v3/react-native/implementation/push/')
  const guides = page.getByRole('region', { name: 'In the dashboard' })
  await guides.getByRole('link', { name: 'Create a push message' }).click()
  await expect(page).toHaveURL(guide)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link for a developer goes by e-mail', async ({ page }) => {
    await page.goto(guide)
    const needs = page.getByRole('region', { name: 'What your app needs' })
    await expect(needs.getByRole('link', { name: 'Push on iOS' })).toBeVisible()
    await expect(needs.getByRole('button')).toBeHidden()
    const mail = await needs.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href')
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(`${guide}#what-your-app-needs`)
  })
})
