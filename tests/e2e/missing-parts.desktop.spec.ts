import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { bySeconds, spareData } from '../helpers/loads'
import type { Fault } from '../helpers/server'
import { startSite, type Site } from '../helpers/site'

/** Parts of a page whose code comes later, when it does not come. */

const dir = resolve(process.env.PUBLIC_DIR ?? 'public')
const guide = '/en/guides/messages/create/'
const errors = '/en/guides/errors/'
const picture = /^\/picture-[0-9a-f]+\.js$/
const symbols = '/en/sdk/v3/android/symbols/'
const filter = /^\/symbol-filter-[0-9a-f]+\.js$/
const finder = /^\/error-finder-[0-9a-f]+\.js$/
const dialog = /^\/search-dialog-[0-9a-f]+\.js$/

const ways: [how: string, fault: Omit<Fault, 'path'>][] = [
  ['is answered with 404', { status: 404 }],
  ['is dropped', { drop: true }],
  ['hangs', { hang: true }],
]

let site: Site
test.afterEach(() => site.close())

interface Watch {
  /** Addresses that the browser loaded as a page. */
  documents: string[]
  /** Errors that nobody caught, rejections among them. */
  uncaught: string[]
  /** How often the page asked for a script. */
  askedByPage: (chunk: RegExp) => number
}

/** How often a page asks for a part at most. What Chromium repeats by itself where a connection broke is not the page's. */
const tries = 3

/** Serves the site with a fault, with a clock that the test can put forward. */
async function watch(page: Page, faults: readonly Fault[]): Promise<Watch> {
  site = await startSite({ faults })
  await page.clock.install()
  // What is fetched ahead is no matter to any part but the dialog of search, which is among it.
  if (!faults.some(({ path }) => path === dialog)) await page.addInitScript(spareData)
  const scripts: string[] = []
  const askedByPage = (chunk: RegExp) => scripts.filter((script) => chunk.test(script)).length
  const seen: Watch = { documents: [], uncaught: [], askedByPage }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) seen.documents.push(pathname)
    if (request.resourceType() === 'script') scripts.push(pathname)
  })
  page.on('pageerror', (error) => seen.uncaught.push(error.message))
  return seen
}

const asked = (chunk: RegExp) => site.requests.filter((request) => chunk.test(request)).length
const saysSo = (page: Page) =>
  expect(page.getByRole('alert')).toContainText('could not be loaded', { timeout: 250 })
/** All tries for a part are over, and none is on its way. */
const givenUp = (page: Page, askedByPage: Watch['askedByPage'], chunk: RegExp) =>
  bySeconds(page, async () => {
    expect(askedByPage(chunk)).toBe(tries)
    await saysSo(page)
  })
const article = (page: Page) => page.getByRole('main').locator('article')

/** The page is there and works: its text, and the way to another page. */
async function expectAlive(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await article(page).innerText()).length).toBeGreaterThan(1500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
}

