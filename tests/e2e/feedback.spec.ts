import { expect, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { bySeconds, spareData } from '../helpers/loads'
import { test } from '../helpers/site-test'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const path = '/en/sdk/v3/android/implementation/push/'
const address = `https://docs.beckon.example${path}`

const copyLink = (page: Page) => page.getByRole('article').locator('[data-tool="page"]')
const dialog = (page: Page) => page.getByRole('dialog')
/** What a link of the dialog opens. */
const draft = async (page: Page, name: string): Promise<{ to: string; title: string; text: string }> => {
  const url = new URL((await dialog(page).getByRole('link', { name }).getAttribute('href')) ?? '')
  const { searchParams: said } = url
  return {
    to: `${url.protocol}${url.host}${url.pathname}`,
    title: said.get('title') ?? said.get('subject') ?? '',
    text: (said.get('body') ?? '').replaceAll('\r\n', '\n'),
  }
}

test.describe('the page as Markdown', () => {
  test('is copied, to the letter', { tag: '@phone' }, async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    await alive(page)
    await expect(copyLink(page)).toHaveText('Copy page as Markdown')
    await copyLink(page).click()
    await expect(copyLink(page)).toHaveText('Copied')
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
    const own = await (await request.get(`${path}index.md`)).text()
    expect(own).toMatch(/^# Push notifications/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own)
    await expect(page).toHaveURL(path)
  })

  for (const [name, own, title] of [
    ['the home page', '/en/', '# '],
    ['the list of all pages', '/en/all-pages/', '# All pages\n'],
    ['the page of packs', '/en/offline/', '# Reading offline\n'],
  ] as const)
    test(`is copied from ${name}`, async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(own)
      await alive(page)
      const link = page.getByRole('main').locator('[data-tool="page"]')
      await expect(link).toHaveText('Copy page as Markdown')
      await link.click()
      await expect(link).toHaveText('Copied')
      const text = await (await request.get(`${own}index.md`)).text()
      expect(text.startsWith(title)).toBe(true)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    })

  test('is said not to have been copied, and is opened by who presses again', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('not allowed')) },
      }),
    )
    await page.goto(path)
    await alive(page)
    await copyLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(copyLink(page)).toHaveText(/^Not copied/)
    await expect(page.getByRole('status').filter({ hasText: /^Not copied/ })).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path}index.md`)
  })

  test('is announced in the head of whatever page is open', async ({ page }) => {
    const announced = () =>
      page
        .locator('link[rel="alternate"][type="text/markdown"]')
        .evaluate((link) => (link as HTMLLinkElement).href.replace(location.origin, ''))
    await page.goto(path)
    await alive(page)
    expect(await announced()).toBe(`${path}index.md`)
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click()
    await expect(page).not.toHaveURL(path)
    expect(await announced()).toBe(`${new URL(page.url()).pathname}index.md`)
  })

  for (const [how, fault] of [
    ['cannot be had', { status: 503 }],
    ['is the page of a network that asks for a sign-in', { body: '<h1>Welcome</h1>' }],
  ] as const) {
    test(`says so where its file ${how}, and copies it once that is over`, async ({
      page,
      context,
      open,
      site,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(path, [{ path: /index\.md$/, ...fault }])
      await alive(page)
      await copyLink(page).click()
      await expect(copyLink(page)).toHaveText('Could not be loaded. Try again')
      site.setFaults([])
      await copyLink(page).click()
      await expect(copyLink(page)).toHaveText('Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Push notifications/)
    })
  }

  test('opens where the code that copies it does not come', async ({ page, open, site }) => {
    await page.clock.install()
    await open(path, [{ path: /^\/tools-[0-9a-f]+\.js$/, status: 404 }])
    await alive(page)
    await copyLink(page).click()
    await bySeconds(page, async () => {
      await expect(page).toHaveURL(`${site.url}${path}index.md`, { timeout: 200 })
    })
  })
})

test.describe('whether a page was helpful', () => {
  const ask = (page: Page) => page.getByRole('link', { name: 'Was this page helpful?' })

  test('opens as a draft that has page, section and words', { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await alive(page)
    await ask(page).click()
    await expect(dialog(page)).toHaveAccessibleName('Was this page helpful?')
    await expect(dialog(page).getByLabel('Yes')).toBeFocused()
    await dialog(page).getByLabel('No', { exact: true }).check()
    await dialog(page)
      .getByLabel(/^What helped/)
      .focus()
    await page.keyboard.type('It says & means “50 %”?')
    await dialog(page).getByLabel('Section').selectOption('Limits')
    for (const [name, to] of [
      ['Open an issue', 'https:git.beckon.example/docs/issues/new'],
      ['Write an e-mail', 'mailto:docs@beckon.example'],
    ] as const) {
      const { to: goal, title, text } = await draft(page, name)
      expect([goal, text]).toEqual([to, `It says & means “50 %”?\n\n${address}#limits\nSection: Limits`])
      expect(title).toMatch(/^Problem: Push notifications · Android v3/)
    }
    expect(await violations(page, ['dialog'])).toEqual([])
  })

  test('takes along what was selected, and where that stands', async ({ page }) => {
    await page.goto(path)
    await alive(page)
    const text = await page.evaluate(() => {
      const heading = document.querySelector('#limits')
      const below = [...document.querySelectorAll('main .prose :is(p, li)')].find(
        (one) => heading && heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      if (below) getSelection()?.selectAllChildren(below)
      return String(getSelection()).trim()
    })
    expect(text.length).toBeGreaterThan(10)
    await ask(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('blockquote')).toHaveText(text)
    await expect(dialog(page).getByLabel('Section').locator('option:checked')).toHaveText('Limits')
    expect((await draft(page, 'Open an issue')).text).toContain(`\n\n> ${text.slice(0, 30)}`)
  })

  test('is closed by Esc and by its button, and the focus is back', async ({ page }) => {
    await page.goto(path)
    await alive(page)
    for (const close of ['Escape', 'button']) {
      await ask(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      if (close === 'button') await dialog(page).getByRole('button', { name: 'Close' }).click()
      else await page.keyboard.press(close)
      await expect(dialog(page)).toBeHidden()
      await expect(ask(page)).toBeFocused()
    }
  })
})

