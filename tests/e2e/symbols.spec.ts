import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { openSearch, searchField } from '../helpers/search'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

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

test(
  'a type with many members has a field at its top that leaves those that fit',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${symbols}beckon/`)
    const field = page.getByRole('searchbox', { name: 'Filter' })
    const fits = page.locator('#beckonfetchdynamiclink')
    const other = page.locator('#beckonunlaunch')
    await expect(other).toBeVisible()
    // What was typed before its code came counts as well.
    await field.pressSequentially('dynamic target')
    await expect(other).toBeHidden()
    await expect(fits).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^\d+ names?$/ })).toBeVisible()
    // What no member says leaves nothing, and says so.
    await field.fill('zeppelin')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing fits' })).toBeVisible()
    await expect(fits).toBeHidden()
    await expect(page.getByRole('link', { name: 'Search the documentation for “zeppelin”' })).toHaveAttribute(
      'href',
      '?q=zeppelin',
    )
    // Escape empties the field, as in every search field.
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(other).toBeVisible()
    // From the field, the next thing for the keyboard is what is left.
    await field.fill('dynamic target')
    await expect(other).toBeHidden()
    await field.press('Tab')
    await expect(page.locator('.member a:focus, .prose h2 a:focus')).toBeVisible()
  },
)

test('a member is found by what its sentence says', async ({ page }) => {
  await page.goto(`${symbols}beckon/`)
  const all = page.locator('.member:visible, .field:visible')
  const count = await all.count()
  expect(count).toBeGreaterThan(20)
  await alive(page)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('listener')
  await expect(async () => expect(await all.count()).toBeLessThan(count)).toPass()
  for (const text of await all.allTextContents()) expect(text.toLowerCase()).toContain('listener')
})

test('a link to a member that is hidden brings it back', async ({ page }) => {
  await page.goto(`${symbols}beckon/`)
  const other = page.locator('#beckonunlaunch')
  await alive(page)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('dynamic target')
  await expect(other).toBeHidden()
  const entry = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'unlaunch', exact: true })
  const steppedBack = await entry.evaluate((link) => link.style.color)
  expect(steppedBack).not.toBe('')
  await entry.click()
  await expect(other).toBeInViewport()
  await expect.poll(() => entry.evaluate((link) => link.style.color)).toBe('')
})

test('a link to a member stops below the field', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${symbols}beckon/#beckonunlaunch`)
  await expect(page.locator('#beckonunlaunch')).toBeInViewport()
  const edges = () =>
    page.evaluate(() => {
      const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return (rect('#beckonunlaunch')?.top ?? 0) - (rect('.prose form')?.bottom ?? Infinity)
    })
  await expect.poll(edges).toBeGreaterThanOrEqual(0)
})

const longest = 'BeckonNotificationDeliveryMechanism'

/** The texts of an element, between the places where it may break, that stand on more than one line. */
const brokenTexts = (element: Element) => {
  const broken: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
      broken.push(node.textContent ?? '')
  }
  return broken
}

test('a name in the tree that is too long for its line breaks between its parts', async ({ page }) => {
  await page.goto(`${symbols}${longest.toLowerCase()}/`)
  const tree = page.getByRole('navigation', { name: 'Pages of this section' })
  const label = tree.getByRole('link', { name: longest, exact: true })
  await expect(label).toBeVisible()
  expect(await label.evaluate(brokenTexts)).toEqual([])
})

test('so does one in the menus of versions and platforms', async ({ page }) => {
  await page.goto(`${symbols}${longest.toLowerCase()}/`)
  const menus = page.locator('details[data-menu]').filter({ hasText: `has no page on “${longest}”` })
  const menu = menus.filter({ visible: true }).first()
  await menu.locator('summary').click()
  const note = menu.locator('small').first()
  await expect(note).toBeVisible()
  const broken = await note.evaluate(brokenTexts)
  expect(broken.filter((text) => text.includes(longest) || !text.includes(' '))).toEqual([])
})

test('so does a title', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${symbols}${longest.toLowerCase()}/`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(longest)
  expect(await title.evaluate(brokenTexts)).toEqual([])
})

test('a value says what it carries', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/sdk/v3/ios/symbols/beckonerror/')
  const row = page.locator('.field').filter({ has: page.getByRole('link', { name: 'serviceUnavailable' }) })
  await expect(row.locator('p').first()).toHaveText('serviceUnavailable(service: String)')
  await expect(row).toContainText('Key of the service')
})

test('a type with few members has no field', async ({ page }) => {
  await page.goto(`${symbols}beckonpushui/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveCount(0)
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

  test('a type shows no field that does nothing', async ({ page }) => {
    await page.goto(`${symbols}beckon/`)
    await expect(page.locator('.member').first()).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeHidden()
  })
})
