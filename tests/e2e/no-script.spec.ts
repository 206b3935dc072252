import { expect, test } from '@playwright/test'
import { startSite } from '../helpers/site'

test.use({ javaScriptEnabled: false })

const push = '/en/sdk/v3/android/implementation/push/'

test('an article can be read, with every variant of its samples', { tag: '@phone' }, async ({ page }) => {
  await page.goto(push)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications')
  for (const label of ['Kotlin', 'Java']) {
    await expect(
      page.locator(`[data-tabs="language"] [data-tab="${label.toLowerCase()}"]`).first(),
    ).toBeVisible()
  }
  // What cannot work is not offered.
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0)
})

test(
  'the section can be walked through, and the platform switched',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(push)
    if (isMobile) {
      await page.getByRole('link', { name: 'Menu' }).click()
      await expect(page).toHaveURL(`${push}#menu`)
    }
    await page.getByText('Platform', { exact: true }).click()
    await page.getByRole('link', { name: 'iOS', exact: true }).click()
    await expect(page).toHaveURL('/en/sdk/v3/ios/implementation/push/')
    await page
      .getByRole('navigation', { name: 'Pages of this section' })
      .getByRole('link', { name: 'Inbox' })
      .click()
    await expect(page).toHaveURL('/en/sdk/v3/ios/implementation/inbox/')
  },
)

test('the root offers the way on a host that only serves files', async ({ page }) => {
  const site = await startSite()
  await page.goto(site.url)
  await page.getByRole('link', { name: 'Read the documentation in English' }).click()
  await expect(page).toHaveURL(`${site.url}/en/`)
  await site.close()
})
