import { expect, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { bySeconds } from '../helpers/loads'
import { test } from '../helpers/site-test'
import { goOffline, isKept, kept, workerInCharge } from '../helpers/worker'

test.use({ serviceWorkers: 'allow' })

/** Without a network: what was read or fetched ahead opens, and what was not says so. */

const data = (path: string) => `/page-data${path}page-data.json`
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** A single visit, as a first one is. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await workerInCharge(page)
  await kept(page, data(path))
  await kept(page, '/search_index.json')
}

/** A form of each picture that a page shows is kept, of those that the page names in its data. */
async function picturesKept(page: Page, path: string) {
  const missing = async (url: string) => {
    const text = (await (await caches.match(url, { ignoreVary: true }))?.text()) ?? ''
    const wanted = new Set([...text.matchAll(/\/static\/[0-9a-f]{32}\//g)].map(([folder]) => folder))
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const urls = (await Promise.all(stores.map((store) => store.keys()))).flat().map((request) => request.url)
    return [...wanted].filter((folder) => !urls.some((one) => one.includes(folder)))
  }
  await expect.poll(() => page.evaluate(missing, data(path)), { timeout: 20_000 }).toEqual([])
}

/** All pictures of the page that a reader can see are there when they are scrolled to. */
async function expectPictures(page: Page) {
  const pictures = page.getByRole('figure').locator('img[data-main-image]:visible')
  await expect(pictures.first()).toBeVisible()
  expect(await pictures.count()).toBeGreaterThan(1)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300)
  }
}

test('the page of a single visit opens again, by reload, by address and by its start', async ({
  page,
  context,
}) => {
  await visit(page, '/en/guides/errors/')
  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toHaveText('Errors')
  // The code of its finder was kept as well.
  await page.getByRole('textbox', { name: 'A line of a log' }).fill('BadDeviceToken')
  await expect(page.getByRole('status').filter({ hasText: '1 entry fits' })).toBeVisible()
  await page.goto('/en/guides/errors/#baddevicetoken')
  await expect(title(page)).toHaveText('Errors')
  await page.goto('/')
  await expect(title(page)).toHaveText('Beckon documentation')
  await expect(page).toHaveURL('/en/')
})

test('who left at once has a start without a network, and a word in the place of the page', async ({
  page,
  context,
  baseURL,
}) => {
  const began = context.waitForEvent('serviceworker')
  await page.goto('/en/guides/audience/tags/')
  const worker = await began
  // The worker is only begun: what it is to keep of the page, nobody tells it any more.
  await page.close()
  const state = () =>
    worker.evaluate(
      () => (self as unknown as { registration: ServiceWorkerRegistration }).registration.active?.state,
    )
  await expect.poll(state, { timeout: 20_000 }).toBe('activated')
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/')
  await expect(title(later)).toHaveText('Beckon documentation')
  await expect(later).toHaveURL(`${baseURL}/en/`)
  await alive(later)
  await later.goto('/en/guides/audience/tags/')
  // Where it was quick, the page itself.
  await expect(title(later)).toHaveText(/^(Tags|This page is not on this device)$/)
  await alive(later)
})

test('a page that was fetched ahead opens with its pictures, by a click, by its address and by a reload', async ({
  page,
  context,
}) => {
  const ahead = '/en/guides/messages/create/'
  await page.goto('/en/guides/messages/')
  await workerInCharge(page)
  // From here on all that is fetched ahead goes through the worker; on a first visit it may have been on its way before.
  await page.reload()
  await alive(page)
  // A link that the reader points at comes before the others in view.
  await page.getByRole('main').getByRole('link', { name: 'Create a push message' }).first().hover()
  await kept(page, data(ahead))
  await picturesKept(page, ahead)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Create a push message' }).first().click()
  await expect(title(page)).toHaveText('Create a push message')
  await expectPictures(page)
  await page.reload()
  await expect(title(page)).toHaveText('Create a push message')
  await page.goto(ahead)
  await expect(title(page)).toHaveText('Create a push message')
})

test('a page of another kind that was only fetched ahead opens by a click, and is asked for once', async ({
  page,
  context,
}) => {
  // Few links are in view at a time, so that none waits long for its turn. Nobody points at it: that would load the page.
  await page.setViewportSize({ width: 700, height: 400 })
  // Links take turns of three seconds, which nobody has to wait for.
  await page.clock.install()
  await page.goto('/en/guides/')
  await workerInCharge(page)
  await page.reload()
  await alive(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Errors', exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  await bySeconds(page, async () => expect(await isKept(page, data('/en/guides/errors/'))).toBe(true))
  // Its template is a file of its own, which no page so far has shown anything with.
  const templates = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const urls = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
      return urls.filter((url) => /\/component---[^/]*article-reference[^/]*\.js$/.test(url)).length
    })
  await bySeconds(page, async () => expect(await templates()).toBeGreaterThan(0))
  // The browser's own cache, which nobody promises, has it as well.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await link.click()
  await expect(title(page)).toHaveText('Errors')
  await page.getByRole('textbox', { name: 'A line of a log' }).fill('BadDeviceToken')
  await expect(page.getByRole('status').filter({ hasText: '1 entry fits' })).toBeVisible()
  expect(documents).toBeLessThanOrEqual(1)
})

