import { expect, test, type Page } from '@playwright/test'
import { alive, laidOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'
const onThisPage = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** The stop after the one where the focus is, and where it stands beside an element: before, inside or after. */
async function nextStop(page: Page, selector: string): Promise<string> {
  await page.keyboard.press('Tab')
  return page.evaluate((one) => {
    const now = document.activeElement
    const from = document.querySelector(one)
    if (!now || !from || now === document.body) return 'nowhere'
    return now.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before'
  }, selector)
}

test.describe('the focus goes where a move leads', () => {
  test('a link of on-this-page, once and again', { tag: '@phone' }, async ({ page }) => {
    await page.goto(push)
    await alive(page)
    const folded = page.locator('main details', { hasText: 'On this page' })
    const narrow = await folded.isVisible()
    if (narrow) await folded.locator('summary').click()
    const list = narrow ? folded : onThisPage(page)
    const link = list.getByRole('link', { name: 'Limits' })
    await link.click()
    await expect(page.locator('#limits')).toBeFocused()
    await expect(page.locator('#limits')).toBeInViewport()
    const place = await scrollY(page)
    expect(place).toBeGreaterThan(500)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#limits')).toBeFocused()
    expect(await nextStop(page, '#limits')).toBe('after')
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
  })

  test('an address with a hash, opened', async ({ page }) => {
    await page.goto(`${push}#limits`)
    await expect(page.locator('#limits')).toBeFocused()
    expect(await nextStop(page, '#limits')).toBe('after')
  })

  test('a link to a heading of another page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/quick-wins/#keep-the-number-of-messages-bearable')
    await alive(page)
    const link = page.getByRole('main').locator('details[open] a[href^="/en/"][href*="#"]').first()
    const hash = ((await link.getAttribute('href')) ?? '').replace(/^.*#/, '#')
    await link.click()
    await expect(page.locator(hash)).toBeFocused()
    await expect(page.locator(hash)).toBeInViewport()
    expect(await nextStop(page, hash)).toBe('after')
  })

  test('a link to a question, which opens', async ({ page }) => {
    await page.goto('/en/faqs/')
    await alive(page)
    const question = page.locator('main details').nth(5)
    const id = (await question.getAttribute('id')) ?? ''
    await page.evaluate((one) => (window.location.hash = one), id)
    await expect(question).toHaveAttribute('open')
    await expect(question.locator('summary')).toBeFocused()
  })

  test('a link to another page: its title, from which Tab goes on', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/guides/')
    await alive(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })
    await link.click()
    const title = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })
    await expect(title).toBeFocused()
    expect(await scrollY(page)).toBe(0)
    expect(await nextStop(page, 'h1')).toBe('after')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible()
    await expect(link).toBeFocused()
  })
})

test.describe('skip links', () => {
  const stops = async (page: Page, selector: string) => {
    for (let stop = 1; stop <= 5; stop++) {
      await page.keyboard.press('Tab')
      const now = page.locator(':focus')
      await expect(now).toBeInViewport()
      if (await now.evaluate((one, wanted) => one.closest(wanted) !== null, selector)) return stop
      const href = await now.getAttribute('href')
      if (href?.startsWith('#') && (await page.locator(`${selector}${href}`).count())) {
        await page.keyboard.press('Enter')
        await expect(page.locator(href)).toBeFocused()
      }
    }
    return Infinity
  }

  for (const path of [push, '/en/api/devices/', '/en/guides/errors/', '/en/sdk/']) {
    test(`the navigation of ${path} is within five stops`, async ({ page }) => {
      await page.goto(path)
      await alive(page)
      expect(await stops(page, 'nav#nav-section')).toBeLessThanOrEqual(5)
      expect(await scrollY(page)).toBe(0)
    })
  }

  test('what is on this page is within five stops, too', async ({ page }) => {
    await page.goto(push)
    await alive(page)
    expect(await stops(page, 'nav#nav-page')).toBeLessThanOrEqual(5)
  })

  test('none leads to what is not there', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/en/', push, '/en/guides/account/', '/en/nonsense/']) {
      await page.goto(path)
      await alive(page)
      for (const link of await page.locator('#gatsby-focus-wrapper > a').all()) {
        if (!(await link.evaluate((one) => getComputedStyle(one).display !== 'none'))) continue
        await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible()
      }
    }
  })
})

test('a long list of on-this-page follows, and only it is moved', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/en/sdk/v1/ios/symbols/beckonpushlib/')
  await alive(page)
  await laidOut(page)
  const list = onThisPage(page)
  for (const part of [1, 0.5, 0]) {
    const wanted = await page.evaluate((at) => {
      const all = document.documentElement.scrollHeight - window.innerHeight
      window.scrollTo({ top: Math.round(all * at), behavior: 'instant' })
      return window.scrollY
    }, part)
    const current = list.locator('[aria-current="location"]')
    if (part) await expect(current).toBeInViewport({ ratio: 1 })
    expect(await scrollY(page)).toBe(wanted)
  }
})

