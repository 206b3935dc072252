import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { alive, isAlive } from '../helpers/alive'
import type { Fault } from '../helpers/server'
import { startSite, type Site } from '../helpers/site'

/** How pages are loaded: what Gatsby promises, and what this site adds where a page cannot be loaded. */

test.use({ serviceWorkers: 'block' })

const errors = '/en/guides/errors/'
const errorsData = /^\/page-data\/en\/guides\/errors\/page-data\.json$/

let site: Site
test.afterEach(() => site.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const plainNotice = (page: Page) => page.getByRole('status').getByText('have not loaded')
const slowNotice = (page: Page) => page.getByRole('status').getByText('on its way')

async function open(page: Page, path: string, faults: readonly Fault[] = []) {
  site = await startSite({ faults })
  await page.goto(site.url + path, { waitUntil: 'commit' })
}

/** A click on a link to an address of this site. */
const click = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

test.describe('a navigation whose data does not come', () => {
  for (const [how, fault] of [
    ['is answered with 503', { status: 503 }],
    ['is dropped', { drop: true }],
    ['hangs', { hang: true }],
  ] as const) {
    test(`and ${how} ends at the address, with query and hash`, async ({ page }) => {
      await page.clock.install()
      await open(page, '/en/faqs/')
      await alive(page)
      site.setFaults([{ path: errorsData, ...fault }])
      site.requests.length = 0
      await click(page, `${errors}?a=1&b=%20x#baddevicetoken`)
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(heading(page)).toHaveText('Errors', { timeout: 200 })
      }).toPass()
      await expect(page).toHaveURL(`${site.url}${errors}?a=1&b=%20x#baddevicetoken`)
      expect(site.requests).toContain(`${errors}?a=1&b=%20x`)
      // The way back is one step.
      await page.goBack()
      await expect(heading(page)).toHaveText('Frequently asked questions')
    })
  }
})

test('the way back to a page whose data does not come ends there as well', async ({ page }) => {
  await open(page, `${errors}?a=1#baddevicetoken`)
  await alive(page)
  await page.goto(`${site.url}/en/faqs/`)
  await alive(page)
  await click(page, '/en/quick-wins/')
  await expect(heading(page)).toHaveText('Quick wins')
  site.setFaults([{ path: errorsData, status: 503 }])
  await page.evaluate(() => history.go(-2))
  await expect(heading(page)).toHaveText('Errors')
  await expect(page).toHaveURL(`${site.url}${errors}?a=1#baddevicetoken`)
})

