import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { openSearch, searchField as field, searchOptions as options } from '../helpers/search'

const androidPush = '/en/sdk/v3/android/implementation/push/'
const cordovaPush = '/en/sdk/v3/cordova/implementation/push/'

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

/** Words that a page has only in what hides them. */
const onlyIn = (page: Page, hiding: string) =>
  page.evaluate((selector) => {
    const main = document.querySelector('main')!
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const all: { word: string; around: Element }[] = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      for (const word of data.toLowerCase().match(/\b[a-z]{6,}\b/g) ?? [])
        if (parentElement) all.push({ word, around: parentElement })
    }
    return all
      .filter(({ word, around }) => {
        const isHidden = around.closest(selector) && !around.checkVisibility()
        // Words of other forms of it would be marked as well.
        const alike = all.filter((one) => one.word.startsWith(word.slice(0, 5)))
        return isHidden && alike.every((one) => one.around.closest(selector) && !one.around.checkVisibility())
      })
      .map(({ word }) => word)
  }, hiding)

/** Comes to a page as from a search for some words in another tab. */
async function landOn(page: Page, path: string, words: readonly string[]) {
  await page.evaluate(
    ([at, all]) =>
      localStorage.setItem(
        'beckon-search-landing',
        JSON.stringify({
          path: at,
          at: Date.now(),
          text: all.join(' '),
          // As for a word that is not finished: what the index makes of a whole one is its own matter.
          wanted: { terms: [], beginnings: all.map((word) => word.slice(0, 5)) },
        }),
      ),
    [path, words] as const,
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
      for (const word of await marked(page)) expect(word).toMatch(/notif|permi|alert|allow|prompt/)
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

  for (const [what, hiding, path] of [
    ['a variant that was not chosen', '[data-tab][data-active="false"]', androidPush],
    ['a side matter', '.prose details:not([open]):not([data-menu]) > :not(summary)', cordovaPush],
  ] as const) {
    test(`opens ${what} where only that has the words`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(path)
      await alive(page)
      const [hidden = ''] = await onlyIn(page, hiding)
      expect(hidden).not.toBe('')
      await landOn(page, path, [hidden])
      await expect(page.getByRole('region', { name: 'Marked words' })).toContainText(/1 of \d+/)
      expect((await marked(page))[0]).toContain(hidden.slice(0, 5))
      await expect.poll(async () => (await seen(page))[0]).toBe(true)
    })
  }

  test('shows a variant for its words without taking it for the choice of the reader', async ({ page }) => {
    await page.goto(androidPush)
    await alive(page)
    const [hidden = ''] = await onlyIn(page, '[data-tab][data-active="false"]')
    const open = page.locator('main [data-tab][data-active="true"]')
    const before = await open.evaluateAll((tabs) => tabs.map((tab) => tab.id))
    await landOn(page, androidPush, [hidden])
    await expect(page.getByRole('region', { name: 'Marked words' })).toContainText(/1 of \d+/)
    await expect(open).not.toHaveCount(0)
    expect(await open.evaluateAll((tabs) => tabs.map((tab) => tab.id))).not.toEqual(before)
    await page.goto(androidPush)
    await alive(page)
    expect(await open.evaluateAll((tabs) => tabs.map((tab) => tab.id))).toEqual(before)

    // One that the reader presses is a choice, also where another one was shown for words.
    await landOn(page, androidPush, [hidden])
    await expect(page.getByRole('region', { name: 'Marked words' })).toContainText(/1 of \d+/)
    const set = page.locator('main [data-tabs]').first()
    const name = await set.getByRole('tab').last().getAttribute('data-tab-button')
    await set.getByRole('tab').first().click()
    await set.getByRole('tab').last().click()
    await page.goto(androidPush)
    await alive(page)
    await expect(set.locator('[data-tab][data-active="true"]')).toHaveAttribute('data-tab', name ?? '')
  })

  test('leaves closed what is closed where the words are shown as well, and does not count it', async ({
    page,
  }) => {
    await page.goto(androidPush)
    await alive(page)
    const closed = page.locator('main [data-tab][data-active="false"]')
    const count = await closed.count()
    const [hidden = ''] = await onlyIn(page, '[data-tab][data-active="false"]')
    expect(hidden).not.toBe('')
    await landOn(page, androidPush, [hidden, 'notification'])
    await expect(page.getByRole('region', { name: 'Marked words' })).toContainText(/1 of \d+/)
    const words = await marked(page)
    expect(words).toContain('notification')
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
