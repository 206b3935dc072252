import { expect, test, type Page } from '@playwright/test'
import { alive, laidOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { openSearch, searchField, searchOptions } from '../helpers/search'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** What a reader hears who sees nothing, and where they are after each step: roles, names, announcements and the focus. */

const push = '/en/sdk/v3/android/implementation/push/'

/** Gatsby tells of a new page there. */
const announced = (page: Page) => page.locator('#gatsby-announcer')
const focused = (page: Page) => page.locator(':focus')

test('a page says its parts, and its headings without signs', async ({ page }) => {
  await page.goto(push)
  await alive(page)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - link "Skip to navigation"
    - link "Skip to “On this page”"
    - banner:
      - link "Beckon documentation, home"
      - navigation "Main":
        - link "Guides"
        - link "SDKs"
        - link "API"
        - link "FAQs"
        - link "Quick wins"
      - button "Search"
    - main:
      - status
      - article:
        - navigation "You are here"
        - heading "Push notifications" [level=1]
        - heading "Before you start" [level=2]
        - heading "Turn push on" [level=2]
        - tablist:
          - tab "Kotlin" [selected]
          - tab "Java"
        - tabpanel "Kotlin":
          - figure
        - table
    - navigation "Pages of this section"
    - navigation "On this page"
    - contentinfo
  `)
  const names = await page.getByRole('heading').evaluateAll((all) => all.map((one) => one.textContent))
  for (const name of names.slice(0, 6))
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeAttached()
})

test('from search to a page: each step is told, and the focus goes along', async ({ page }) => {
  await page.goto(push)
  await openSearch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toMatchAriaSnapshot(`
    - combobox "Search the documentation"
  `)
  await searchField(page).fill('inbox')
  await expect(searchOptions(page).first()).toBeVisible()
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog.getByRole('status')).toHaveText(/\d+/)
  await page.keyboard.press('ArrowDown')
  const active = await searchField(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  const before = new URL(page.url()).pathname
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(before)
  await expect(focused(page)).toHaveRole('heading')
  await expect(announced(page)).toHaveText(/^Navigated to .+/)
})

test('along the pages of a section by keyboard: the title has the focus, back the link that led on; both are told', async ({
  page,
}) => {
  await page.goto('/en/guides/apps/create-app/')
  await alive(page)
  const next = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/create-app/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeFocused()
  await expect(announced(page)).toHaveText(/^Navigated to .+/)
  await page.goBack()
  await expect(page).toHaveURL(/create-app/)
  await expect(next).toBeFocused()
})

test('what a button does is told where it is: copying, wrapping, opening', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 480, height: 900 })
  await page.goto('/en/api/segments/')
  await alive(page)
  const call = page.locator('.operation').first()
  const copy = call.locator('figure').getByRole('button', { name: 'Copy' }).filter({ visible: true }).first()
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  await expect(focused(page)).toHaveText('Copied')

  // Offered where a line is longer than its box, which is known of what is laid out.
  await laidOut(page)
  const wrap = page.getByRole('button', { name: 'Wrap long lines' }).filter({ visible: true }).first()
  await wrap.focus()
  await page.keyboard.press('Space')
  // And where none is: it is wrapped on the whole page, and so taken back from wherever one is.
  await expect(focused(page)).toHaveAccessibleName('Wrap long lines')
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true')

  const values = call.getByRole('button', { name: 'Your values' }).filter({ visible: true }).first()
  await values.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your values in samples' })
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Your values in samples":
      - heading "Your values in samples" [level=2]
      - text: Application key
      - textbox "Application key"
      - checkbox "Keep them in this browser, not only in this tab"
      - button "Remove all"
      - button "Done"
  `)
  await expect(dialog.getByLabel('Application key')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(values).toBeFocused()

  const schema = call.getByText('Fields of Segment').first()
  await schema.focus()
  await page.keyboard.press('Enter')
  await expect(call.getByText('Name of the segment').first()).toBeVisible()
})

test('questions and errors are headings in the order of the page', async ({ page }) => {
  for (const path of ['/en/faqs/', '/en/guides/errors/', '/en/quick-wins/', '/en/sdk/', '/en/']) {
    await page.goto(path)
    const levels = await page
      .locator('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [at, level] of levels.entries())
      expect(level, path).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
  }
  await page.goto('/en/faqs/')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group:
      - heading "What is the difference between a user and a device?" [level=3]
    - link "What is the difference between a user and a device?"
  `)
})