test('after a second the page says that the next one is slow, and Gatsby tells of it; a fast one says nothing', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/en/faqs/')
  await alive(page)
  await page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    const { ___emitter } = window as unknown as {
      ___emitter: { on(type: string, on: (event: unknown) => void): void }
    }
    ___emitter.on('onDelayedLoadPageResources', (event) => events.push(event))
  })
  await click(page, '/en/sdk/')
  await expect(heading(page)).toHaveText('SDKs')
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([])
  await expect(slowNotice(page)).toBeHidden()

  site.setFaults([{ path: errorsData, hang: true }])
  await click(page, errors)
  await page.clock.runFor(900)
  await expect(slowNotice(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(slowNotice(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([
    { pathname: errors },
  ])
  // The reader need not wait: another link leads on, and what was said is taken back.
  await click(page, '/en/quick-wins/')
  await expect(heading(page)).toHaveText('Quick wins')
  await expect(slowNotice(page)).toBeHidden()
})

test.describe('a page that is left plain', () => {
  const fault = { path: /^\/component---.*-article-js-[0-9a-f]+\.js$/, status: 404 }

  test('is loaded anew once, says what happened, and can be read and left', async ({ page }) => {
    await open(page, '/en/sdk/v3/android/implementation/push/?a=1', [fault])
    await expect(plainNotice(page)).toBeVisible()
    expect(site.requests.filter((request) => request.startsWith('/en/'))).toHaveLength(2)
    expect(await isAlive(page)).toBe(false)
    // A new worker loads it anew (worker.desktop.spec.ts).
    expect(await page.evaluate(() => window.___failedResources)).toBe(true)
    // Nothing is hidden behind a button that does not answer.
    for (const label of ['kotlin', 'java']) {
      await expect(page.locator(`[data-tabs="language"] [data-tab="${label}"]`).first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quick wins' }).click()
    await expect(heading(page)).toHaveText('Quick wins')
    await alive(page)
  })

  test('is reached by keyboard, has no violation, and is whole again once its files can be had', async ({
    page,
  }) => {
    await open(page, '/en/guides/apps/create-app/', [fault])
    await expect(plainNotice(page)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    }
    site.setFaults([])
    await page.getByRole('button', { name: 'Load it again' }).focus()
    await page.keyboard.press('Enter')
    await alive(page)
    await expect(plainNotice(page)).toBeHidden()
  })

  test('says in the console that React was not rendered, to the letter', async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await open(page, errors, [{ path: errorsData, status: 503 }])
    await expect(plainNotice(page)).toBeVisible()
    expect(thrown).toContain(`page resources for ${errors} not found. Not rendering React`)
    expect(site.requests.filter((request) => errorsData.test(request))).toHaveLength(4)
  })

  test('works after all when what hung arrives late', async ({ page }) => {
    await page.clock.install()
    await open(page, errors, [{ path: errorsData, delayMs: 4000 }])
    await expect(heading(page)).toHaveText('Errors')
    await page.clock.runFor(10_000)
    await expect(plainNotice(page)).toBeVisible()
    await alive(page)
    await expect(plainNotice(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  })
})

test('the error page on a first load throws nothing', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await open(page, errors, [{ path: errorsData, status: 500 }])
  await expect(heading(page)).toHaveText('This page could not be loaded')
  await alive(page)
  expect(thrown).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

for (const [what, faults] of [
  [
    'the error page as well',
    [{ path: /^\/page-data\/(en\/guides\/errors|500\.html)\/page-data\.json$/, status: 500 }],
  ],
  ['all page data', [{ path: /^\/page-data\/.*\/page-data\.json$/, status: 500 }]],
] as const) {
  test(`page data that is answered with 500, and ${what}, is asked for a few times`, async ({ page }) => {
    await page.clock.install()
    await open(page, errors, faults)
    await expect(plainNotice(page)).toBeVisible()
    await page.clock.runFor(20_000)
    expect(site.requests.filter((request) => request.includes('/500.html/')).length).toBeLessThanOrEqual(4)
    // By a pointer that only rests on a link, and by a click.
    site.setFaults([])
    await page.goto(`${site.url}/en/faqs/`)
    await alive(page)
    site.setFaults(faults)
    site.requests.length = 0
    const asked = () => site.requests.filter((request) => request.includes('/500.html/')).length
    await page.evaluate((path) => window.___loader.hovering(path), errors)
    await expect.poll(asked).toBeGreaterThan(0)
    await click(page, errors)
    await expect(heading(page)).toHaveText('Errors')
    await page.clock.runFor(20_000)
    expect(asked()).toBeLessThanOrEqual(4)
  })
}

test('an address that is not the recorded path gives way to it, with query and hash', async ({ page }) => {
  await open(page, '/en/guides/errors/index.html?a=1#baddevicetoken')
  await expect(page).toHaveURL(`${site.url}${errors}?a=1#baddevicetoken`)
  await expect(heading(page)).toHaveText('Errors')
})

test('a link to a page that does not exist shows the not-found page', async ({ page }) => {
  await open(page, '/en/faqs/')
  await alive(page)
  await click(page, '/en/nope/?a=1#b')
  await expect(heading(page)).toHaveText('There is no page here')
  await expect(page).toHaveURL(`${site.url}/en/nope/?a=1#b`)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a chunk that fails and that nobody catches leads to the last known path', async ({ page }) => {
  await open(page, '/en/faqs/')
  await alive(page)
  await click(page, '/en/sdk/')
  await expect(heading(page)).toHaveText('SDKs')
  site.requests.length = 0
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('Loading chunk 868 failed.'))))
  await expect.poll(() => site.requests).toContain('/en/sdk/')
  await alive(page)
})

test('asks for files of the site alone, and sends nothing', async ({ page }) => {
  const strange: string[] = []
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    const isFile =
      /^\/(en\/.*|page-data\/.*\.json|static\/.*|icons\/.*|[^/]+\.(js|json|webmanifest|css))$/.test(pathname)
    if (
      host !== new URL(site.url).host ||
      request.method() !== 'GET' ||
      request.postData() !== null ||
      !isFile
    ) {
      strange.push(`${request.method()} ${request.url()}`)
    }
  })
  await open(page, '/en/guides/messages/create/')
  await alive(page)
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('push')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForLoadState('networkidle')
  expect(site.requests.filter((request) => request.startsWith('/page-data/en/')).length).toBeGreaterThan(1)
  expect(strange).toEqual([])
})

test.describe('pages that are likely to be visited next', () => {
  const dataAsked = () =>
    site.requests.filter((request) => /^\/page-data\/en\/.*page-data\.json/.test(request))

  test('are fetched ahead with their templates, four every three seconds', async ({ page }) => {
    test.setTimeout(60_000)
    await page.addInitScript(() => {
      const batches: number[] = []
      Object.assign(window, { batches })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof HTMLLinkElement && node.rel === 'prefetch' && node.as === 'fetch')
              batches.push(performance.now())
          }
        }
      }).observe(document, { childList: true, subtree: true })
    })
    await open(page, '/en/')
    await alive(page)
    // Links count once they come into view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const batches = () => page.evaluate(() => (window as unknown as { batches: number[] }).batches)
    await expect.poll(async () => (await batches()).length, { timeout: 30_000 }).toBeGreaterThan(8)
    // What goes at once is a batch: at most four, fewer where one of them was here already.
    const together: number[][] = []
    for (const time of await batches()) {
      const batch = together.at(-1)
      if (batch && time - batch[0]! < 1000) batch.push(time)
      else together.push([time])
    }
    for (const [index, batch] of together.entries()) {
      expect(batch.length).toBeLessThanOrEqual(4)
      if (index > 0) expect(batch[0]! - together[index - 1]![0]!).toBeGreaterThan(2900)
    }
    await expect
      .poll(() => new Set(site.requests.filter((request) => request.startsWith('/component---'))).size)
      .toBeGreaterThan(1)
  })

  for (const [what, connection] of [
    ['on 2G', { effectiveType: '2g', saveData: false }],
    ['on slow 2G', { effectiveType: 'slow-2g', saveData: false }],
    ['with data saving on', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`are not fetched ahead ${what}`, async ({ page }) => {
      await page.clock.install()
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { ...value, addEventListener() {} } })
      }, connection)
      await open(page, '/en/')
      await alive(page)
      const first = dataAsked().length
      await page.clock.runFor(12_000)
      expect(dataAsked()).toHaveLength(first)
    })
  }
})
