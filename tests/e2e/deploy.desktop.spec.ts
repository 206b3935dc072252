import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { makeDeploys, type Deploys } from '../helpers/deploys'
import { plainNotice } from '../helpers/loads'
import { startSite, type Site } from '../helpers/site'
import { kept, workerInCharge } from '../helpers/worker'

test.use({ serviceWorkers: 'allow' })

/** A deploy under readers: the second build replaces the first, whose files with hashes are gone. */

const errors = '/en/guides/errors/'
const pages = [
  '/en/faqs/',
  '/en/guides/',
  '/en/guides/messages/',
  '/en/guides/messages/create/',
  errors,
  '/en/quick-wins/',
  '/en/sdk/',
]

let deploys: Deploys
let site: Site
test.beforeAll(() => (deploys = makeDeploys(pages, ['/en/sdk/'])))
test.afterAll(() => deploys.remove())
test.beforeEach(async () => {
  deploys.deploy('a')
  site = await startSite({ dir: deploys.dir })
})
test.afterEach(() => site.close())
// They share a folder that deploys change.
test.describe.configure({ mode: 'serial' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const hashOfPage = (page: Page) =>
  page.evaluate(() => (window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash)

/** A page of the first build, with its worker. */
async function read(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(site.url + path)
  await workerInCharge(page)
  await kept(page, `/page-data${path}page-data.json`)
  // What is pointed at before the page answers is not fetched.
  await alive(page)
  await expect(title(page)).not.toContainText('[B]')
  return page
}

/** Nothing that the reader would call broken: no error page, and nothing of two builds. */
async function expectWhole(page: Page, name: string, build: 'a' | 'b') {
  await expect(title(page)).toHaveText(build === 'b' ? `${name} [B]` : name)
  await alive(page)
  expect(await hashOfPage(page)).toBe(deploys.hashOf(build))
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500)
}

test('a returning visitor sees the new build on the first page, and the one after a rollback', async ({
  context,
}) => {
  const before = await read(context, errors)
  await before.close()
  for (const build of ['b', 'a'] as const) {
    deploys.deploy(build)
    const page = await context.newPage()
    await page.goto(`${site.url}${errors}?a=1#baddevicetoken`)
    await expectWhole(page, 'Errors', build)
    await expect(page).toHaveURL(`${site.url}${errors}?a=1#baddevicetoken`)
    await page.close()
  }
})

test('who closed the browser before the deploy sees the new build on the first page, too', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'beckon-profile-'))
  const { launchOptions, viewport } = test.info().project.use
  const start = () => chromium.launchPersistentContext(profile, { ...launchOptions, viewport })
  let browser = await start()
  try {
    await read(browser, errors)
    await browser.close()
    deploys.deploy('b')
    browser = await start()
    const page = await browser.newPage()
    await page.goto(site.url + errors)
    await expectWhole(page, 'Errors', 'b')
  } finally {
    // As long as it runs, it writes there.
    await browser.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('a page that the first build had fetched ahead is one of the new build when it is opened', async ({
  context,
}) => {
  const ahead = '/en/guides/messages/create/'
  const before = await read(context, '/en/guides/messages/')
  await before.getByRole('main').getByRole('link', { name: 'Create a push message' }).first().hover()
  await kept(before, `/page-data${ahead}page-data.json`)
  await before.close()
  deploys.deploy('b')
  const page = await context.newPage()
  await page.goto(site.url + ahead)
  await expectWhole(page, 'Create a push message', 'b')
})

test('an open page leads on to the new build, with query and hash', async ({ context }) => {
  const page = await read(context, '/en/guides/')
  deploys.deploy('b')
  await page.getByRole('main').getByRole('link', { name: 'Errors', exact: true }).first().click()
  await expectWhole(page, 'Errors', 'b')
  await footer(page, 'FAQs').click()
  await expectWhole(page, 'Frequently asked questions', 'b')
})

test('an open page stays readable: pictures, and search that was never opened', async ({ context }) => {
  const page = await read(context, '/en/guides/messages/')
  await page.getByRole('main').getByRole('link', { name: 'Create a push message' }).first().click()
  await expect(title(page)).toHaveText('Create a push message')
  deploys.deploy('b')
  const picture = page.getByRole('figure').locator('img[data-main-image]:visible').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  await field.fill('BadDeviceToken')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(field).toHaveValue('BadDeviceToken')
})

test('a newer version is told quietly, and taken by a click', async ({ context }) => {
  const page = await read(context, errors)
  deploys.deploy('b')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'A newer version of this documentation is there.' })
  await expect(notice).toBeVisible()
  await expect(title(page)).toHaveText('Errors')
  const line = page.getByRole('search').locator('textarea')
  await line.fill('BadDevice')
  expect(loads).toBe(0)
  await notice.getByRole('button', { name: 'Load it' }).click()
  await expectWhole(page, 'Errors', 'b')
  expect(loads).toBe(1)
  await expect(notice).toHaveCount(0)
  await expect(line).toHaveValue('BadDevice')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/fit/)
})

test('a newer version is taken by the next navigation', async ({ context }) => {
  const page = await read(context, errors)
  deploys.deploy('b')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByRole('status').filter({ hasText: 'A newer version' })).toBeVisible()
  await footer(page, 'FAQs').click()
  await expectWhole(page, 'Frequently asked questions', 'b')
})

test('a page that the new build has no more is not found, and no memory of it stays', async ({ context }) => {
  const page = await read(context, '/en/sdk/')
  await footer(page, 'FAQs').click()
  await expect(title(page)).toHaveText('Frequently asked questions')
  deploys.deploy('b')
  await page.goto(`${site.url}/en/sdk/`)
  await expect(title(page)).toContainText('There is no page here')
})

test('the network that is cut after a deploy leaves a page of one build', async ({ context }) => {
  const page = await read(context, errors)
  deploys.deploy('b')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByRole('status').filter({ hasText: 'A newer version' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await context.setOffline(true)
  await page.reload()
  await alive(page)
  expect(await hashOfPage(page)).toBe(deploys.hashOf('b'))
  await expect(title(page)).toHaveText(/^Errors/)
  await context.setOffline(false)
})

test('half a deploy leaves a page that can be read, and the other half makes it whole', async ({
  context,
}) => {
  const page = await read(context, errors)
  deploys.deploy('b')
  // New HTML and data, and none of the new bundles.
  site.setFaults([{ path: /^\/[^/]*-[0-9a-f]{8}\.js$/, status: 404 }])
  site.requests.length = 0
  await page.goto(site.url + errors)
  await expect(title(page)).toHaveText('Errors [B]')
  await expect(plainNotice(page)).toBeVisible({ timeout: 15_000 })
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500)
  expect(site.requests.filter((request) => request === errors).length).toBeLessThanOrEqual(3)
  await footer(page, 'FAQs').click()
  await expect(title(page)).toHaveText('Frequently asked questions [B]')
  await expect(plainNotice(page)).toBeVisible({ timeout: 15_000 })
  site.setFaults([])
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expectWhole(page, 'Frequently asked questions', 'b')
})

test('a slow network shows what is kept', async ({ context }) => {
  const page = await read(context, errors)
  site.setFaults([{ path: /./, hang: true }])
  await page.goto(site.url + errors)
  await expectWhole(page, 'Errors', 'a')
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
})
