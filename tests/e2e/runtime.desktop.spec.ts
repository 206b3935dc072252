import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'
import { startSite } from '../helpers/site'

test.use({ serviceWorkers: 'allow' })

/** What Gatsby's own runtime promises, and this site relies on. Faults are the server's, not the test's. */

const flag = 'gatsby-reload-compilation-hash-match'
const data = (page: string) => `/page-data${page}page-data.json`
const count = (requests: readonly string[], path: string) =>
  requests.filter((request) => request.includes(path)).length

test('page data that fails is asked for again three times, then the browser goes there itself', async ({
  page,
}) => {
  const path = '/en/guides/errors/'
  const site = await startSite({ faults: [{ path: new RegExp(`^${data(path)}`), status: 503 }] })
  await page.goto(`${site.url}/en/guides/`)
  await alive(page)
  await page.waitForLoadState('networkidle')
  site.requests.length = 0
  await page.getByRole('main').getByRole('link', { name: 'Errors', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.url}${path}`)
  await expect.poll(() => count(site.requests, data(path))).toBeGreaterThanOrEqual(4)
  // The document itself was asked for: a full navigation, which shows the page's HTML.
  await expect.poll(() => site.requests.some((request) => request.endsWith(path))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors')
  await site.close()
})

test('data of another build reloads the page once, and only once', async ({ page }) => {
  const path = '/en/faqs/'
  const plain = await startSite()
  const body = await (await fetch(`${plain.url}${data(path)}`)).text()
  const app = await (await fetch(`${plain.url}/page-data/app-data.json`)).text()
  await plain.close()
  expect(body).toContain('"path":"/en/faqs/"')
  const foreign = app.replace(/"webpackCompilationHash":"[^"]+"/, '"webpackCompilationHash":"another-build"')
  const site = await startSite({ faults: [{ path: /^\/page-data\/app-data\.json/, body: foreign }] })
  const flags: (string | null)[] = []
  await page.exposeFunction('tellFlag', (value: string | null) => flags.push(value))
  await page.addInitScript((key) => {
    ;(window as unknown as { tellFlag(value: string | null): void }).tellFlag(sessionStorage.getItem(key))
  }, flag)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.goto(`${site.url}${path}`)
  await expect.poll(() => loads).toBe(2)
  // The flag stood when the second load began, and a load that went well takes it away, once it is through.
  const kept = () =>
    page.evaluate((key) => sessionStorage.getItem(key), flag).catch(() => 'between two loads')
  await expect.poll(kept).toBeNull()
  expect(flags).toEqual([null, '1'])
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  expect(loads).toBe(2)
  await site.close()
})

test('the canonical link follows a navigation without a page load', async ({ page }) => {
  await page.goto('/en/guides/')
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://docs.beckon.example/en/faqs/',
  )
})

test('site-wide data, the static query and the search index are asked for once each', async ({ page }) => {
  const site = await startSite()
  await page.goto(`${site.url}/en/guides/`)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => count(site.requests, '/search_index.json')).toBe(1)
  expect(count(site.requests, '/page-data/app-data.json')).toBeGreaterThanOrEqual(1)
  expect(count(site.requests, '/page-data/sq/d/')).toBeGreaterThanOrEqual(1)
  await site.close()
})
