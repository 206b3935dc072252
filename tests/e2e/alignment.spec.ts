import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive, laidOut } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** What stands in line with what: measured where the eye sees it, at the edges of text. */

test.beforeEach(({ page }) => page.addInitScript(spareData))

/** The lines that the text of an element takes, each with its edges. */
const linesOf = (element: Locator) =>
  element.evaluate((one) => {
    const text = document.createRange()
    text.selectNodeContents(one)
    return [...text.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
  })
const leftOf = async (element: Locator) => Math.round((await linesOf(element))[0]?.left ?? NaN)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page) => page.getByRole('contentinfo')
const push = '/en/sdk/v3/android/implementation/push/'

test('the footer begins where the page does on a phone, and its links stand in lines', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(push)
    await alive(page)
    const mark = await footer(page).locator('svg').first().boundingBox()
    if (width < 600) expect(Math.round(mark?.x ?? NaN)).toBe(await leftOf(title(page)))
    const rows = await footer(page)
      .locator('nav > *')
      .evaluateAll((all) =>
        all.map((one) => {
          const text = document.createRange()
          text.selectNodeContents(one)
          return text.getBoundingClientRect().top
        }),
      )
    expect(rows.length).toBeGreaterThan(6)
    // None stands alone on a line below the others.
    const last = Math.max(...rows)
    expect(rows.filter((top) => last - top < 2).length, `${width}`).toBeGreaterThan(1)
    // Of rows that are no two pixels apart, there is one.
    const sorted = [...rows].sort((a, b) => a - b)
    const steps = sorted.map((top, index) => top - (sorted[index - 1] ?? top))
    expect(steps.filter((step) => step > 0.01 && step < 2)).toEqual([])
  }
})

test('the line beside the tree ends at the footer', async ({ page }) => {
  await page.goto(push)
  await laidOut(page)
  const { frame, foot } = await page.evaluate(() => ({
    frame: document.querySelector('main')?.parentElement?.getBoundingClientRect().bottom,
    foot: [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().top,
  }))
  expect(frame).toBeCloseTo(foot ?? NaN, 0)
})

test('on-this-page has its title above its entries', async ({ page }) => {
  await page.goto(push)
  const list = page.getByRole('navigation', { name: 'On this page' })
  expect(await leftOf(list.getByText('On this page'))).toBe(await leftOf(list.getByRole('link').first()))
})

test('tables of releases have their columns in line, and no day or platform in two', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/whats-new/')
  await alive(page)
  const tables = await page.locator('main table').evaluateAll((all) =>
    all.map((table) => ({
      third: Math.round(table.querySelector('th:nth-child(3)')?.getBoundingClientRect().left ?? NaN),
      broken: [...table.querySelectorAll('td:nth-child(-n+2)')]
        .filter((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1
        })
        .map(({ textContent }) => textContent),
    })),
  )
  expect(tables.length).toBeGreaterThan(10)
  expect(tables.flatMap(({ broken }) => broken)).toEqual([])
  expect(new Set(tables.map(({ third }) => third)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await brokenIn(page, '\\d{1,2} \\p{L}+ \\d{4}')).toEqual([])
})

/** What in the tables of a page, and in its list of hosts, is of a form and stands on more than one line. */
const brokenIn = async (page: Page, form: string) => {
  const found = await page.locator('main :is(td, #hosts ~ ul li)').evaluateAll(
    (all, pattern) =>
      all.flatMap((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const matches: { text: string; lines: number }[] = []
        while (texts.nextNode()) {
          const node = texts.currentNode as Text
          for (const match of node.data.matchAll(new RegExp(pattern, 'gu'))) {
            const range = document.createRange()
            range.setStart(node, match.index)
            range.setEnd(node, match.index + match[0].length)
            matches.push({ text: match[0], lines: range.getClientRects().length })
          }
        }
        return matches
      }),
    form,
  )
  expect(found.length).toBeGreaterThan(2)
  return found.filter(({ lines }) => lines > 1)
}

test('hosts stand in one line, and on a wide screen their whole address does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/api/')
  await alive(page)
  const hosts = page.locator('.run', { has: page.locator('#hosts') }).locator('li code')
  await expect(hosts).toHaveCount(3)
  expect(await brokenIn(page, '\\w+\\.beckon\\.example')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const host of await hosts.all()) expect((await host.boundingBox())?.height).toBeLessThan(30)
})

