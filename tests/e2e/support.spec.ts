import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** What each platform supports, on the front of the SDK docs: the table that is seen. */
const table = (page: Page) =>
  page.getByRole('region', { name: 'What each platform supports' }).locator('table:visible')
const capability = (page: Page, name: string) =>
  table(page)
    .locator('tbody')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('each cell is a sign that leads to its page, with words for whoever cannot see it', async ({ page }) => {
  await page.goto('/en/sdk/')
  await alive(page)
  const yes = page.getByRole('link', { name: 'Inbox on Cordova: Yes', exact: true })
  const no = page.getByRole('link', { name: 'Live activities on Flutter: No', exact: true })
  const part = page.getByRole('link', { name: 'Monetize on Android: In part', exact: true })
  const signs = await Promise.all(
    [yes, no, part].map((cell) =>
      cell.evaluate((element) => {
        const { width, height, borderRadius } = getComputedStyle(element, '::before')
        return [width, height, borderRadius].join(' ')
      }),
    ),
  )
  expect(new Set(signs).size).toBe(3)
  // The words are there, and out of sight.
  expect(await yes.evaluate((element) => parseFloat(getComputedStyle(element).textIndent))).toBeGreaterThan(
    20,
  )
  await yes.click()
  await expect(page).toHaveURL('/en/sdk/v3/cordova/implementation/inbox/')
})

test('the words of a cell begin beyond its edge, and a name on end stands above its signs', async ({
  page,
}) => {
  await page.goto('/en/sdk/')
  await alive(page)
  const cells = table(page).locator('td[data-state] > *')
  const beyond = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return words.getBoundingClientRect().left - cell.getBoundingClientRect().right
    }),
  )
  expect(beyond.length).toBeGreaterThan(150)
  // The first stem of a letter at the very edge would be a dot.
  expect(Math.min(...beyond)).toBeGreaterThanOrEqual(1)
  for (const width of [1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const off = await table(page).evaluate((element) => {
      const middle = (one: Element | null | undefined) => {
        const { left, right } = one?.getBoundingClientRect() ?? { left: 0, right: NaN }
        return (left + right) / 2
      }
      const names = [...element.querySelectorAll('thead th:not(:first-child) > span')]
      const signs = [...element.querySelectorAll('tbody:first-of-type td[data-state] > *')]
      return names.map((name, index) => Math.abs(middle(name) - middle(signs[index])))
    })
    expect(off.length).toBeGreaterThan(5)
    expect(Math.max(...off), `${width}`).toBeLessThan(1)
  }
})

test('a reason that holds for several platforms stands once below its row', async ({ page }) => {
  await page.goto('/en/sdk/')
  const oauth = capability(page, 'OAuth2')
  await expect(oauth.getByText('removed in 3.5.2')).toHaveCount(1)
  await expect(oauth).toContainText(
    'Android, iOS, Flutter, React Native, Cordova, Ionic Native: removed in 3.5.2',
  )
  await expect(capability(page, 'Push').getByRole('paragraph')).toHaveCount(0)
  // A row says one, and the others when they are asked for.
  const huawei = capability(page, 'Push on Huawei devices')
  await expect(huawei.getByText('iOS has the push service of Apple')).toBeVisible()
  await expect(huawei.getByText('tvOS has the push service of Apple')).toBeHidden()
  await huawei.getByText('2 more').click()
  await expect(huawei.getByText('tvOS has the push service of Apple')).toBeVisible()
})

