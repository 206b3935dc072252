import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { documentKinds, kinds, routeOf, type KindName } from '../helpers/page-kinds'
import { watchPolicy } from '../helpers/policy'
import { startSite, type Site } from '../helpers/site'
import { smallIndex } from '../helpers/small-index'

const titles: Record<KindName, string> = {
  home: 'Beckon documentation',
  'SDK index': 'SDKs',
  'SDK overview': 'Android SDK',
  'SDK article': 'Push notifications',
  'SDK article of an old version': 'Push notifications',
  guide: 'Create an application',
  'front of a reference': 'SDK reference',
  'type of a reference': 'BeckonPush',
  'API index': 'REST API',
  'API resource': 'Devices',
  'API schemas': 'Shared schemas',
  errors: 'Errors',
  FAQs: 'Frequently asked questions',
  'quick wins': 'Quick wins',
}

const titleOf = new Map([
  ...kinds.map(({ name, route }) => [route, titles[name]] as const),
  ['/en/api/live/', 'Live API'],
  ['/en/guides/', 'Dashboard guides'],
])
/** Those, and documents that only have to break no rule. */
const pages = new Set([...titleOf.keys(), ...documentKinds])

/** What comes of it where Playwright blocks the worker: its own warning, and that Gatsby gets no registration. */
const withoutWorker =
  /^Service Worker registration blocked by Playwright$|^Error during service worker registration:/

function complaints(page: Page, hasWorker: boolean): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (!hasWorker && withoutWorker.test(text)) return
    if (['error', 'warning'].includes(message.type())) found.push(text)
  })
  page.on('pageerror', (error) => found.push(String(error)))
  return found
}

/** Folded answers and sections, menus, parts of the sidebar: all that the page says of itself that it opens. */
const openWhatOpens = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const button of document.querySelectorAll<HTMLElement>(
      'button[aria-expanded="false"], [role="tab"]',
    ))
      if (button.checkVisibility()) button.click()
  })

test.describe('of every kind', () => {
  /** A host that only has files: no address is led on, so that what does so is tried as well. */
  let site: Site
  test.beforeAll(async () => {
    // Nobody searches, but every page and its worker fetch the index.
    site = await startSite({ faults: [smallIndex({ isEmpty: true })] })
  })
  test.afterAll(() => site.close())

  for (const path of pages)
    test.describe(() => {
      // It is the same worker for all, and half of what a first visit takes.
      const hasWorker = path === routeOf('home')
      test.use({ serviceWorkers: hasWorker ? 'allow' : 'block' })

      // All from one load, for each is a first visit.
      test(`${path} opens with what it should have, nothing goes wrong, and no policy is broken`, async ({
        page,
      }) => {
        const title = titleOf.get(path)
        const found = complaints(page, hasWorker)
        const { expectNone } = await watchPolicy(page)
        const answer = await page.goto(site.url + path)
        expect(answer?.headers()['content-security-policy']).toContain(`require-trusted-types-for 'script'`)
        if (title !== undefined) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(page).toHaveTitle(new RegExp(title))
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            'href',
            `https://docs.beckon.example${path}`,
          )
        }
        await alive(page)
        // Pictures, and parts that come with them.
        await page.mouse.wheel(0, 4000)
        expect(await page.evaluate(() => typeof (window as { ___loader?: unknown }).___loader)).toBe('object')
        await openWhatOpens(page)
        await page.waitForLoadState('networkidle')
        if (title !== undefined) expect(found).toEqual([])
        expectNone()
      })
    })
})

test(
  'an address without a page says so, keeps the address, and offers what is near',
  { tag: '@phone' },
  async ({ page }) => {
    const answer = await page.goto('/en/sdk/v3/andriod/implementation/push/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
    await expect(page).toHaveURL('/en/sdk/v3/andriod/implementation/push/')
    await expect(page.getByText('/en/sdk/v3/andriod/implementation/push/')).toBeVisible()
    const near = page.getByRole('main').getByRole('listitem')
    await expect(near.first().getByRole('link')).toHaveAttribute(
      'href',
      '/en/sdk/v3/android/implementation/push/',
    )
    await page.getByRole('button', { name: 'Search for “push”' }).click()
    await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toHaveValue('push')
  },
)

test('an address like no other offers the parts of the site, and no heading stands over nothing', async ({
  page,
}) => {
  await page.goto('/en/nonsense/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['The parts of this site'])
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText([
    'Guides',
    'SDKs',
    'REST API',
    'FAQs',
    'Quick wins',
  ])
})

test('an address that is nearly one offers its topic once, and then the page above it', async ({ page }) => {
  await page.goto('/en/sdk/v3/flutter/implementation/pushh/')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', '/en/sdk/v3/flutter/implementation/push/')
  await expect(links.last()).toHaveAttribute('href', '/en/sdk/v3/flutter/implementation/')
  // Of no platform, it is that of the last visit.
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications')
  await page.goto('/en/push/')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', '/en/sdk/v3/flutter/implementation/push/')
})

test('/en/404.html is the not-found page', async ({ page }) => {
  await page.goto('/en/404.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
})

test('a page whose data the server answers with 500 shows the error page, and a way on', async ({ page }) => {
  const site = await startSite({
    faults: [{ path: /^\/page-data\/en\/faqs\/page-data\.json/, status: 500 }],
  })
  await page.goto(`${site.url}/en/guides/errors/`)
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toBeVisible()
  await site.close()
})

test('a question opens when the address leads to it', async ({ page }) => {
  await page.goto('/en/faqs/')
  const question = page.locator('main details[id]').nth(3)
  const id = await question.getAttribute('id')
  await expect(question).not.toHaveAttribute('open')
  await page.goto(`/en/faqs/#${id}`)
  await expect(page.locator(`details[id="${id}"]`)).toHaveAttribute('open')
})

test('a declaration of the reference is set in the font of samples', async ({ page }) => {
  const fontOf = (code: string) =>
    page
      .locator(code)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  await page.goto('/en/sdk/v3/android/implementation/push/')
  const sample = await fontOf('main pre code')
  await page.goto('/en/sdk/v3/android/symbols/beckonpush/')
  expect(await fontOf('pre.signature code')).toBe(sample)
})
