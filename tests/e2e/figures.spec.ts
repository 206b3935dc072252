import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { spareData } from '../helpers/loads'
import { startSite } from '../helpers/site'
import { test as siteTest } from '../helpers/site-test'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** Pictures with numbers: in the page, and in the viewer that they open in. */

const guide = '/en/guides/messages/create/'
const chunk = /^\/figure-viewer-[0-9a-f]+\.js$/

const figure = (page: Page) => page.getByRole('figure').first()
const picture = (page: Page) => figure(page).locator('> a:visible')
const label = (page: Page, name: string) => figure(page).getByRole('link', { name, exact: true })
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Go through the five tabs' })
const shown = (page: Page) => viewer(page).locator('img:visible')
const pane = (page: Page) => viewer(page).getByRole('group', { name: 'Picture' })
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true })

const width = async (page: Page) => (await shown(page).boundingBox())?.width ?? 0
const mark = (page: Page, number: number) =>
  page.locator(`figure > a:visible [data-number="${number}"]`).first()

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

test('a picture opens by mouse beside its numbers, and closes by button, by Esc and beside it', async ({
  page,
}) => {
  await page.goto(guide)
  await alive(page)
  for (const close of ['button', 'Escape', 'beside']) {
    await picture(page).click({ position: { x: 20, y: 20 } })
    await expect(shown(page)).toHaveAttribute('src', /\/messages-create\.png$/)
    await expect(shown(page)).toHaveAttribute('alt', /^The wizard of a new push message/)
    await expect(viewer(page).getByRole('listitem')).toHaveCount(8)
    const sides = [await pane(page).boundingBox(), await viewer(page).getByRole('list').boundingBox()]
    expect((sides[0]?.x ?? 0) + (sides[0]?.width ?? 0)).toBeLessThanOrEqual(sides[1]?.x ?? 0)
    if (close === 'button') await button(page, 'Close').click()
    else if (close === 'Escape') await page.keyboard.press('Escape')
    else await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(picture(page)).toBeFocused()
  }
  expect(new URL(page.url()).hash).toBe('')
})

test('the viewer is for the keyboard alone as well, and keeps the focus', async ({ page }) => {
  await page.goto(guide)
  await alive(page)
  await label(page, 'Lock-screen image').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Lock-screen image')).toBeFocused()
  // Once around: what is behind is never reached.
  const seen = new Set<string>()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    seen.add(
      await page.evaluate(() => {
        const { activeElement: now } = document
        if (now === document.body) return 'the browser'
        return now?.closest('dialog') ? 'the viewer' : `outside: ${now?.outerHTML.slice(0, 80)}`
      }),
    )
  }
  expect([...seen].filter((where) => where.startsWith('outside'))).toEqual([])
  await pane(page).focus()
  const before = await width(page)
  await page.keyboard.press('+')
  await expect.poll(() => width(page)).toBeGreaterThan(before * 1.4)
  // A focused pane that is larger than its place scrolls by the arrows.
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => pane(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('-')
  await expect.poll(() => width(page)).toBeCloseTo(before, 0)
  await page.keyboard.press('Escape')
  await expect(label(page, 'Lock-screen image')).toBeFocused()
})

test('pointer and focus light a number in picture and list, in the page and in the viewer', async ({
  page,
}) => {
  await page.goto(guide)
  await alive(page)
  const item = figure(page).getByRole('listitem').nth(3)
  await item.hover()
  await expect(mark(page, 4)).toHaveCSS('opacity', '1')
  await expect(item.locator('> :first-child')).toHaveCSS('text-decoration-line', 'underline')
  // From the picture to the list as well.
  await mark(page, 6).hover({ force: true })
  await expect(figure(page).getByRole('listitem').nth(5).locator('> :first-child')).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await expect(mark(page, 4)).toHaveCSS('opacity', '0')
  await page.mouse.move(2, 2)
  await label(page, 'Actions').focus()
  await expect(mark(page, 7)).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  const lit = viewer(page).locator('[data-lit]:visible')
  await expect(lit).toHaveCount(2)
  await expect(lit.last()).toContainText('Actions')
  await viewer(page).locator('[data-number="2"]:visible').click()
  await expect(button(page, 'API payload')).toBeFocused()
  await expect(lit.last()).toContainText('API payload')
})

test('the wheel with Ctrl, a click and dragging zoom and move a picture', async ({ page }) => {
  await page.goto(guide)
  await alive(page)
  await picture(page).click({ position: { x: 20, y: 20 } })
  const before = await width(page)
  const box = await pane(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200]
  await page.mouse.click(x, y)
  await expect.poll(() => width(page)).toBeCloseTo(before * 2.5, -1)
  const left = () => pane(page).evaluate(({ scrollLeft }) => scrollLeft)
  const from = await left()
  // The point that was pressed stays under the pointer.
  expect(from).toBeGreaterThan(100)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBeCloseTo(from + 60, 0)
  // Dragging is no click.
  expect(await width(page)).toBeCloseTo(before * 2.5, -1)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 2000)
  await page.keyboard.up('Control')
  await expect.poll(() => width(page)).toBeCloseTo(before, 0)
  await button(page, 'Zoom in').click()
  await expect.poll(() => width(page)).toBeGreaterThan(before * 1.4)
  await button(page, 'Zoom out').click()
  await expect(button(page, 'Zoom out')).toBeDisabled()
})

