import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { doDeed, leaveBehind, leftAt } from '../helpers/fault-cell'
import { before, fileKinds, pageFor, type Way } from '../helpers/fault-table'
import { kinds } from '../helpers/page-kinds'
import { watchPolicy } from '../helpers/policy'
import { startSite, type Site } from '../helpers/site'
import { smallIndex } from '../helpers/small-index'

test.use({ serviceWorkers: 'allow' })

/** The headers that nginx sends as well (tests/deploy) hold in a browser: nothing of the site breaks, nothing else runs. */

declare global {
  interface Window {
    injected?: number
  }
}

/** A host that only has files: no address is led on, so that what does so is tried as well. */
let site: Site
test.beforeAll(async () => {
  site = await startSite({ faults: [smallIndex()] })
})
test.afterAll(() => site.close())

const deeds = new Map(
  Object.values(fileKinds).map(({ deed }) => [
    deed,
    Object.values(fileKinds).filter((kind) => kind.deed === deed),
  ]),
)
// Those of reading are what every page loads, which page-kinds.spec.ts looks at.
deeds.delete('read')

for (const [deed, parts] of deeds) {
  test(`who wants to ${deed} breaks no rule, and gets all that belongs to it`, async ({ page }) => {
    const own = await startSite({ faults: [smallIndex({ isEmpty: deed !== 'search' })] })
    const { expectNone } = await watchPolicy(page)
    const { path } = pageFor(deed)
    const left = { deed, path, ...leftAt }
    await page.addInitScript(leaveBehind, left)
    const lacking = (way: Way) =>
      parts
        .filter(({ only = way }) => only === way)
        .filter((part) => !own.requests.some((one) => part.path.test(one.replace(/\?.*/s, ''))))
        .map((part) => String(part.path))
    const doIt = (way: Way) =>
      expect(async () => {
        await doDeed({ page, deed })
        expect(lacking(way)).toEqual([])
      }).toPass()
    await page.goto(own.url + path)
    await doIt('first load')
    await page.waitForLoadState('networkidle')
    const moved = parts.find(({ only }) => only === 'navigation')
    if (moved) {
      await page.goto(own.url + before(moved).path)
      await alive(page)
      await goTo(page, path)
      await doIt('navigation')
      await page.waitForLoadState('networkidle')
    }
    await own.close()
    expectNone()
  })
}

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path)

test('the menu of a phone and the dialog of own values break no rule', async ({ page }) => {
  const { expectNone } = await watchPolicy(page)
  await page.goto(`${site.url}/en/api/segments/`)
  await alive(page)
  await page.getByRole('button', { name: 'Your values' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Your values in samples' })
  await dialog.getByLabel('Application key').fill('my-key-4711')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('pre').filter({ hasText: 'my-key-4711' }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible()
  expectNone()
})

test('moving between kinds of pages, search and its worker break no rule', async ({ page }) => {
  const { expectNone } = await watchPolicy(page)
  await page.goto(`${site.url}/en/`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const loads = await page.evaluate(() => performance.timeOrigin)
  for (const { route } of kinds.slice(1)) {
    await goTo(page, route)
    await expect(page).toHaveURL(site.url + route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  // The address is the new page's a moment before the page is; search that opens over the old one goes with it.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field.fill('push notification')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  // All of it without a load.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads)
  expectNone()
})

test('a script that got into the HTML does not run', async ({ page }) => {
  const { violations } = await watchPolicy(page)
  await page.route('**/en/faqs/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '</main>',
      '<script>window.injected = 1</script><img src="/nope.png" onerror="window.injected = 2">' +
        '<script src="https://elsewhere.example/x.js"></script>' +
        '<a id="link" href="javascript:window.injected=3">link</a></main>',
    )
    expect(body).toContain('window.injected = 1')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/en/faqs/')
  await page.evaluate(() => document.getElementById('link')?.click())
  await expect
    .poll(() => violations.map(({ directive }) => directive).sort())
    .toEqual(
      expect.arrayContaining(['script-src-attr', 'script-src-elem', 'script-src-elem', 'script-src-elem']),
    )
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
})

test('HTML that a script puts into the page runs nothing either', async ({ page }) => {
  await page.goto('/en/faqs/')
  await page.waitForLoadState('networkidle')
  const thrown = await page.evaluate(() =>
    [
      '<img src=x onerror="window.injected=1">',
      '<script>window.injected=1</script>',
      '<iframe srcdoc="x"></iframe>',
    ].map((html) => {
      try {
        document.createElement('div').innerHTML = html
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    }),
  )
  expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError'])
  const script = await page.evaluate(() => {
    try {
      document.createElement('script').src = 'https://elsewhere.example/x.js'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(script).toBe('TypeError')
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
})

test('no other site may frame a page', async ({ page }) => {
  // From a page without a policy of its own, as another site would do it.
  await page.goto('about:blank')
  await page.setContent(`<iframe src="${site.url}/en/faqs/"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})
