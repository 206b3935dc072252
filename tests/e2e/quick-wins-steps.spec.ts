import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const cards = (page: Page) => page.locator('details[data-goal]:visible')
const card = (page: Page, title: string) => page.locator('details[data-goal]', { hasText: title }).first()
const welcome = (page: Page) => card(page, 'Welcome everyone who installs the app')
const menu = (page: Page) => page.getByRole('combobox', { name: 'Goal', exact: true })

/** A page of quick wins that answers. */
async function open(page: Page, rest = ''): Promise<void> {
  await page.goto(`/en/quick-wins/${rest}`)
  await alive(page)
}

test.describe('steps', () => {
  const boxes = (page: Page) => welcome(page).getByRole('checkbox')

  test(
    'that are ticked stay so after a reload, and the closed card says how far it is',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page)
      await welcome(page).locator('> summary').click()
      const count = await boxes(page).count()
      expect(count).toBeGreaterThan(4)
      // Its sentence is its name, and ticks it as well.
      await welcome(page)
        .getByRole('checkbox', { name: /^Turn the connector on/ })
        .check()
      await welcome(page).getByText('Set a delay of 30 minutes').click()
      await expect(welcome(page).locator('> summary')).toContainText(`2 of ${count} steps`)
      await page.reload()
      await alive(page)
      // It is open, as it was.
      await expect(welcome(page)).toHaveAttribute('open')
      await welcome(page).locator('> summary').click()
      await expect(welcome(page)).not.toHaveAttribute('open')
      await expect(welcome(page).locator('> summary')).toContainText(`2 of ${count} steps`)
      await welcome(page).locator('> summary').click()
      await expect(welcome(page).getByRole('checkbox', { name: /^Turn the connector on/ })).toBeChecked()
      await expect(welcome(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
      for (const box of await boxes(page).all()) await box.check()
      await expect(welcome(page).locator('> summary')).toContainText(`All ${count} steps done`)
      await welcome(page).getByRole('button', { name: 'Clear ticks' }).click()
      await expect(welcome(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
      await expect(welcome(page).locator('> summary')).toContainText(`${count} steps`)
    },
  )

  for (const [what, spoil] of [
    [
      'is missing',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('no')
          },
        }),
    ],
    [
      'holds nonsense',
      () =>
        window.localStorage.setItem('beckon-steps', '{"welcome-everyone-who-installs-the-app":7,"x":[null]'),
    ],
    [
      'holds another form',
      () => window.localStorage.setItem('beckon-steps', '{"welcome-everyone-who-installs-the-app":{"a":1}}'),
    ],
  ] as const) {
    test(`can be ticked where storage ${what}`, async ({ page }) => {
      const errors: unknown[] = []
      page.on('pageerror', (error) => errors.push(error))
      await page.addInitScript(spoil)
      await open(page)
      await welcome(page).locator('> summary').click()
      await boxes(page).first().check()
      await expect(welcome(page).locator('> summary')).toContainText(/^.*1 of \d+ steps/)
      expect(errors).toEqual([])
    })
  }

  test('ticked in another tab are ticked here', async ({ page, context }) => {
    await open(page)
    const other = await context.newPage()
    await open(other)
    await welcome(other).locator('> summary').click()
    await boxes(other).first().check()
    await expect(welcome(page).locator('> summary')).toContainText('1 of')
  })
})

test.describe('on paper', () => {
  const print = (page: Page, type: 'beforeprint' | 'afterprint') =>
    page.evaluate((event) => dispatchEvent(new Event(event)), type)

  test('are the cards that are open, with their boxes, and nothing to press', async ({ page }) => {
    await open(page)
    await welcome(page).locator('> summary').click()
    await welcome(page).getByRole('checkbox').first().check()
    await print(page, 'beforeprint')
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page)).toHaveCount(1)
    await expect(welcome(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(welcome(page).getByRole('button', { name: 'Print checklist' })).toBeHidden()
    await expect(menu(page)).toBeHidden()
    await print(page, 'afterprint')
    await page.emulateMedia({ media: 'screen' })
    await expect(cards(page)).toHaveCount(30)
  })

  test('are all of them where none is open', async ({ page }) => {
    await open(page)
    await print(page, 'beforeprint')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('details[data-goal][open]:visible')).toHaveCount(30)
  })

  test('is one alone where its button is pressed, in the lane of its reader', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => dispatchEvent(new Event('beforeprint'))
    })
    await open(page, '?for=marketer')
    await welcome(page).locator('> summary').click()
    await card(page, 'Ask for push at a good moment').locator('> summary').click()
    await welcome(page).getByRole('button', { name: 'Print checklist' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page)).toHaveCount(1)
    await expect(welcome(page).getByRole('heading', { name: /^In the dashboard/ })).toBeVisible()
    await expect(welcome(page).getByRole('heading', { name: /^In the app/ })).toBeHidden()
  })
})