test('ways to begin end where their last step does, and branches of all pages stay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/')
  await alive(page)
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const holes = await page
      .locator('main section:has(> h3)')
      .evaluateAll((all) =>
        all.map(
          (way) =>
            way.getBoundingClientRect().bottom -
            (way.querySelector('li:last-child')?.getBoundingClientRect().bottom ?? NaN),
        ),
      )
    expect(holes.length).toBe(3)
    expect(Math.max(...holes), `${width}`).toBeLessThan(100)
  }
  await page.goto('/en/all-pages/')
  const torn = await page
    .locator('main li:has(ul)')
    .evaluateAll((all) => all.filter((branch) => branch.getClientRects().length > 1).length)
  expect(torn).toBe(0)
})

test('the footer follows a page that is not there without a screen of nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/nothing/here/')
  const last = page.getByRole('main').getByRole('link', { name: 'Go to the home page' })
  await expect(last).toBeVisible()
  await expect(page.getByRole('button', { name: /Search for/ })).toBeVisible()
  const { y = NaN, height = NaN } = (await footer(page).boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(900)
})

test('all kinds of pages begin at one edge beside the tree, and their titles at one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  const edges: Record<string, number> = {}
  for (const path of [push, '/en/sdk/', '/en/api/devices/', '/en/guides/errors/']) {
    await page.goto(path)
    edges[path] = await leftOf(title(page))
  }
  expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1)
  await page.setViewportSize({ width: 320, height: 640 })
  const titles = new Set<string>()
  for (const path of ['/en/sdk/', '/en/all-pages/', '/en/offline/', '/en/500/', '/en/nothing/here/']) {
    await page.goto(path)
    const { fontSize } = await title(page).evaluate((one) => getComputedStyle(one))
    titles.add(`${fontSize} at ${String((await title(page).boundingBox())?.y)}`)
  }
  expect([...titles]).toHaveLength(1)
})

test('on-this-page stands in line with the breadcrumbs, and text has no longer lines than can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  await page.goto(push)
  const crumb = (
    await linesOf(page.getByRole('navigation', { name: 'You are here' }).locator('a').first())
  )[0]
  const list = (await linesOf(page.getByRole('navigation', { name: 'On this page' }).locator('p')))[0]
  expect(list?.bottom).toBeCloseTo(crumb?.bottom ?? NaN, 0)
  for (const path of [push, '/en/sdk/', '/en/faqs/']) {
    await page.goto(path)
    const widths = await page
      .locator('.prose > .run > :is(p, ul, ol)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(widths.length, path).toBeGreaterThan(0)
    expect(Math.max(...widths), path).toBeLessThan(620)
  }
})

test('the signs of platforms stand in a row above the matrix, whatever their names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/sdk/')
  await alive(page)
  const tops = await page
    .getByRole('table')
    .locator('thead svg:visible')
    .evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(8)
  expect(new Set(tops).size).toBe(1)
})

test('what search is for stands in one line, on the home page and in the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/en/')
  await alive(page)
  const button = page.getByRole('main').getByRole('button', { name: /Search guides/ })
  expect(await linesOf(button.locator('span').first())).toHaveLength(1)
  await button.click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  const room = await field.evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('There is nothing to measure text with.')
    pen.font = font
    return (
      input.clientWidth -
      parseFloat(paddingLeft) -
      parseFloat(paddingRight) -
      pen.measureText(input.placeholder).width
    )
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('the button that closes what is asked for is not left alone at an end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(push)
  await alive(page)
  await page.getByRole('link', { name: 'Was this page helpful?' }).click()
  const boxOf = async (name: string) => {
    const box = await page.getByRole('dialog').locator('a, button', { hasText: name }).boundingBox()
    return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN) }
  }
  const [issue, mail, close] = [
    await boxOf('Open an issue'),
    await boxOf('Write an e-mail'),
    await boxOf('Close'),
  ]
  expect(close.left).toBeCloseTo(issue.left, 0)
  expect(close.right).toBeCloseTo(mail.right, 0)
})