test('above the first heading, a long list begins with its title again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/guides/glossary/')
  await alive(page)
  await laidOut(page)
  const list = onThisPage(page)
  const scrolled = () => list.evaluate((box) => box.scrollTop)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(scrolled).toBeGreaterThan(300)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(list.locator('[aria-current]')).toHaveCount(0)
  await expect.poll(scrolled).toBe(0)
})

test.describe('on-this-page marks', () => {
  const current = (page: Page) => onThisPage(page).locator('[aria-current="location"]')

  for (const path of [
    '/en/guides/glossary/',
    '/en/sdk/v3/ios/troubleshooting/',
    '/en/guides/audience/',
    '/en/api/schemas/',
  ])
    test(`each section that its reader is led to: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 1360, height: 900 })
      await page.goto(path)
      await alive(page)
      const links = await onThisPage(page).getByRole('link').all()
      expect(links.length).toBeGreaterThan(3)
      for (const link of [...links.slice(0, 12), ...links.slice(-4)]) {
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'location')
      }
    })

  test('the first heading below the header, and else the one above', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 900 })
    await page.goto('/en/guides/glossary/')
    await alive(page)
    await laidOut(page)
    const scrolledTo = (id: string, distance: number) =>
      page
        .locator(`#${id}`)
        .evaluate((one, top) => scrollBy(0, one.getBoundingClientRect().top - top), distance)
    await scrolledTo('fcm', 120)
    await expect(current(page)).toHaveAttribute('href', '#fcm')
    // Where the next one is far below: on the page of errors, whose groups are long.
    await page.goto('/en/guides/errors/')
    await alive(page)
    await laidOut(page)
    await scrolledTo('web-push', -10)
    await expect(current(page)).toHaveAttribute('href', '#web-push')
  })
})

test.describe('where a link has led to', () => {
  const wash = (page: Page, selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).animationName)
  const background = (page: Page, selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).backgroundColor)
  const none = 'rgba(0, 0, 0, 0)'

  const places = {
    'a heading': `${push}#limits`,
    'a member': '/en/sdk/v3/android/symbols/beckonpush/#beckonpushendliveactivity',
    'a type': '/en/sdk/v3/android/symbols/#beckon',
    'an error': '/en/guides/errors/#baddevicetoken',
  }
  for (const [what, address] of Object.entries(places)) {
    test(`${what} is marked`, async ({ page }) => {
      const hash = address.replace(/^.*#/, '#')
      await page.goto(address)
      await expect.poll(() => wash(page, hash)).toBe('arrived')
      await page.emulateMedia({ media: 'print' })
      expect(await wash(page, hash)).toBe('none')
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
      await alive(page)
      expect(await background(page, hash)).not.toBe(none)
    })
  }

  test('a question is marked, and after another move it is no longer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en/faqs/')
    await alive(page)
    const ids = await page
      .locator('main details[id]')
      .evaluateAll((all) => all.slice(3, 5).map(({ id }) => `#${id}`))
    const [first = '', second = ''] = ids
    await page.evaluate((hash) => (window.location.hash = hash), first)
    await expect.poll(() => background(page, first)).not.toBe(none)
    await page.evaluate((hash) => (window.location.hash = hash), second)
    await expect.poll(() => background(page, first)).toBe(none)
    expect(await background(page, second)).not.toBe(none)
  })

  test('so is one on another page, to which a router leads', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en/quick-wins/#keep-the-number-of-messages-bearable')
    await alive(page)
    const link = page.getByRole('main').locator('details[open] a[href^="/en/"][href*="#"]').first()
    const hash = ((await link.getAttribute('href')) ?? '').replace(/^.*#/, '#')
    await link.click()
    await expect.poll(() => background(page, hash)).not.toBe(none)
  })
})

/** Words of one to four letters with a hyphen that stand on two lines. */
const brokenAtHyphen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\b(in-app|e-mail|geo-\w+)/gi)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
      }
      return broken
    }),
  )

test('short words do not break at their hyphens in titles and navigation, at any width', async ({ page }) => {
  let looked = 0
  for (const path of ['/en/', '/en/guides/messages/', '/en/sdk/v3/android/implementation/in-app-messages/']) {
    await page.goto(path)
    await alive(page)
    const selector = 'h1, h1 + p, .prose :is(h2, h3), nav a, main ul a'
    looked += await page
      .locator(selector)
      .filter({ hasText: /in-app|e-mail|geo-/i })
      .count()
    const broken = new Set<string>()
    for (let width = 320; width <= 800; width += 40) {
      await page.setViewportSize({ width, height: 800 })
      for (const word of await brokenAtHyphen(page, selector)) broken.add(`${word} at ${width}`)
    }
    expect([...broken], path).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expect(looked).toBeGreaterThan(5)
  // And they stay words of their line, also where a label stands beside something else.
  await page.goto(push)
  const label = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByText('In-app', { exact: true })
  await expect(label).toHaveClass('nobr')
  expect(await label.evaluate((one) => getComputedStyle(one).display)).toBe('inline')
})