test('what was on its way when the worker took over is kept as well, however late it comes', async ({
  page,
  context,
  open,
}) => {
  // No link leads there, so that nothing but this test asks for it.
  const away = '/en/sdk/v3/ios/implementation/tags/'
  let [begin, arrive] = [() => {}, () => {}]
  const worker = new Promise<void>((resolve) => (begin = resolve))
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await open('/en/faqs/', [
    { path: /^\/sw\.js$/, until: worker },
    { path: new RegExp(`^${data(away)}$`), until: late, times: 1 },
  ])
  await alive(page)
  const asked = page.waitForRequest((request) => request.url().endsWith(data(away)))
  await page.evaluate((url) => void fetch(url), data(away))
  await asked
  begin()
  await workerInCharge(page)
  // By now the page has told the worker what it had loaded.
  await kept(page, '/search_index.json')
  arrive()
  await kept(page, data(away))
  await context.setOffline(true)
  await page.goto(page.url().replace('/en/faqs/', away))
  await expect(title(page)).toHaveText('Tags')
})

test('pictures of a page are there, also those that nobody had scrolled to', async ({ page, context }) => {
  await visit(page, '/en/guides/messages/create/')
  await picturesKept(page, '/en/guides/messages/create/')
  await context.setOffline(true)
  await page.reload()
  await expectPictures(page)
})

test('search works that was never opened before, and a result that is not here says so', async ({
  page,
  context,
}) => {
  await visit(page, '/en/faqs/')
  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toHaveText('Frequently asked questions')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('geo-zones')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(title(page)).toHaveText('This page is not on this device')
  await expect(page.getByRole('main').getByRole('link', { name: 'FAQs' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'FAQs' }).click()
  await expect(title(page)).toHaveText('Frequently asked questions')
})

test('a page that is not here opens by itself when the connection is back', async ({ page, context }) => {
  await page.clock.install()
  await visit(page, '/en/faqs/')
  await context.setOffline(true)
  for (const path of ['/en/guides/audience/tags/', '/en/there/is/none/', '/en/a%20b/', '/en/v1.2']) {
    await page.goto(path)
    await expect(title(page)).toHaveText('This page is not on this device')
    await expect(page).toHaveURL(path)
  }
  await page.goto('/en/guides/audience/tags/?a=1#content')
  await expect(title(page)).toHaveText('This page is not on this device')
  await context.setOffline(false)
  // The page looks for itself, and not more often than every few seconds.
  await bySeconds(page, () => expect(title(page)).toHaveText('Tags', { timeout: 250 }))
  await expect(page).toHaveURL('/en/guides/audience/tags/?a=1#content')
})

test('what was not here is no longer remembered when it is asked for again', async ({ page, context }) => {
  // A page that nothing on this one leads to, so that nothing has fetched it ahead.
  const away = (path: string) =>
    page.evaluate((to) => {
      ;(window as unknown as { ___navigate: (path: string) => void }).___navigate(to)
    }, path)
  await visit(page, '/en/faqs/')
  await goOffline(context)
  await away('/en/sdk/v3/ios/implementation/tags/')
  await expect(title(page)).toHaveText('This page is not on this device')
  await page.goBack()
  await expect(title(page)).toHaveText('Frequently asked questions')
  await context.setOffline(false)
  await away('/en/sdk/v3/ios/implementation/tags/')
  await expect(title(page)).toHaveText('Tags', { timeout: 15_000 })
})