test('a sample is reported with its language and its section', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path)
  await alive(page)
  const sample = page.locator('main figure').filter({ visible: true }).first()
  // Who has come to the buttons of a sample finds one more.
  await sample.getByRole('button', { name: 'Copy' }).focus()
  const report = sample.getByRole('button', { name: 'Report this sample' })
  await report.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('What is wrong with this sample?')
  const { title, text } = await draft(page, 'Open an issue')
  expect(title).toMatch(/^Sample: Push notifications/)
  expect(text).toMatch(/^https:\/\/docs\.beckon\.example\/\S+#\S+\nSection: .+\nSample: .+, Kotlin DSL$/)
  await page.keyboard.press('Escape')
  await expect(report).toBeFocused()
  await expect(report).toHaveText('Report')
})

test(
  'a sample is offered to be reported to who comes over its code, and nothing there moves',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(path)
    await alive(page)
    const sample = page
      .locator('main figure')
      .filter({ has: page.locator('pre'), visible: true })
      .first()
    const code = sample.locator('pre').last()
    await code.scrollIntoViewIfNeeded()
    await expect(sample.locator('[data-tool="report"]')).toHaveCount(0)
    const before = await code.boundingBox()
    if (isMobile) await code.tap()
    else await code.hover()
    await expect(sample.getByRole('button', { name: 'Report this sample' })).toBeVisible()
    expect(await code.boundingBox()).toEqual(before)
  },
)

test('values of the reader in a sample stay out of the draft', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('beckon-own-values', '{"applicationKey":"kept-to-myself"}'),
  )
  await page.goto('/en/api/devices/')
  await alive(page)
  const sample = page
    .locator('figure', { has: page.locator('var[data-own="applicationKey"]') })
    .filter({ visible: true })
    .first()
  await expect(sample).toContainText('kept-to-myself')
  await sample
    .locator('code')
    .first()
    .evaluate((code) => getSelection()?.selectAllChildren(code))
  await sample.getByRole('button', { name: 'Copy' }).focus()
  await sample.getByRole('button', { name: 'Report this sample' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('blockquote')).toContainText('…')
  expect((await draft(page, 'Open an issue')).text).toMatch(/\n> .*…/)
  await expect(dialog(page)).not.toContainText('kept-to-myself')
  expect((await draft(page, 'Write an e-mail')).text).not.toContain('kept-to-myself')
})

test.describe('where the dialog does not come', () => {
  test.use({ serviceWorkers: 'block' })
  const feedbackChunk = /^\/feedback-[0-9a-f]+\.js$/

  test('the button of a sample says so, and opens it once it can be had', async ({ page, open, site }) => {
    await page.clock.install()
    await open(path, [{ path: feedbackChunk, status: 404 }])
    await alive(page)
    const sample = page.locator('main figure').filter({ visible: true }).first()
    await sample.getByRole('button', { name: 'Copy' }).focus()
    const report = sample.locator('[data-tool="report"]')
    await report.click()
    await bySeconds(page, async () => {
      await expect(report).toHaveText('Could not be loaded. Try again', { timeout: 200 })
    })
    site.setFaults([])
    await report.click()
    await expect(dialog(page)).toHaveAccessibleName('What is wrong with this sample?')
    await page.keyboard.press('Escape')
    await expect(report).toHaveText('Report')
  })

  test('the question about the page leads to a draft that names the page', async ({ page, open }) => {
    await page.clock.install()
    await page.route('https://git.beckon.example/**', (route) => route.fulfill({ body: 'A new issue' }))
    await open(path, [{ path: feedbackChunk, status: 404 }])
    await alive(page)
    await page.getByRole('link', { name: 'Was this page helpful?' }).click()
    await bySeconds(page, async () => {
      await expect(page.getByText('A new issue')).toBeVisible({ timeout: 200 })
    })
    expect(new URL(page.url()).searchParams.get('body')).toBe(address)
    // The page is where it was for who goes back.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'links lead to the Markdown, and to a draft that names the page',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path)
      const ask = page.getByRole('link', { name: 'Was this page helpful?' })
      const url = new URL((await ask.getAttribute('href')) ?? '')
      expect(url.searchParams.get('body')).toBe(address)
      await expect(page.getByRole('button', { name: 'Report this sample' })).toHaveCount(0)
      await copyLink(page).click()
      await expect(page).toHaveURL(`${path}index.md`)
    },
  )
})