for (const [how, fault] of ways) {
  test.describe(`a chunk that ${how}`, () => {
    test('leaves a guide with pictures as it is, moved to from another page', async ({ page }) => {
      const { documents, uncaught, askedByPage } = await watch(page, [{ path: picture, ...fault }])
      await page.goto(`${site.url}/en/guides/messages/`)
      await alive(page)
      await page.getByRole('main').getByRole('link', { name: 'Create a push message' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a push message')
      await page.mouse.wheel(0, 3000)
      await expect.poll(() => asked(picture)).toBeGreaterThan(0)
      const plain = page.getByRole('figure').locator('a:visible').first().locator('img[src]')
      // All tries are over when the picture stands there without its code.
      await bySeconds(page, () => expect(plain).toBeVisible({ timeout: 250 }))
      await plain.scrollIntoViewIfNeeded()
      await expect
        .poll(() => plain.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(300)
      expect(askedByPage(picture)).toBeLessThanOrEqual(tries)
      await expectAlive(page, 'Create a push message')
      expect(documents).toEqual(['/en/guides/messages/'])
      expect(uncaught).toEqual([])
    })

    test('leaves the catalogue of errors as it is, which says so', async ({ page }) => {
      const { documents, uncaught, askedByPage } = await watch(page, [{ path: finder, ...fault }])
      await page.goto(`${site.url}${errors}#baddevicetoken`)
      await alive(page)
      await expect.poll(() => asked(finder)).toBeGreaterThan(0)
      await bySeconds(page, () => saysSo(page))
      expect(askedByPage(finder)).toBeLessThanOrEqual(tries)
      await expectAlive(page, 'Errors')
      expect(documents).toEqual([errors])
      expect(uncaught).toEqual([])
    })

    test('leaves the catalogue of errors as it is, moved to from another page', async ({ page }) => {
      const { documents, uncaught, askedByPage } = await watch(page, [{ path: finder, ...fault }])
      await page.goto(`${site.url}/en/guides/`)
      await alive(page)
      await page.getByRole('main').getByRole('link', { name: 'Errors', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors')
      await expect.poll(() => asked(finder)).toBeGreaterThan(0)
      await bySeconds(page, () => saysSo(page))
      expect(askedByPage(finder)).toBeLessThanOrEqual(tries)
      await expectAlive(page, 'Errors')
      expect(documents).toEqual(['/en/guides/'])
      expect(uncaught).toEqual([])
    })

    test('leaves the reference of a platform as it is, which says so', async ({ page }) => {
      const { documents, uncaught, askedByPage } = await watch(page, [{ path: filter, ...fault }])
      await page.goto(`${site.url}${symbols}`)
      await alive(page)
      await expect.poll(() => asked(filter)).toBeGreaterThan(0)
      await bySeconds(page, () => saysSo(page))
      expect(askedByPage(filter)).toBeLessThanOrEqual(tries)
      await expectAlive(page, 'SDK reference')
      expect(documents).toEqual([symbols])
      expect(uncaught).toEqual([])
    })

    test('leaves the page as it is when search is opened, and says so', async ({ page }) => {
      const { documents, uncaught, askedByPage } = await watch(page, [{ path: dialog, ...fault }])
      await page.goto(`${site.url}${guide}`)
      await alive(page)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await bySeconds(page, () => saysSo(page))
      expect(askedByPage(dialog)).toBeLessThanOrEqual(tries)
      await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
      await expectAlive(page, 'Create a push message')
      expect(documents).toEqual([guide])
      expect(uncaught).toEqual([])
    })
  })
}

/** Pages with pictures, by what the build made of them: one of each part of the site, such as guides/messages or sdk/v3. */
function pagesWithPictures(): string[] {
  const pages = readdirSync(join(dir, 'en'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => /<img [^>]*data-main-image/.test(readFileSync(join(dir, 'en', file), 'utf8')))
  const onePerPart = new Map(pages.map((file) => [file.split('/').slice(0, 2).join('/'), file]))
  return [...onePerPart.values()].map((file) => `/en/${file.replace(/index\.html$/, '')}`)
}

test('pages with pictures stay as they were loaded when the chunk of pictures is gone', async ({ page }) => {
  test.setTimeout(90_000)
  const { uncaught } = await watch(page, [{ path: picture, status: 404 }])
  const pages = pagesWithPictures()
  expect(pages.length).toBeGreaterThan(15)
  const blank: string[] = []
  // Without a pointer, which waits for frames: what is pressed and turned here is only to have React at work.
  const look = () =>
    page.evaluate(() => ({
      length: document.querySelector('main')?.innerText.length ?? 0,
      pictures: document.querySelectorAll('figure img[data-main-image]').length,
    }))
  for (const path of pages) {
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await alive(page)
    const { pictures } = await look()
    await page.evaluate(() => {
      window.scrollBy(0, 600)
      document.querySelector<HTMLElement>('nav[aria-label="On this page"] a')?.click()
    })
    // What is due by then happens, though not what would come of that: the code is not asked for at all.
    await page.clock.fastForward(5_000)
    const after = await look()
    if (after.length < 300 || pictures === 0 || after.pictures !== pictures) blank.push(path)
  }
  expect(blank).toEqual([])
  expect(uncaught).toEqual([])
  // What is in the HTML needs no code.
  expect(asked(picture)).toBe(0)
})

test('a picture gets its code when the browser is back online', async ({ page, context }) => {
  const { askedByPage } = await watch(page, [{ path: picture, status: 404 }])
  await page.goto(`${site.url}/en/guides/messages/`)
  // A link that is followed before that is the browser's, and the pictures of whole pages need no code.
  await alive(page)
  await page.getByRole('main').getByRole('link', { name: 'Create a push message' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a push message')
  await bySeconds(page, () => {
    expect(askedByPage(picture)).toBe(tries)
    return Promise.resolve()
  })
  const figure = page.getByRole('figure').first()
  await expect(figure.locator('img[src]').first()).toBeAttached()
  await expect(figure.locator('[data-main-image]')).toHaveCount(0)
  site.setFaults([])
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(figure.locator('[data-main-image]').first()).toBeAttached()
})

test('the finder of errors works once its code can be had again', async ({ page }) => {
  const { askedByPage } = await watch(page, [{ path: finder, status: 503 }])
  await page.goto(`${site.url}${errors}`)
  await alive(page)
  await givenUp(page, askedByPage, finder)
  site.setFaults([])
  await page.getByRole('search').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('search').getByRole('alert')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'A line of a log' }).fill('BadDeviceToken')
  await expect(page.getByRole('status').filter({ hasText: '1 entry fits' })).toBeVisible()
})

test('the filter of a reference works once its code can be had again', async ({ page }) => {
  const { askedByPage } = await watch(page, [{ path: filter, status: 503 }])
  await page.goto(`${site.url}${symbols}`)
  await alive(page)
  await givenUp(page, askedByPage, filter)
  site.setFaults([])
  await page.getByRole('search').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('search').getByRole('alert')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Filter' }).fill('remote enable')
  await expect(page.getByRole('link', { name: 'fetchPassBySerial' })).toBeHidden()
})

test('search opens once its code can be had again', async ({ page }) => {
  const { askedByPage } = await watch(page, [{ path: dialog, status: 503 }])
  await page.goto(`${site.url}${guide}`)
  await alive(page)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await givenUp(page, askedByPage, dialog)
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
  site.setFaults([])
  await button.click()
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a part that breaks while it is shown takes nothing else along', async ({ page }) => {
  const file = readdirSync(dir).find((name) => dialog.test(`/${name}`)) ?? ''
  const body = readFileSync(join(dir, file), 'utf8')
  expect(body).toContain('.show()')
  await watch(page, [{ path: dialog, body: body.replace('.show()', '.noSuchMethod()') }])
  await page.goto(`${site.url}${guide}`)
  await alive(page)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
  await expectAlive(page, 'Create a push message')
})
