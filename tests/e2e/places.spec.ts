import { expect, test, type Page } from '@playwright/test'
import { alive, laidOut } from '../helpers/alive'
import { click, spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'
const errors = '/en/guides/errors/'
const faqs = '/en/faqs/'

const heading = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

/** A page, laid out to its end: what lies above grows no more. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
  await laidOut(page)
}

/** The reader scrolls to a place, and the page has been drawn there. */
const readOnTo = (page: Page, place: number) =>
  page.evaluate(
    (top) =>
      new Promise((drawn) => {
        scrollTo(0, top)
        requestAnimationFrame(() => requestAnimationFrame(drawn))
      }),
    place,
  )

/** The reader is there, and is not moved from there any more. */
async function isAt(page: Page, place: number): Promise<void> {
  const off = () => page.evaluate((top) => Math.abs(scrollY - top), place)
  await expect.poll(off).toBeLessThan(3)
  await page.waitForLoadState('networkidle')
  await readOnTo(page, await page.evaluate(() => scrollY))
  expect(await off()).toBeLessThan(3)
}

const place = (page: Page) => page.evaluate(() => scrollY)

/** Follows the link of the page to a section on it, as on-this-page and the text have them. */
async function jump(page: Page, hash: string): Promise<void> {
  await click(page, hash)
  await expect(page.locator(hash)).toBeFocused()
  await expect(page.locator(hash)).toBeInViewport()
}

test.describe('who goes back and forward is where they were', { tag: '@phone' }, () => {
  for (const [path, hashes] of [
    [errors, ['#web-push', '#hms']],
    [push, ['#limits', '#check-that-it-works']],
  ] as const)
    test(`between the sections of a page: ${path}`, async ({ page }) => {
      await read(page, path)
      await readOnTo(page, 700)
      await jump(page, hashes[0])
      const first = (await place(page)) + 300
      await readOnTo(page, first)
      await jump(page, hashes[1])
      const second = await place(page)
      await page.goBack()
      await isAt(page, first)
      await page.goBack()
      await isAt(page, 700)
      await page.goForward()
      await isAt(page, first)
      await page.goForward()
      await isAt(page, second)
    })

  test('between pages, with a hash in the address and beyond its section', async ({ page }) => {
    await read(page, push)
    await jump(page, '#limits')
    const further = (await place(page)) - 1500
    await readOnTo(page, further)
    await click(page, faqs)
    await heading(page, /Frequently/)
    await isAt(page, 0)
    await readOnTo(page, 900)
    await page.goBack()
    await heading(page, 'Push notifications')
    await isAt(page, further)
    await page.goForward()
    await heading(page, /Frequently/)
    await isAt(page, 900)
    // And where the page in between was loaded anew.
    await page.reload()
    await alive(page)
    await isAt(page, 900)
    await page.goBack()
    await heading(page, 'Push notifications')
    await isAt(page, further)
  })

  test('to a page with an answer open', async ({ page }) => {
    await read(page, faqs)
    await click(page, '#why-did-the-id-of-a-device-change')
    await expect(page.locator('#why-did-the-id-of-a-device-change > summary')).toBeFocused()
    const further = (await place(page)) + 250
    await readOnTo(page, further)
    await click(page, push)
    await heading(page, 'Push notifications')
    await page.goBack()
    await heading(page, /Frequently/)
    await isAt(page, further)
  })

  test('with all that they had opened', async ({ page }) => {
    await read(page, '/en/quick-wins/')
    for (const number of [1, 2, 5]) {
      const card = page.locator('main details').nth(number)
      await card.locator('summary').first().click()
      await expect(card).toHaveAttribute('open')
    }
    const open = page.locator('main details[open]')
    const further = (await place(page)) + 600
    await readOnTo(page, further)
    await click(page, faqs)
    await heading(page, /Frequently/)
    await page.goBack()
    await heading(page, 'Quick wins')
    await expect(open).toHaveCount(3)
    await isAt(page, further)
    await page.reload()
    await alive(page)
    await expect(open).toHaveCount(3)
    await isAt(page, further)
  })

  test('from another site', async ({ page }) => {
    await read(page, `${push}#limits`)
    await readOnTo(page, 2500)
    await page.goto('about:blank')
    await page.goBack()
    await alive(page)
    await isAt(page, 2500)
  })
})

test('who goes back finds open what they had opened in a part that comes after its page', async ({
  page,
}) => {
  const reason = page.locator('main table details').filter({ visible: true }).first()
  await read(page, '/en/sdk/')
  await reason.locator('summary').click()
  await expect(reason).toHaveAttribute('open')
  await click(page, '/en/faqs/')
  await heading(page, /Frequently/)
  let bring = () => {}
  const brought = new Promise<void>((resolve) => (bring = resolve))
  await page.route(/\/support-tables-/, async (route) => {
    await brought
    await route.fallback()
  })
  await page.goBack()
  await heading(page, 'SDKs')
  await expect(reason).toHaveCount(0)
  bring()
  await expect(reason).toHaveAttribute('open')
  await page.reload()
  await alive(page)
  await expect(reason).toHaveAttribute('open')
})

test.describe('who loads the page anew is where they were', { tag: '@phone' }, () => {
  for (const hash of ['', '#limits', '#check-that-it-works'])
    test(`with the address ${hash || 'of the page'}`, async ({ page }) => {
      await read(page, push + hash)
      await readOnTo(page, 2145)
      await page.reload()
      await alive(page)
      await isAt(page, 2145)
      // The focus is there as well, or nowhere yet: Tab leads on from there.
      const focused = page.locator('main :focus')
      if (await focused.count()) {
        const top = await focused.evaluate((one) => one.getBoundingClientRect().top)
        expect(Math.abs(top)).toBeLessThan(2000)
      }
    })
})

test.describe('who comes anew is led by the address', { tag: '@phone' }, () => {
  test('to the top without a hash, however far the page was read', async ({ page }) => {
    await read(page, push)
    await readOnTo(page, 3000)
    await page.goto(faqs)
    await page.goto(push)
    await alive(page)
    await isAt(page, 0)
    await readOnTo(page, 1200)
    await click(page, '/en/')
    await expect(page).toHaveURL('/en/')
    await click(page, push)
    await heading(page, 'Push notifications')
    await isAt(page, 0)
  })

  test('to its section with one', async ({ page }) => {
    await read(page, `${push}#limits`)
    await expect(page.locator('#limits')).toBeFocused()
    const section = await place(page)
    await readOnTo(page, 300)
    await click(page, faqs)
    await heading(page, /Frequently/)
    await click(page, `${push}#limits`)
    await heading(page, 'Push notifications')
    await isAt(page, section)
    await expect(page.locator('#limits')).toBeFocused()
    await page.goto('about:blank')
    await page.goto(`${push}#limits`)
    await expect(page.locator('#limits')).toBeFocused()
    await isAt(page, section)
  })
})
