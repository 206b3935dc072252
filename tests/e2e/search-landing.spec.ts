import { expect, test, type Page } from '@playwright/test'
import { openSearch, searchField as field, searchOptions as options } from '../helpers/search'

const androidPush = '/en/sdk/v3/android/implementation/push/'

/** What the browser paints as found, in the order of the page. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString().toLowerCase()),
  )

/** Of each marked word, whether a reader sees it. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map((range) => {
      const { top, bottom, height } = (range as Range).getBoundingClientRect()
      return height > 0 && top >= 0 && bottom <= window.innerHeight
    }),
  )

/** Words that a page has once, and only in what hides it. */
const onlyIn = (page: Page, hiding: string) =>
  page.evaluate((selector) => {
    const main = document.querySelector('main')
    const wordsOf = (text: string | null | undefined) => text?.toLowerCase().match(/\b[a-z]{6,}\b/g) ?? []
    const shown = new Set(wordsOf(main?.innerText))
    const all = wordsOf(main?.textContent)
    return [...document.querySelectorAll(`main :is(${selector})`)]
      .flatMap(({ textContent }) => wordsOf(textContent))
      .filter((word) => !shown.has(word) && all.filter((one) => one === word).length === 1)
  }, hiding)

/** Comes to a page as from a search for some words in another tab. */
async function landOn(page: Page, path: string, terms: readonly string[]) {
  await page.evaluate(
    ([at, all]) =>
      localStorage.setItem(
        'beckon-search-landing',
        JSON.stringify({
          path: at,
          at: Date.now(),
          text: all.join(' '),
          wanted: { terms: all, beginnings: [] },
        }),
      ),
    [path, terms] as const,
  )
  await page.goto(path)
}

test.describe('the page that a search led to', () => {
  test(
    'has the words marked, one of them in view, and the focus on the heading',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/en/sdk/v3/android/')
      await openSearch(page)
      await field(page).fill('notification permission')
      const section = page.locator(`[role="option"][href*="#"]`).first()
      const address = (await section.getAttribute('href')) ?? ''
      await section.click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
      for (const word of await marked(page)) expect(word).toMatch(/notif|permi|alert|allow/)
      await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeFocused()
      const inView = () =>
        page.evaluate(() =>
          [...(CSS.highlights.get('search') ?? [])].some((range) => {
            const { top, bottom } = (range as Range).getBoundingClientRect()
            return top >= 0 && bottom <= window.innerHeight
          }),
        )
      await expect.poll(inView).toBe(true)

      await page.getByRole('region', { name: 'Marked words' }).getByRole('button', { name: 'Clear' }).click()
      expect(await marked(page)).toEqual([])
      await expect(page.getByRole('region', { name: 'Marked words' })).toHaveCount(0)
    },
  )

  for (const [what, hiding] of [
    ['a variant that was not chosen', '[data-tab][data-active="false"]'],
    ['a side matter', 'details:not([open]) > :not(summary)'],
  ] as const) {
    test(`opens ${what} where only that has the words`, { tag: '@phone' }, async ({ page }) => {
      const path = '/en/sdk/v3/cordova/implementation/push/'
      await page.goto(path)
      const [hidden = ''] = await onlyIn(page, hiding)
      await landOn(page, path, [hidden])
      await expect(page.getByRole('region', { name: 'Marked words' })).toContainText('1 of 1')
      expect(await marked(page)).toEqual([hidden])
      await expect.poll(() => seen(page)).toEqual([true])
    })
  }

  test('leaves closed what is closed where the words are shown as well, and does not count it', async ({
    page,
  }) => {
    const path = '/en/sdk/v3/cordova/implementation/push/'
    await page.goto(path)
    const closed = page.locator('main [data-tab][data-active="false"]')
    const count = await closed.count()
    const [hidden = ''] = await onlyIn(page, '[data-tab][data-active="false"]')
    await landOn(page, path, [hidden, 'push'])
    await expect(page.getByRole('region', { name: 'Marked words' })).toContainText(/1 of \d+/)
    const words = await marked(page)
    expect(words).toContain('push')
    expect(words).not.toContain(hidden)
    await expect(closed).toHaveCount(count)
  })

  test('loses its marks with Esc, and steps from one to the next', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/')
    await openSearch(page)
    await field(page).fill('push notifications')
    await expect(options(page).first()).toHaveAttribute('href', androidPush)
    await page.keyboard.press('Enter')
    const bar = page.getByRole('region', { name: 'Marked words' })
    await expect(bar).toContainText(/1 of \d+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await bar.getByRole('button', { name: 'Next place' }).click()
    await expect(bar).toContainText(/2 of \d+/)
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
    expect(await marked(page)).toEqual([])
  })

  test('has no marks when the reader comes some other way', async ({ page }) => {
    await page.goto(androidPush)
    await openSearch(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await marked(page)).toEqual([])
  })

  test('may be the one that the reader is on', async ({ page }) => {
    await page.goto(androidPush)
    await openSearch(page)
    await field(page).fill('push notifications')
    await options(page)
      .and(page.locator(`[href^="${androidPush}"]`))
      .first()
      .click()
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
  })

  for (const key of ['Control', 'Meta']) {
    test(`opens in a new tab with ${key} Enter, words marked, and search stays open`, async ({
      page,
      context,
    }) => {
      await page.goto('/en/sdk/v3/android/')
      await openSearch(page)
      await field(page).fill('push notifications')
      await expect(options(page).first()).toHaveAttribute('href', androidPush)
      const opened = context.waitForEvent('page')
      await page.keyboard.press(`${key}+Enter`)
      const tab = await opened
      await expect(tab).toHaveURL(new RegExp(`${androidPush}$`))
      await expect.poll(async () => (await marked(tab)).length).toBeGreaterThan(0)
      await expect(field(page)).toBeVisible()
    })
  }
})
