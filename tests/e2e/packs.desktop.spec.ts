import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { startSite, type Site } from '../helpers/site'
import { workerInCharge } from '../helpers/worker'

test.use({ serviceWorkers: 'allow' })

/** Packs, from their page to a browser that starts without a network. */

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const android = 'v3, Android'

let site: Site
let profile: string
let context: BrowserContext
test.beforeEach(async () => {
  site = await startSite()
  profile = mkdtempSync(path.join(tmpdir(), 'beckon-profile-'))
  context = await start()
})
test.afterEach(async () => {
  try {
    await context.close()
    await site.close()
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** A browser that keeps what it has when it is closed. */
const start = () => {
  const { launchOptions, viewport } = test.info().project.use
  return chromium.launchPersistentContext(profile, { ...launchOptions, viewport })
}
const pack = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

async function openPacks(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}/en/offline/`)
  await workerInCharge(page)
  await expect(title(page)).toHaveText('Reading offline')
  return page
}
async function keep(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^Keep .*${name} offline$`) }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^Remove .*${name}$`) })).toBeVisible()
}

test('a platform opens from a cold start without a network, with its search', async () => {
  const page = await openPacks()
  await expect(page.getByRole('button', { name: /^Keep / })).toHaveCount(24)
  await keep(page, android)
  await expect(page.getByRole('status').filter({ hasText: 'is kept.' })).toBeVisible()
  await context.close()
  await site.close()

  context = await start()
  const cold = await context.newPage()
  // Never opened, and fetched ahead by no page.
  await cold.goto(`${site.url}/en/sdk/v3/android/implementation/push/#receive-a-push`)
  await expect(title(cold)).toHaveText('Push notifications')
  await cold
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Tags' })
    .click()
  await expect(title(cold)).toHaveText('Tags')
  await cold.getByRole('button', { name: 'Search', exact: true }).click()
  await cold.getByRole('combobox', { name: 'Search the documentation' }).fill('android troubleshooting')
  await cold.getByRole('listbox').getByRole('option').first().click()
  await expect(title(cold)).not.toHaveText('This page is not on this device')
  await cold.goto(`${site.url}/en/offline/`)
  await expect(cold.getByRole('button', { name: /^Remove .*v3, Android/ })).toBeVisible()
  await cold.goto(`${site.url}/en/sdk/v3/ios/implementation/push/`)
  await expect(title(cold)).toHaveText('This page is not on this device')
  await expect(cold.getByRole('main').getByRole('link', { name: 'Android SDK' })).toBeVisible()
})

test('a pack of more than a thousand pages says so with a comma', async () => {
  const page = await openPacks()
  await expect(pack(page, 'Everything')).toContainText(/\d,\d{3} pages/)
})

test('guides open with their pictures', async () => {
  const page = await openPacks()
  await keep(page, 'Guides')
  await context.close()
  await site.close()

  context = await start()
  const cold = await context.newPage()
  await cold.goto(`${site.url}/en/guides/messages/create/`)
  await expect(title(cold)).toHaveText('Create a push message')
  const picture = cold.getByRole('figure').locator('img[data-main-image]:visible').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
})

test('the API opens with the forms for its requests', async () => {
  const page = await openPacks()
  await keep(page, 'API')
  await context.close()
  await site.close()

  context = await start()
  const cold = await context.newPage()
  await cold.goto(`${site.url}/en/api/tags/`)
  await expect(title(cold)).toHaveText('Tags')
  const form = cold.getByRole('form', { name: 'Change this request' })
  await expect(async () => {
    if (!(await form.isVisible()))
      await cold.getByRole('button', { name: 'Change this request' }).first().click({ timeout: 1000 })
    await expect(form).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('a pack that is on its way can be paused, and goes on after the browser was closed', async () => {
  const half = await serveHalves()
  await site.close()
  site = { ...site, ...half }
  const page = await openPacks()
  const all = pack(page, 'Everything')
  await page.getByRole('button', { name: 'Keep Everything offline' }).click()
  await expect(all.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]\d{5,}$/)
  await page.getByRole('button', { name: 'Pause Everything' }).click()
  await expect(all).toContainText('Paused:')
  await context.close()

  half.goOn()
  context = await start()
  const later = await openPacks()
  await expect(pack(later, 'Everything')).toContainText('Paused:')
  await later.getByRole('button', { name: 'Resume Everything' }).click()
  await expect(pack(later, 'Everything')).toContainText('Kept since')
  expect(half.ranges.some((range) => /^bytes=[1-9]\d{5,}-$/.test(range))).toBe(true)
  await later.getByRole('button', { name: 'Remove Everything' }).click()
  await expect(later.getByRole('button', { name: 'Keep Everything offline' })).toBeVisible()
})

/** A server that sends half of a pack, and nothing more until it is told to go on. */
async function serveHalves() {
  const { createStaticHandler, listen } = await import('../../scripts/lib/static-server.mjs')
  const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
  const serve = createStaticHandler(dir)
  const ranges: string[] = []
  let isHeld = true
  const { port, close } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    ranges.push(request.headers.range ?? '')
    if (!isHeld || !pathname.endsWith('.pack')) return serve(request, response)
    const body = readFileSync(path.join(dir, pathname))
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length })
    response.write(body.subarray(0, body.length >> 1))
  })
  return { url: `http://localhost:${port}`, close, ranges, goOn: () => (isHeld = false) }
}

test('a pack that the browser removed is said to be removed', async () => {
  const page = await openPacks()
  await keep(page, android)
  await page.evaluate(() => caches.delete('beckon-packs'))
  await page.reload()
  await expect(pack(page, 'Android').first()).toContainText('Your browser has removed it to make room.')
})
