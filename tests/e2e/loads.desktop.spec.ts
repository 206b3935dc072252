import { expect, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { bySeconds, click, errorsData, errorsPage, heading, slowNotice, stopClock } from '../helpers/loads'
import type { Site } from '../helpers/site'
import { test } from '../helpers/site-test'

/** How pages are loaded: what Gatsby promises, and what this site adds where a page cannot be loaded. */

test.describe('a navigation whose data does not come', () => {
  for (const [how, fault] of [
    ['is answered with 503', { status: 503 }],
    ['is dropped', { drop: true }],
    ['hangs', { hang: true }],
  ] as const) {
    test(`and ${how} ends at the address, with query and hash`, async ({ page, open, site }) => {
      await page.clock.install()
      await open('/en/faqs/')
      await alive(page)
      site.setFaults([{ path: errorsData, ...fault }])
      site.requests.length = 0
      await click(page, `${errorsPage}?a=1&b=%20x#baddevicetoken`)
      await bySeconds(page, async () => {
        await expect(heading(page)).toHaveText('Errors', { timeout: 200 })
      })
      await expect(page).toHaveURL(`${site.url}${errorsPage}?a=1&b=%20x#baddevicetoken`)
      expect(site.requests).toContain(`${errorsPage}?a=1&b=%20x`)
      // The way back is one step.
      await page.goBack()
      await expect(heading(page)).toHaveText('Frequently asked questions')
    })
  }
})

test('the way back to a page whose data does not come ends there as well', async ({ page, open, site }) => {
  await open(`${errorsPage}?a=1#baddevicetoken`)
  await alive(page)
  await page.goto(`${site.url}/en/faqs/`)
  await alive(page)
  await click(page, '/en/quick-wins/')
  await expect(heading(page)).toHaveText('Quick wins')
  site.setFaults([{ path: errorsData, status: 503 }])
  // Not at once: the document would be gone before it has answered.
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(heading(page)).toHaveText('Errors')
  await expect(page).toHaveURL(`${site.url}${errorsPage}?a=1#baddevicetoken`)
})

test('after a second the page says that the next one is slow, and Gatsby tells of it; a fast one says nothing', async ({
  page,
  open,
  site,
}) => {
  await page.clock.install()
  await open('/en/faqs/')
  await alive(page)
  await page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    const { ___emitter } = window as unknown as {
      ___emitter: { on(type: string, on: (event: unknown) => void): void }
    }
    ___emitter.on('onDelayedLoadPageResources', (event) => events.push(event))
  })
  // The second begins with the click, and no part of it goes by while the test is on its way there.
  await stopClock(page)
  await click(page, '/en/sdk/')
  await expect(async () => {
    // Frames are of this time as well. Fifty tries would be the second.
    await page.clock.runFor(20)
    await expect(heading(page)).toHaveText('SDKs', { timeout: 250 })
  }).toPass()
  await page.clock.runFor(2000)
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([])
  await expect(slowNotice(page)).toBeHidden()

  // Nothing on the way leads there, so that nothing has fetched it ahead.
  const slow = '/en/sdk/v3/ios/implementation/tags/'
  site.setFaults([{ path: new RegExp(`^/page-data${slow}`), hang: true }])
  await click(page, slow)
  await page.clock.runFor(900)
  await expect(slowNotice(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(slowNotice(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([
    { pathname: slow },
  ])
  // Another section of this page is no other page.
  await page.evaluate(() => (window.location.hash = '#elsewhere'))
  await expect(page).toHaveURL(/#elsewhere$/)
  await expect(slowNotice(page)).toBeVisible()
  // The reader need not wait: another link leads on, and what was said is taken back.
  await page.clock.resume()
  await click(page, '/en/quick-wins/')
  await expect(heading(page)).toHaveText('Quick wins')
  await expect(slowNotice(page)).toBeHidden()
})

test.describe('a page that the reader no longer waits for', () => {
  // Nothing on the way leads there, so that nothing has fetched it ahead.
  const away = '/en/sdk/v3/ios/implementation/tags/'
  const awayData = new RegExp(`^/page-data${away}`)

  /** What has come of the document that the reader stays in: it leads on by itself, without another one. */
  async function expectStayed(page: Page) {
    await expect(slowNotice(page)).toBeHidden()
    await page.clock.resume()
    await expect(heading(page)).toHaveText('Quick wins')
    await click(page, '/en/sdk/')
    await expect(heading(page)).toHaveText('SDKs')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.goBack()
    await expect(heading(page)).toHaveText('Quick wins')
  }

  for (const how of ['never comes', 'comes late', 'fails late'] as const) {
    test(`and that ${how} leaves them where another link has led`, async ({ page, open, site }) => {
      let [arrive] = [() => {}]
      const late = new Promise<void>((resolve) => (arrive = resolve))
      await page.clock.install()
      await open('/en/faqs/')
      await alive(page)
      await stopClock(page)
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      site.setFaults([
        how === 'never comes'
          ? { path: awayData, hang: true }
          : { path: awayData, until: late, ...(how === 'fails late' ? { status: 403 } : {}) },
      ])
      await click(page, away)
      await click(page, '/en/quick-wins/')
      await expect(async () => {
        await page.clock.runFor(20)
        await expect(heading(page)).toHaveText('Quick wins', { timeout: 250 })
      }).toPass()
      // The second of the link before is over.
      await page.clock.runFor(1500)
      await expect(slowNotice(page)).toBeHidden()
      if (how === 'never comes') await page.clock.runFor(15_000)
      else {
        const answered = page.waitForResponse((response) =>
          new URL(response.url()).pathname.startsWith('/page-data/en/sdk/v3/ios/implementation/tags/'),
        )
        arrive()
        await (await answered).finished()
        await page.clock.runFor(5000)
      }
      await expectStayed(page)
    })
  }

  test('is not said to be on its way to who has gone back meanwhile', async ({ page, open, site }) => {
    await page.clock.install()
    await open('/en/faqs/')
    await alive(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await click(page, '/en/quick-wins/')
    await expect(heading(page)).toHaveText('Quick wins')
    await click(page, '/en/sdk/')
    await expect(heading(page)).toHaveText('SDKs')
    site.setFaults([{ path: awayData, hang: true }])
    await stopClock(page)
    await click(page, away)
    await page.clock.runFor(1100)
    await expect(slowNotice(page)).toBeVisible()
    await page.goBack()
    await page.clock.runFor(100)
    await expect(heading(page)).toHaveText('Quick wins')
    await expect(slowNotice(page)).toBeHidden()
    await page.clock.runFor(15_000)
    await expectStayed(page)
  })
})

test('an address that is not the recorded path gives way to it, with query and hash', async ({
  page,
  open,
  site,
}) => {
  await open('/en/guides/errors/index.html?a=1#baddevicetoken')
  await expect(page).toHaveURL(`${site.url}${errorsPage}?a=1#baddevicetoken`)
  await expect(heading(page)).toHaveText('Errors')
})

test('a link to a page that does not exist shows the not-found page', async ({ page, open, site }) => {
  await open('/en/faqs/')
  await alive(page)
  await click(page, '/en/nope/?a=1#b')
  await expect(heading(page)).toHaveText('There is no page here')
  await expect(page).toHaveURL(`${site.url}/en/nope/?a=1#b`)
  expect(await violations(page)).toEqual([])
})

test('a chunk that fails and that nobody catches leads to the last known path', async ({
  page,
  open,
  site,
}) => {
  await open('/en/faqs/')
  await alive(page)
  await click(page, '/en/sdk/')
  await expect(heading(page)).toHaveText('SDKs')
  site.requests.length = 0
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('Loading chunk 868 failed.'))))
  await expect.poll(() => site.requests).toContain('/en/sdk/')
  await alive(page)
})

/** What a page asks for that is no file of this site, or not asked for by GET without a payload. */
function watchStrange(page: Page, site: Site): string[] {
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
      strange.push(`${request.method()} ${pathname}${request.postData() ? ' with a payload' : ''}`)
    }
  })
  return strange
}

