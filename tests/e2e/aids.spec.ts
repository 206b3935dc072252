import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { bySeconds, spareData } from '../helpers/loads'
import { startSite } from '../helpers/site'
import { test as siteTest } from '../helpers/site-test'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** A guide that uses terms of the glossary. */
const guide = '/en/guides/messages/create/'

const terms = (page: Page) => page.locator('main a.term')
const box = (page: Page) => page.locator('main span:has(> #term-explained)')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test.describe('a term of the glossary', () => {
  /** What the glossary says of the first term of the page. */
  const meaning = async (page: Page): Promise<string> => {
    const link = (await terms(page).first().getAttribute('href')) ?? ''
    const glossary = await page.context().newPage()
    await glossary.goto(link)
    const said = await glossary.locator(`[id="${link.replace(/.*#/, '')}"] + p`).textContent()
    await glossary.close()
    return said?.trim() ?? ''
  }

  test('is explained in place by keyboard; Tab leads into it, and Esc closes it', async ({ page }) => {
    await page.goto(guide)
    await alive(page)
    const said = await meaning(page)
    expect(said.length).toBeGreaterThan(20)
    await terms(page).first().focus()
    await expect(box(page)).toContainText(said)
    await expect(terms(page).first()).toHaveAccessibleDescription(said)
    await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
    expect(await violations(page, ['span:has(> #term-explained)'])).toEqual([])
    await page.keyboard.press('Tab')
    expect(await box(page).evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    await expect(terms(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/guides\/glossary\/#/)
  })

  test('is explained to who points at it, and goes when the pointer has gone', async ({ page }) => {
    await page.goto(guide)
    await alive(page)
    await terms(page).first().hover()
    await expect(box(page)).toBeVisible()
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await box(page).hover()
    await page.mouse.move(2, 2)
    await expect(box(page)).toHaveCount(0)
    // Who points at it has the focus elsewhere, and keeps it.
    const copy = page.getByRole('link', { name: 'Copy page as Markdown' })
    await copy.focus()
    await terms(page).first().hover()
    await expect(box(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    await expect(copy).toBeFocused()
  })

  test('goes as well when the pointer comes by another one on its way', async ({ page }) => {
    await page.clock.install()
    await page.goto(guide)
    await alive(page)
    // A second term in the same line.
    await terms(page)
      .first()
      .evaluate((term) => term.before(term.cloneNode(true), ' '))
    await terms(page).nth(1).hover()
    await expect(async () => {
      await page.clock.runFor(200)
      await expect(box(page)).toBeVisible({ timeout: 250 })
    }).toPass()
    await terms(page).first().hover()
    await page.clock.runFor(100)
    await page.mouse.move(2, 2)
    await page.clock.runFor(1000)
    await expect(box(page)).toHaveCount(0)
  })

  test('leaves nothing behind on its term, however often it is opened', async ({ page }) => {
    await page.goto(guide)
    await alive(page)
    const browser = await page.context().newCDPSession(page)
    const term = terms(page).first()
    for (let times = 0; times < 3; times++) {
      await term.focus()
      await expect(box(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(box(page)).toHaveCount(0)
      await term.blur()
    }
    const { result } = await browser.send('Runtime.evaluate', {
      expression: 'document.querySelector("main a.term")',
    })
    const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    expect(listeners.map(({ type }) => type)).toEqual([])
  })

  test('stays a link where its glossary cannot be had', async ({ page }) => {
    const site = await startSite({ faults: [{ path: /page-data\/en\/guides\/glossary\//, status: 503 }] })
    await page.goto(site.url + guide)
    await alive(page)
    await terms(page).first().click()
    await expect(page).toHaveURL(/\/guides\/glossary\/#/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary')
    await site.close()
  })

  test.describe('under a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('is explained within the screen, and leads on from there', async ({ page }) => {
      await page.goto(guide)
      await alive(page)
      await terms(page).first().tap()
      await expect(box(page)).toBeVisible()
      await expect(box(page)).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(guide)
      await terms(page).first().tap()
      await expect(box(page)).toHaveCount(0)
      await terms(page).first().tap()
      await box(page).getByRole('link', { name: 'Glossary' }).tap()
      await expect(page).toHaveURL(/\/guides\/glossary\/#/)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('leads to the glossary', { tag: '@phone' }, async ({ page }) => {
      await page.goto(guide)
      const id = ((await terms(page).first().getAttribute('href')) ?? '').replace(/.*#/, '')
      await terms(page).first().click()
      await expect(page).toHaveURL(`/en/guides/glossary/#${id}`)
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    })
  })
})

test.describe('the sheet of shortcuts', () => {
  test('opens on ?, is closed by Esc, and leaves the focus where it was', async ({ page }) => {
    await page.goto(guide)
    await alive(page)
    await terms(page).first().focus()
    await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible()
    await expect(
      sheet(page)
        .locator('div', { hasText: /search/i })
        .locator('kbd')
        .first(),
    ).toHaveText('/')
    expect(await violations(page, ['dialog'])).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(terms(page).first()).toBeFocused()
  })

  test('is opened by its button at the end of every page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/')
    await alive(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(sheet(page)).toBeVisible()
    await sheet(page).getByRole('button').click()
    await expect(sheet(page)).toBeHidden()
  })

  test('stays away from who writes, and from what is open', async ({ page }) => {
    await page.goto('/en/guides/errors/')
    await alive(page)
    const field = page.locator('main [role="search"] :is(input, textarea)').first()
    await field.focus()
    await page.keyboard.type('?')
    await expect(field).toHaveValue('?')
    await expect(sheet(page)).toHaveCount(0)
    await field.blur()
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused()
    await page.keyboard.type('?')
    await expect(sheet(page)).toHaveCount(0)
  })

  for (const storage of ['kept', 'blocked'] as const) {
    test(`switches single keys off, with storage ${storage}`, async ({ page }) => {
      if (storage === 'blocked')
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('not allowed', 'SecurityError')
              },
            })
        })
      await page.goto(guide)
      await alive(page)
      await page.keyboard.press('?')
      await sheet(page).getByRole('checkbox').uncheck()
      const status = sheet(page).getByRole('status')
      if (storage === 'blocked') await expect(status).not.toHaveText('')
      else await expect(status).toHaveText('')
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.keyboard.press('/')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.reload()
      await alive(page)
      await page.keyboard.press('?')
      await expect(sheet(page)).toHaveCount(storage === 'kept' ? 0 : 1)
    })
  }

  test('is closed by a press beside it, and not by a selection that is dragged out of it', async ({
    page,
  }) => {
    await page.goto(guide)
    await alive(page)
    await page.keyboard.press('?')
    const title = await sheet(page).getByRole('heading', { name: 'Keyboard shortcuts' }).boundingBox()
    if (!title) throw new Error('The title is not to be seen.')
    await page.mouse.move(title.x + 20, title.y + 10)
    await page.mouse.down()
    await page.mouse.move(5, title.y + 10, { steps: 4 })
    await page.mouse.up()
    await expect(sheet(page)).toBeVisible()
    await page.mouse.click(5, title.y + 10)
    await expect(sheet(page)).toBeHidden()
  })

  siteTest(
    'that cannot be had has its button say so; it opens at a press once it can',
    async ({ page, open, site }) => {
      await page.clock.install()
      await open(guide, [{ path: /^\/aids-/, status: 404 }])
      await alive(page)
      const button = page.getByRole('contentinfo').locator('[data-shortcuts]')
      await button.click()
      await bySeconds(page, async () => {
        await expect(button).toHaveText('Could not be loaded. Try again', { timeout: 500 })
      })
      await expect(button).toBeFocused()
      site.setFaults([])
      await button.click()
      await expect(sheet(page)).toBeVisible()
      await expect(button).toHaveText('Keyboard shortcuts')
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is not offered', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/en/')
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0)
    })
  })
})
