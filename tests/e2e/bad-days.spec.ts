import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { startSite, type Site } from '../helpers/site'
import { smallIndex } from '../helpers/small-index'
import { goOffline, workerInCharge } from '../helpers/worker'

test.use({ serviceWorkers: 'allow' })

/** What a reader is told on a bad day: in a status that was there before, within reach of the keyboard, in either theme. */

const faqs = '/en/faqs/'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

let site: Site
test.beforeEach(async () => {
  // Nobody searches.
  site = await startSite({ faults: [smallIndex({ isEmpty: true })] })
})
test.afterEach(() => site.close())

/** No violation in either theme, and nothing wider than the screen. */
async function expectSound(page: Page) {
  expect(await violations(page)).toEqual([])
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width).toBeLessThanOrEqual(room)
}

/** Tab leads there, before it has been through a page of links, and nothing covers what it has come to. */
async function expectWithinReach(page: Page, selector: string) {
  const isThere = () =>
    page.evaluate((one) => {
      const now = document.activeElement
      if (!now?.matches(one)) return false
      const { x, y, width, height } = now.getBoundingClientRect()
      return now.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }, selector)
  let stops = 0
  do await page.keyboard.press('Tab')
  while (!(await isThere()) && ++stops < 80)
  expect(stops).toBeLessThan(80)
}

/** Somebody who reads at the end of a page, with the focus there. */
async function goToTheEnd(page: Page) {
  await page.getByRole('contentinfo').getByRole('link').last().focus()
}

/** Shows these of the page's own notices, and no others, as src/runtime/notices.ts does. */
const show = (page: Page, names: readonly string[]) =>
  page.evaluate((shown) => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-notice]'))
      one.hidden = !shown.includes(one.dataset.notice ?? '')
  }, names)

async function visit(page: Page) {
  await page.goto(site.url + faqs)
  await workerInCharge(page)
  // The worker may be there before React has the page in hand, and a move wants both.
  await alive(page)
}

test(
  'no connection: said in a status that was there, with a link to what is kept',
  { tag: '@phone' },
  async ({ page, context }) => {
    await visit(page)
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('[role="status"]')) one.setAttribute('data-was-there', '')
    })
    await context.setOffline(true)
    const told = status(page, 'You are offline')
    await expect(told).toBeVisible()
    await expect(told).toHaveAttribute('data-was-there')
    await goToTheEnd(page)
    await expectWithinReach(page, '[role="status"] a')
    await expectSound(page)
    await context.setOffline(false)
    await expect(status(page, 'You are online again')).toBeVisible()
  },
)

test(
  'a newer version: said without a move of the focus, and taken from the keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page)
    const body = `${readFileSync(join(resolve(process.env.PUBLIC_DIR ?? 'public'), 'sw.js'), 'utf8')}\n// the next one`
    site.setFaults([
      {
        path: /^\/sw\.js$/,
        body,
        headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
      },
    ])
    await goToTheEnd(page)
    const focused = await page.evaluateHandle(() => document.activeElement)
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
    await expect(status(page, 'A newer version')).toBeVisible()
    expect(await focused.evaluate((one) => one === document.activeElement)).toBe(true)
    await expectWithinReach(page, '[role="status"] button')
    await expectSound(page)
  },
)

test(
  'a page that stays plain: said, and loaded again from the keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    site.setFaults([{ path: /^\/framework-.*\.js$/, drop: true }])
    await page.goto(site.url + faqs)
    const told = status(page, 'Parts of this page have not loaded')
    await expect(told).toBeVisible()
    await expectSound(page)
    await goToTheEnd(page)
    await expectWithinReach(page, '[role="status"] [data-again]')
    site.setFaults([])
    await page.keyboard.press('Enter')
    await expect(told).toBeHidden()
  },
)

test('a slow page: said while the one before stays', { tag: '@phone' }, async ({ page }) => {
  await visit(page)
  // Looked at before: a page that does not come is left after ten seconds, and a look takes its time.
  await show(page, ['slow'])
  await expectSound(page)
  await show(page, [])
  site.setFaults([{ path: /^\/page-data\/en\/sdk\/v3\/ios\/implementation\/tags\//, hang: true }])
  await page.evaluate(() => {
    ;(window as unknown as { ___navigate: (path: string) => void }).___navigate(
      '/en/sdk/v3/ios/implementation/tags/',
    )
  })
  await expect(status(page, 'The page is on its way')).toBeVisible()
  await expect(title(page)).toHaveText('Frequently asked questions')
})

test.describe('by its address', () => {
  test.use({ serviceWorkers: 'block' })

  for (const [what, path, heading] of [
    ['a page that is not there', '/en/guides/mesages/crate/', 'There is no page here'],
    ['the page of packs', '/en/offline/', 'Reading offline'],
    ['the page of an error', '/500.html', 'This page could not be loaded'],
  ] as const) {
    test(`${what}: its ways on are within reach of the keyboard`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(site.url + path)
      await expect(title(page)).toHaveText(heading)
      await expectSound(page)
      await expectWithinReach(page, 'main :is(a, button)')
    })
  }
})

test.describe('where the server fails', () => {
  test.use({ serviceWorkers: 'block' })

  for (const path of ['/en/guides/nowhere/', '/nowhere'])
    test(`its page of errors is what is seen, also at an address without a page: ${path}`, async ({
      page,
    }) => {
      const body = await (await page.request.get(`${site.url}/500.html`)).body()
      await page.route(site.url + path, (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body }),
      )
      await page.goto(site.url + path)
      await expect(title(page)).toHaveText('This page could not be loaded')
      await alive(page)
      await expect(title(page)).toHaveText('This page could not be loaded')
      expect(page.url()).toBe(site.url + path)
    })
})

test(
  'a page that is not on this device: said as the move to it, with ways on',
  { tag: '@phone' },
  async ({ page, context }) => {
    await visit(page)
    await goOffline(context)
    await page.evaluate(() => {
      ;(window as unknown as { ___navigate: (path: string) => void }).___navigate(
        '/en/sdk/v3/ios/implementation/tags/',
      )
    })
    await expect(title(page)).toHaveText('This page is not on this device')
    await expect(page.locator('#gatsby-announcer')).toContainText('This page is not on this device')
    await expectWithinReach(page, 'main button')
    await expectSound(page)
  },
)

test(
  'notices lie over nothing that has the focus, and not over each other',
  { tag: '@phone' },
  async ({ page, context }) => {
    await visit(page)
    await goOffline(context)
    await expect(status(page, 'You are offline')).toBeVisible()
    const shown = page.locator('[role="status"] > p:visible')
    for (const names of [[], ['plain'], ['slow']]) {
      await show(page, names)
      await expect(shown).toHaveCount(names.length + 1)
      const boxes = await Promise.all((await shown.all()).map((one) => one.boundingBox()))
      const rows = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }))
      for (const [index, { top }] of rows.entries()) {
        if (index > 0) expect(top).toBeGreaterThanOrEqual(rows[index - 1]!.bottom)
      }
      expect(rows.at(-1)?.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
      // Down a page of questions and links, a stop at a time.
      await page.evaluate(() => {
        scrollTo(0, 0)
        document.querySelector<HTMLElement>('#content')?.focus()
      })
      for (let stop = 0; stop < 30; stop++) {
        await page.keyboard.press('Tab')
        const lower = await page.evaluate(() => {
          const now = document.activeElement
          if (!now || now === document.body || now.closest('[role="status"], header')) return 0
          return now.getBoundingClientRect().bottom
        })
        expect(lower).toBeLessThanOrEqual(rows[0]!.top)
      }
    }
  },
)