test('follows the theme, and shows the other picture when that changes', async ({ page }) => {
  await page.goto(guide)
  await alive(page)
  await picture(page).click({ position: { x: 20, y: 20 } })
  await expect(shown(page)).toHaveAttribute('src', /messages-create\.png$/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(shown(page)).toHaveAttribute('src', /messages-create\.dark\.png$/)
  await expect.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1500)
})

test('has no violation in either theme while a picture is open', { tag: '@phone' }, async ({ page }) => {
  await page.goto(guide)
  await alive(page)
  await label(page, 'Message').click()
  await expect(viewer(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no number covers another one', async ({ page }) => {
    await page.goto('/en/sdk/v2/html5/implementation/push/')
    await alive(page)
    await page.locator('figure > a:visible:has(img[src*="result-web-push"])').tap()
    const numbers = page.getByRole('dialog').locator('[data-number]:visible')
    await expect(numbers.first()).toBeVisible()
    const places = await numbers.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width } = one.getBoundingClientRect()
        return { x, y, width }
      }),
    )
    expect(places.length).toBeGreaterThan(2)
    const covered = places.filter((one, index) =>
      places.slice(index + 1).some(({ x, y, width }) => Math.hypot(x - one.x, y - one.y) < width),
    )
    expect(covered).toEqual([])
  })

  test('the list is below the picture, a number brings its place, two fingers zoom', async ({ page }) => {
    await page.goto(guide)
    await alive(page)
    await picture(page).tap({ position: { x: 20, y: 20 } })
    const [above, below] = [
      await pane(page).boundingBox(),
      await viewer(page).getByRole('list').boundingBox(),
    ]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const before = await width(page)
    await button(page, 'Type of content').tap()
    await expect.poll(() => width(page)).toBeGreaterThan(690)
    const place = async () => {
      const [dot, around] = [
        await viewer(page).locator('[data-number="6"]:visible').boundingBox(),
        await pane(page).boundingBox(),
      ]
      if (!dot || !around) return 'nowhere'
      const isIn =
        dot.x > around.x &&
        dot.x < around.x + around.width &&
        dot.y > around.y &&
        dot.y < around.y + around.height
      return isIn ? 'in sight' : `at ${dot.x} ${dot.y}, of ${around.y} to ${around.y + around.height}`
    }
    await expect.poll(place).toBe('in sight')

    const touch = await page.context().newCDPSession(page)
    const fingers = (type: string, apart: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 195 - apart, y: 200 },
                { x: 195 + apart, y: 200 },
              ],
      })
    await fingers('touchStart', 120)
    for (const apart of [90, 60, 30]) await fingers('touchMove', apart)
    await fingers('touchEnd', 0)
    await expect.poll(() => width(page)).toBeCloseTo(before, 0)
    await fingers('touchStart', 40)
    for (const apart of [60, 80, 120]) await fingers('touchMove', apart)
    await fingers('touchEnd', 0)
    await expect.poll(() => width(page)).toBeGreaterThan(before * 2)
    await button(page, 'Close').tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to itself, and a label one to its number', async ({ page }) => {
    await page.goto(guide)
    await expect(picture(page)).toHaveAttribute('href', /^\/static\/[0-9a-f]{12}\/messages-create\.png$/)
    await label(page, 'Message').click()
    await expect(page).toHaveURL(`${guide}#messages-create-5`)
    await picture(page).click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/messages-create\.png$/)
  })
})

siteTest('leads to the picture when the code of the viewer is gone', async ({ page, open }) => {
  await page.clock.install()
  await open(guide, [{ path: chunk, status: 404 }])
  await alive(page)
  await picture(page).click({ position: { x: 20, y: 20 } })
  await page.clock.runFor(4000)
  await expect(page).toHaveURL(/messages-create\.png$/)
})

siteTest('opens when the code of the viewer came at the second try', async ({ page, open, site }) => {
  await page.clock.install()
  await open(guide, [{ path: chunk, status: 503 }])
  await alive(page)
  await picture(page).click({ position: { x: 20, y: 20 } })
  site.setFaults([])
  await page.clock.runFor(1000)
  await expect(viewer(page)).toBeVisible()
})

test('lists have the colours that the dots in the pictures have', async ({ page }) => {
  const site = await startSite()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(site.url + guide)
    const drawn = await picture(page).evaluate(async (link: HTMLAnchorElement) => {
      const image = new Image()
      image.src = link.href
      await image.decode()
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const [left = 0, top = 0] = (document.querySelector<HTMLElement>('figure li')?.dataset.at ?? '')
        .split(' ')
        .map(Number)
      // Beside the figure, still on the dot.
      const dot = context?.getImageData(
        (left / 100) * canvas.width - 13,
        (top / 100) * canvas.height,
        1,
        1,
      ).data
      return `rgb(${dot?.slice(0, 3).join(', ')})`
    })
    const listed = await figure(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => getComputedStyle(item, '::before').backgroundColor)
    expect(listed).toBe(drawn)
  }
  await site.close()
})
