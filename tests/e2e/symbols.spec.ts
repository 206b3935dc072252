import { expect, test } from '@playwright/test'
import { openSearch, searchField } from '../helpers/search'

const symbols = '/en/sdk/v3/android/symbols/'

test(
  'a platform lists its types, and each member has an address with what it is',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(symbols)
    await page.locator('#beckonpush').getByRole('link', { name: 'enableRemoteNotifications' }).click()
    await expect(page).toHaveURL(`${symbols}beckonpush/#beckonpushenableremotenotifications`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BeckonPush')
    const member = page
      .locator('.member')
      .filter({ has: page.locator('#beckonpushenableremotenotifications') })
    await expect(member.locator('#beckonpushenableremotenotifications')).toBeInViewport()
    await expect(member).toContainText('fun enableRemoteNotifications()')
    await expect(member).toContainText('Turns push on')
    await member.getByRole('link', { name: 'Push notifications' }).first().click()
    await expect(page).toHaveURL(/\/en\/sdk\/v3\/android\/implementation\/push\/#[a-z-]+$/)
  },
)

test('an address of before leads to its type', async ({ page }) => {
  await page.goto(`${symbols}#beckonpush`)
  await page.locator('#beckonpush').getByRole('link', { name: 'BeckonPush', exact: true }).click()
  await expect(page).toHaveURL(`${symbols}beckonpush/`)
})

test('a member leads to the same one on another platform', async ({ page }) => {
  await page.goto(`${symbols}beckonpush/#beckonpushenableremotenotifications`)
  const member = page.locator('.member').filter({ has: page.locator('#beckonpushenableremotenotifications') })
  await member.getByRole('link', { name: 'iOS', exact: true }).click()
  await expect(page).toHaveURL('/en/sdk/v3/ios/symbols/beckonpush/#beckonpushenableremotenotifications')
})

test('the filter leaves what fits', async ({ page }) => {
  await page.goto(symbols)
  const field = page.getByRole('searchbox', { name: 'Filter' })
  const other = page.getByRole('link', { name: 'fetchPassBySerial' })
  await expect(async () => {
    await field.fill('')
    await field.fill('remote enable')
    await expect(other).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'enableRemoteNotifications' })).toBeVisible()
  await field.fill('')
  await expect(other).toBeVisible()
})

test('who searches for a member is led to its address, by its name and by its parts', async ({ page }) => {
  await page.goto('/en/sdk/v3/android/')
  await openSearch(page)
  await searchField(page).fill('registerLiveActivity')
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: 'registerLiveActivity' })
    .first()
    .click()
  await expect(page).toHaveURL(`${symbols}beckonpush/#beckonpushregisterliveactivity`)
})

test('the glossary explains a word and leads on', async ({ page }) => {
  await page.goto('/en/guides/glossary/#geo-zone')
  await expect(page.locator('#geo-zone')).toBeInViewport()
  await expect(page.locator('#geo-zone + p')).toContainText('SDKs call it a region')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the reference of a platform can be read', async ({ page }) => {
    await page.goto(symbols)
    await expect(page.getByRole('link', { name: 'enableRemoteNotifications' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeHidden()
  })
})
