import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { openSearch, searchField, searchOptions } from '../helpers/search'

const errors = '/en/guides/errors/'
const quickWins = '/en/quick-wins/'
const faqs = '/en/faqs/'
const symbols = '/en/sdk/v1/ios/symbols/beckonpushlib/'
const why = 'why did the id of a device change'

const errorsFinder = (page: Page) => page.getByRole('textbox', { name: 'A line of a log' })
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter' })

/** Searches from the keyboard, and follows the hit that leads to an address. */
async function searchFor(page: Page, words: string, address: string): Promise<void> {
  await openSearch(page)
  await searchField(page).fill(words)
  await searchOptions(page)
    .and(page.locator(`[href="${address}"]`))
    .first()
    .click()
  await expect(page).toHaveURL(address)
}

/** A place that is seen whole, below the header, and from which Tab goes on. */
async function isReached(place: Locator): Promise<void> {
  await expect(place).toBeFocused()
  await expect(place).toBeInViewport({ ratio: 1 })
}

test.describe('a hit of search on the page that is read', () => {
  test('is shown by a filter that hides it, once and again', async ({ page }) => {
    await page.goto(errors)
    await alive(page)
    const hit = page.locator('#badtopic')
    for (const line of ['401', '503']) {
      await expect(async () => {
        await errorsFinder(page).fill('')
        await errorsFinder(page).fill(line)
        await expect(hit).toBeHidden({ timeout: 500 })
      }).toPass()
      await searchFor(page, 'BadTopic', `${errors}#badtopic`)
      await isReached(hit)
      await expect(errorsFinder(page)).toHaveValue('')
      // What marks words moves the page only where none of them is seen.
      await expect(page.getByRole('region', { name: 'Marked words' })).toBeVisible()
      await isReached(hit)
    }
  })

  test('is shown by the filter of a reference', async ({ page }) => {
    await page.goto(symbols)
    const hit = page.locator('#beckonpushlibfetchpass')
    await expect(async () => {
      await filter(page).fill('')
      await filter(page).fill('badge')
      await expect(hit).toBeHidden({ timeout: 500 })
    }).toPass()
    await searchFor(page, 'fetchPass', `${symbols}#beckonpushlibfetchpass`)
    await isReached(hit)
    await expect(filter(page)).toHaveValue('')
  })

  for (const [query, are] of [
    ['?goal=operate', 'narrowed'],
    ['', 'all there'],
  ] as const) {
    test(`opens its card where use cases are ${are}, once and again`, async ({ page }) => {
      await page.goto(quickWins + query)
      await alive(page)
      const hit = page.locator('#rescue-an-abandoned-cart')
      for (let time = 0; time < 2; time++) {
        if (query) {
          await page.getByRole('combobox', { name: 'Goal', exact: true }).selectOption('operate')
          await expect(hit).toBeHidden()
        }
        await searchFor(page, 'rescue an abandoned cart', `${quickWins}#rescue-an-abandoned-cart`)
        await expect(hit).toHaveAttribute('open')
        await isReached(hit.locator('> summary'))
        await hit.evaluate((card: HTMLDetailsElement) => (card.open = false))
        await page.evaluate(() => scrollTo(0, 0))
      }
    })
  }

  test('opens its question, once and again', async ({ page }) => {
    await page.goto(faqs)
    await alive(page)
    const hit = page.locator('#why-did-the-id-of-a-device-change')
    for (let time = 0; time < 2; time++) {
      await openSearch(page)
      await searchField(page).fill(why)
      const option = searchOptions(page).and(page.locator(`[href$="#${await hit.getAttribute('id')}"]`))
      await expect(async () => {
        await page.keyboard.press('ArrowDown')
        await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 300 })
      }).toPass()
      await page.keyboard.press('Enter')
      await isReached(hit.locator('summary'))
      await expect(hit.locator('summary + *')).toBeInViewport()
      await hit.evaluate((question: HTMLDetailsElement) => (question.open = false))
      await page.evaluate(() => scrollTo(0, 0))
    }
  })
})

test('a link of the page opens its question again that was closed meanwhile', async ({ page }) => {
  await page.goto(faqs)
  await alive(page)
  const question = page.locator('#why-did-the-id-of-a-device-change')
  const link = page.locator('main a[href="#why-did-the-id-of-a-device-change"]')
  for (let time = 0; time < 2; time++) {
    await link.focus()
    await page.keyboard.press('Enter')
    await isReached(question.locator('summary'))
    await expect(question).toHaveAttribute('open')
    await question.evaluate((one: HTMLDetailsElement) => (one.open = false))
  }
})

test('a link of the page shows once more what a filter has hidden since', async ({ page }) => {
  await page.goto(errors)
  await alive(page)
  const group = page.locator('h2#hms')
  for (let time = 0; time < 2; time++) {
    await expect(async () => {
      await errorsFinder(page).fill('')
      await errorsFinder(page).fill('BadTopic')
      await expect(group).toBeHidden({ timeout: 500 })
    }).toPass()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'HMS' }).click()
    await isReached(group)
    await expect(errorsFinder(page)).toHaveValue('')
  }
})
