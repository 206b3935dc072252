import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import type { Fault } from '../helpers/server'
import { startSite, type Site } from '../helpers/site'
import { workerInCharge } from '../helpers/worker'

test.use({ serviceWorkers: 'allow' })

/** What the page does with its service worker, and says in the console, to the letter. */

const faqs = '/en/faqs/'
const sw = /^\/sw\.js$/
const original = () => readFileSync(join(resolve(process.env.PUBLIC_DIR ?? 'public'), 'sw.js'), 'utf8')
const javascript = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
/** The worker of the next deploy: another file that does the same. */
const next = (): Fault => ({ path: sw, body: `${original()}\n// the next one`, headers: javascript })

let site: Site
test.afterEach(() => site.close())

/** Opens the page, and gathers what it says. */
async function open(page: Page, faults: readonly Fault[] = [], host = 'localhost'): Promise<string[]> {
  site = await startSite({ faults })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${site.url.replace('localhost', host)}${faqs}`)
  return said
}

/** The reader is told nothing, and reads on. */
async function staysQuiet(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  const told = page.getByRole('alert').or(page.getByRole('status')).filter({ visible: true, hasText: /\S/ })
  await expect(told).toHaveCount(0)
}

const hasSaid = (said: readonly string[], text: string) =>
  expect.poll(() => said.some((line) => line.includes(text)), { timeout: 15_000 }).toBe(true)

/** The worker is in charge of the page. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await page.waitForLoadState('networkidle')
}

const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

test('the first installation says that content is available offline', async ({ page }) => {
  const said = await open(page)
  await hasSaid(said, 'Content is now available offline!')
  expect(site.requests.filter((request) => sw.test(request))).toHaveLength(1)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${site.url}/`)
})

test('is told what the page needs once it is active', async ({ page }) => {
  await open(page)
  await underWorker(page)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/page-data/en/faqs/page-data.json'))))
    .toBe(true)
})

test('an insecure origin gets no worker, and is told why in the console alone', async ({ page }) => {
  // As secure as localhost, but Gatsby goes by the name.
  const said = await open(page, [], '127.0.0.1')
  await hasSaid(said, 'Service workers can only be used over HTTPS, or on localhost for development')
  await staysQuiet(page)
  expect(site.requests.filter((request) => sw.test(request))).toEqual([])
})

for (const [how, fault] of [
  ['is missing', { status: 404 }],
  ['is answered with 500', { status: 500 }],
  ['is dropped', { drop: true }],
  ['is no JavaScript', { body: 'function (', headers: javascript }],
  ['throws', { body: 'throw new Error("at once")', headers: javascript }],
  ['is HTML', { body: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
] as const) {
  test(`a registration that fails is logged, and nothing else: the file ${how}`, async ({ page }) => {
    const said = await open(page, [{ path: sw, ...fault }])
    await hasSaid(said, 'Error during service worker registration:')
    await staysQuiet(page)
  })
}

test('an installation that fails is said to have become redundant, in the console alone', async ({
  page,
}) => {
  const body = 'addEventListener("install", (event) => event.waitUntil(Promise.reject(new Error("no room"))))'
  const said = await open(page, [{ path: sw, body, headers: javascript }])
  await hasSaid(said, 'The installing service worker became redundant.')
  await staysQuiet(page)
})

test('an update sets its flag, and the next navigation loads the page', async ({ page }) => {
  await open(page)
  await underWorker(page)
  const flag = () => page.evaluate(() => (window as { ___swUpdated?: boolean }).___swUpdated)
  expect(await flag()).toBeUndefined()
  site.setFaults([next()])
  await update(page)
  await expect.poll(flag).toBe(true)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
})

test('an update reloads a page whose resources had failed, and says so', async ({ page }) => {
  await open(page)
  await underWorker(page)
  // As a page that is left plain has it (left-plain.desktop.spec.ts).
  await page.evaluate(() => Object.assign(window, { ___failedResources: true, stayed: true }))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  site.setFaults([next()])
  // Nothing is asked of a page that is about to go: it might never answer.
  const reloaded = page.waitForEvent('domcontentloaded')
  await update(page).catch(() => undefined)
  await hasSaid(said, 'resources failed, SW updated - reloading')
  await reloaded
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
})

test('a worker that cannot clean up takes the page over all the same', async ({ page }) => {
  const broken = `const open = caches.open.bind(caches)
    caches.open = (name) => name === 'beckon-state' ? Promise.reject(new Error('broken')) : open(name)`
  await open(page, [{ path: sw, body: `${broken}\n${original()}`, headers: javascript }])
  await workerInCharge(page)
  await staysQuiet(page)
})

test('pages come from the network where a worker cannot read what is kept any more', async ({
  page,
  context,
}) => {
  await open(page)
  await underWorker(page)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const broken = () => Promise.reject(new DOMException('', 'UnknownError'))
    Object.assign(CacheStorage.prototype, { open: broken, match: broken, keys: broken })
  })
  await page.goto(`${site.url}/en/guides/messages/create/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a push message')
  await alive(page)
  const picture = page.getByRole('figure').locator('img[data-main-image]:visible').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  await staysQuiet(page)
})