test('asks for files of the site alone, and sends nothing', async ({ page, open, site }) => {
  const strange = watchStrange(page, site)
  await open('/en/guides/messages/create/')
  await alive(page)
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('push')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/messages\/create/)
  await expect
    .poll(() => site.requests.filter((request) => request.startsWith('/page-data/en/')).length)
    .toBeGreaterThan(1)
  expect(strange).toEqual([])
})

test('of a page that there is not, Gatsby asks for the head alone, and sends nothing either', async ({
  page,
  open,
  site,
}) => {
  const strange = watchStrange(page, site)
  await open('/en/faqs/')
  await alive(page)
  await click(page, '/en/nope/?a=1')
  await expect(heading(page)).toHaveText('There is no page here')
  expect(strange).toEqual(['HEAD /en/nope'])
})

test('there is nothing to be sent: what is typed and chosen stays in the page', async ({
  page,
  open,
  site,
}) => {
  const strange = watchStrange(page, site)
  for (const path of [errorsPage, '/en/quick-wins/', '/en/sdk/v3/android/symbols/', '/en/api/segments/']) {
    await open(path)
    await alive(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('.change')?.click())
    const form = page.getByRole('main').locator('form').first()
    await expect(form).toBeVisible()
    for (const field of await form.locator('input:not([type="checkbox"]), textarea').all()) {
      if (await field.isEditable()) await field.fill('zzqx')
    }
    site.requests.length = 0
    // As a browser does it for who presses Enter; then past what the page does instead.
    await form.evaluate((one: HTMLFormElement) => one.requestSubmit())
    await expect(form).toBeVisible()
    const forbidden = await form.evaluate(
      (one: HTMLFormElement) =>
        new Promise((resolve) => {
          const told = ({ effectiveDirective }: SecurityPolicyViolationEvent) => resolve(effectiveDirective)
          document.addEventListener('securitypolicyviolation', told)
          one.submit()
        }),
    )
    expect(forbidden).toBe('form-action')
    expect(page.url()).toBe(`${site.url}${path}`)
    expect(site.requests.filter((request) => /zzqx|\?/.test(request))).toEqual([])
    expect(site.requests).not.toContain(path)
  }
  expect(strange).toEqual([])
})