test('the head stays below the header while the rows go by', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/sdk/')
  await alive(page)
  await table(page).getByRole('rowheader', { name: 'Scannables' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 150))
  const head = table(page).getByRole('columnheader', { name: 'Android' })
  await expect(head).toBeInViewport()
  const [header, top] = await Promise.all([
    page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
    head.evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(Math.abs(top - header)).toBeLessThanOrEqual(2)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a version is chosen by mouse and by keyboard', { tag: '@phone' }, async ({ page, isMobile }) => {
      await page.goto('/en/sdk/')
      await expect(table(page)).toHaveCount(1)
      await expect(
        capability(page, 'Live activities').getByRole('link', { name: /Android: Yes/ }),
      ).toHaveCount(1)
      const versions = page.getByRole('radio')
      await expect(versions).toHaveCount(3)
      await page.locator('label', { hasText: 'Version 2' }).click()
      await expect(versions.nth(1)).toBeChecked()
      await expect(table(page)).toHaveCount(1)
      await expect(table(page)).toContainText('SDK v2 by platform')
      await expect(capability(page, 'Live activities').getByRole('link', { name: /: Yes/ })).toHaveCount(0)
      if (isMobile) return
      await versions.nth(1).press('ArrowRight')
      await expect(table(page)).toContainText('SDK v1 by platform')
    })
  })
}

test.describe('on a phone', () => {
  for (const width of [390, 320]) {
    test(`a capability is a line at ${width} px, and every sign can be touched`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/en/sdk/')
      await alive(page)
      await expect(table(page)).toHaveCSS('display', 'table')
      const rows = () =>
        table(page)
          .locator('tbody')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(await rows()).toHaveLength(20)
      // Long names have a second line of text; at 320 px, a third. The typeface may come late.
      await expect.poll(async () => Math.max(...(await rows()))).toBeLessThanOrEqual(width === 390 ? 54 : 72)
      const targets = await table(page)
        .locator('td a')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .map(({ width: wide, height }) => Math.min(wide, height)),
        )
      expect(targets.length).toBeGreaterThan(150)
      expect(Math.min(...targets)).toBeGreaterThanOrEqual(24)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('the reasons come when they are asked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/sdk/')
    const reason = capability(page, 'OAuth2').getByText('removed in 3.5.2')
    await expect(reason).toBeHidden()
    await page.getByText('Show reasons').click()
    await expect(reason).toBeVisible()
  })
})

test('it is a table for screen readers, where large text makes a list of it as well', async ({ page }) => {
  // 320 px of which each holds twice the text.
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/en/sdk/')
  await alive(page)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect(table(page)).toHaveCSS('display', 'block')
  const counts = await table(page).evaluate((element) => ({
    cell: element.querySelectorAll('td').length,
    row: element.querySelectorAll('tr:not([class])').length,
    columnheader: element.querySelectorAll('thead th').length,
  }))
  // The browser's own tree: what it makes of the style sheet, too.
  const client = await page.context().newCDPSession(page)
  const handle = await table(page).elementHandle()
  const { result } = await client.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('table:has(caption)')].find((one) => one.checkVisibility())`,
  })
  expect(handle).not.toBeNull()
  const { nodes } = await client.send('Accessibility.queryAXTree', { objectId: result.objectId ?? '' })
  const count = (role: string) => nodes.filter((node) => node.role?.value === role && !node.ignored).length
  expect({ table: count('table'), columnheader: count('columnheader'), row: count('row') }).toEqual({
    table: 1,
    columnheader: counts.columnheader,
    row: counts.row,
  })
  expect(count('cell')).toBeGreaterThan(150)
})

test('the chosen version is on paper as a table that fits, with its reasons', async ({ page }) => {
  await page.goto('/en/sdk/')
  await alive(page)
  await page.locator('label', { hasText: 'Version 2' }).click()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 660, height: 1000 })
  await expect(table(page)).toHaveCount(1)
  await expect(table(page)).toHaveCSS('display', 'table')
  await expect(table(page)).toContainText('SDK v2 by platform')
  await expect(capability(page, 'User inbox')).toContainText('the user inbox begins with version 3')
  await expect(page.getByText('Version 1', { exact: false }).first()).toBeHidden()
  const right = await table(page).evaluate((node) => node.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(await page.evaluate(() => document.documentElement.clientWidth))
})

test('it comes along on a page that is moved to', async ({ page }) => {
  await page.goto('/en/faqs/')
  await alive(page)
  await page.getByRole('banner').getByRole('link', { name: 'SDKs', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Inbox on Cordova: Yes', exact: true })).toBeVisible()
})
