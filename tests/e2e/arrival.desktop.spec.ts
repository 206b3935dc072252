import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive, laidOut } from '../helpers/alive'
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

test.describe('the way back', () => {
  const announced = (page: Page) => page.locator('#gatsby-announcer')
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  /** Far down on a page: the last link of its text to another page. */
  async function readOn(page: Page, path: string): Promise<Locator> {
    await page.goto(path)
    await alive(page)
    await laidOut(page)
    const link = page.locator('main .prose a[href^="/en/"]:not([href*="#"]):visible').last()
    await link.scrollIntoViewIfNeeded()
    await link.focus()
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
    return link
  }

  for (const path of ['/en/sdk/v2/tvos/troubleshooting/', '/en/guides/storage/assets/']) {
    test(`leads to the link that was followed, and nothing moves: ${path}`, async ({ page }) => {
      const link = await readOn(page, path)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      const place = await scrollY(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(link).toBeFocused()
      expect(await scrollY(page)).toBe(place)
      await expect(announced(page)).toHaveText(`Navigated to ${title}`)
      await page.keyboard.press('Tab')
      expect(Math.abs((await scrollY(page)) - place)).toBeLessThan(800)
      // Forward is no new visit either.
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await expect(page.locator('main :is(h1, h2, h3, h4):focus')).toHaveCount(1)
    })
  }

  test('leads to the heading above, where the page was left otherwise', async ({ page }) => {
    await readOn(page, '/en/guides/storage/assets/')
    await openSearch(page)
    await searchField(page).fill(why)
    await expect(searchOptions(page).first()).toBeVisible()
    const place = await scrollY(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/faqs/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Frequently/)
    await page.goBack()
    const focused = page.locator('main :is(h2, h3, h4):focus')
    await expect(focused).toHaveCount(1)
    expect(await scrollY(page)).toBe(place)
    const isNearest = await focused.evaluate((heading) => {
      const headings = [...document.querySelectorAll('main :is(h2, h3, h4)')]
      const next = headings[headings.indexOf(heading) + 1]
      const top = (one?: Element) => one?.getBoundingClientRect().top ?? Infinity
      return top(heading) < innerHeight / 3 && top(next) >= innerHeight / 3
    })
    expect(isNearest).toBe(true)
  })

  test('within a page leads to the link that was followed', async ({ page }) => {
    await page.goto('/en/guides/storage/assets/')
    await alive(page)
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveRole('heading')
    await page.goBack()
    await expect(link).toBeFocused()
  })
})
