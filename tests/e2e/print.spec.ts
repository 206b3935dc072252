import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { kinds } from '../helpers/page-kinds'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** Paper as wide as A4 between its margins. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 660, height: 1000 })
}

/** How many sheets a page makes. */
const sheetsOf = async (page: Page): Promise<number> =>
  [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b/g)].length

/** What a pseudo-element puts beside an element; `none` where it is not drawn. */
const drawnBeside = (page: Page, element: string, side: '::before' | '::after') =>
  page
    .locator(element)
    .first()
    .evaluate((node, pseudo) => {
      const { content, display } = getComputedStyle(node, pseudo)
      return display === 'none' ? 'none' : content
    }, side)

test('the answers of the FAQs are all on paper, without what is for the screen', async ({ page }) => {
  await onPaper(page, '/en/faqs/')
  const questions = page.locator('main details')
  const count = await questions.count()
  expect(count).toBeGreaterThan(30)
  expect(await page.locator('main details[open]').count()).toBe(0)
  // In browsers that know the part that opens, nothing has to be opened for it.
  const shown = await questions.evaluateAll(
    (all) => all.filter((one) => one.lastElementChild?.checkVisibility()).length,
  )
  expect(shown).toBe(count)
  expect(await drawnBeside(page, 'main summary', '::before')).toBe('none')
  await expect(page.locator('main a', { hasText: /^#$/ }).first()).toBeHidden()
  await expect(page.locator('main li > a[href="#push-services-and-credentials"]')).toBeHidden()
})

test('what is closed is open while a browser prints that cannot show it closed, and closed again after it', async ({
  page,
}) => {
  await page.goto('/en/faqs/')
  await alive(page)
  const own = page.locator('main details').nth(3)
  await own.locator('summary').click()
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('main details:not([open])')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(open).toHaveCount(1)
  await expect(own).toHaveAttribute('open')
})

const push = '/en/sdk/v3/android/implementation/push/'
const devices = '/en/api/devices/'

test('a sheet says of what platform and version it is, at which address it stands and from when it is', async ({
  page,
}) => {
  await page.goto(push)
  await alive(page)
  const intro = page.getByRole('article').locator('header').first()
  const address = intro.getByText(`https://docs.beckon.example${push}`)
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  const above = intro.getByRole('navigation')
  await expect(above).toBeVisible()
  await expect(above).toContainText('Android')
  await expect(above).toContainText('v3')
  await expect(address).toBeVisible()
  await expect(intro.locator('time')).toBeVisible()
  await expect(intro.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
})

for (const path of ['/en/all-pages/', '/en/offline/'])
  test(`${path} says on paper at which address it stands and from when it is, and has nothing to press`, async ({
    page,
  }) => {
    await page.goto(path)
    await alive(page)
    const main = page.getByRole('main')
    const address = main.getByText(`https://docs.beckon.example${path}`)
    await expect(address).toBeHidden()
    if (path === '/en/offline/') await expect(main.getByRole('button').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(address).toBeVisible()
    await expect(main.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })

test('of each set of tabs the chosen one is on paper, under its label', async ({ page }) => {
  await page.goto(devices)
  await alive(page)
  await page.getByRole('tab', { name: 'Python' }).first().click()
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('[role=tabpanel]')
  const sets = await page.locator('[data-tabs]').count()
  expect(sets).toBeGreaterThan(10)
  expect(await panels.count()).toBeGreaterThan(2 * sets)
  const shown = panels.filter({ visible: true })
  await expect(shown).toHaveCount(sets)
  const labels = await shown.evaluateAll((all) =>
    all.map(({ firstElementChild: label }) =>
      label?.checkVisibility() ? `${label.textContent} ${getComputedStyle(label).breakAfter}` : '',
    ),
  )
  expect(new Set(labels)).toEqual(new Set(['Python avoid']))
})

test('the sheets of a long page of the API are its chosen samples, not all', async ({ page }) => {
  await page.goto(devices)
  await alive(page)
  expect(await sheetsOf(page)).toBeLessThan(45)
})

test('no name stands at the foot of a sheet, and what it is on the next', async ({ page }) => {
  await page.goto(devices)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.fields li > p').first()).toHaveCSS('break-after', 'avoid')
  await page.goto(push)
  await expect(page.locator('tbody > tr').first()).toHaveCSS('break-inside', 'avoid')
  await expect(page.getByRole('heading', { name: 'Related pages' }).locator('~ ul > li').first()).toHaveCSS(
    'break-inside',
    'avoid',
  )
})

test('the bar of a sample ends where its text does, without a button to copy it', async ({ page }) => {
  await onPaper(page, push)
  const bar = page.getByRole('figure').filter({ hasText: 'app/build.gradle.kts' }).locator('figcaption')
  const room = await bar.evaluate((node) => {
    const language = [...node.children].find((one) => one.textContent === 'Kotlin DSL')
    return node.getBoundingClientRect().right - (language?.getBoundingClientRect().right ?? 0)
  })
  expect(room).toBeGreaterThanOrEqual(12)
})

for (const { name, route } of kinds)
  test(`a sheet says where it is from and of what day, and shows nothing to type into: ${name}`, async ({
    page,
  }) => {
    await onPaper(page, route)
    const main = page.getByRole('main')
    await expect(main.getByText(`https://docs.beckon.example${route}`, { exact: true })).toBeVisible()
    await expect(main.locator('time').filter({ visible: true }).first()).toHaveText(
      /^\d{1,2} [A-Z][a-z]+ \d{4}$/,
    )
    await expect(
      page.locator('input:not([type=checkbox]), textarea, select').filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search' }).filter({ visible: true })).toHaveCount(0)
    // Without the dark ground that browsers leave out, what stood on it has to be dark itself.
    const lightness = await main.getByRole('heading', { level: 1 }).evaluate((title) => {
      const [r = 0, g = 0, b = 0] = (/\d+, \d+, \d+/.exec(getComputedStyle(title).color)?.[0] ?? '')
        .split(', ')
        .map(Number)
      return (r + g + b) / 3
    })
    expect(lightness).toBeLessThan(80)
  })

test('the doors of the home page can be read on paper', async ({ page }) => {
  await onPaper(page, '/en/')
  for (const text of ['For app developers', 'Install an SDK'])
    await expect(page.getByText(text).first()).toHaveCSS('color', 'rgb(17, 17, 17)')
})

test('paper has the links of all platforms, also for who reads those of one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('beckon-platform', 'android'))
  await page.goto('/en/faqs/')
  await alive(page)
  const answer = page.locator('main details').first()
  await answer.locator('summary').click()
  const others = answer.locator('[data-of] a')
  await expect(others.filter({ visible: true })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  expect(await others.count()).toBeGreaterThan(5)
  await expect(others.filter({ visible: true })).toHaveCount(await others.count())
  await expect(answer.getByRole('button', { name: /more/ })).toBeHidden()
})

test('use cases follow each other on paper, step by step whole', async ({ page }) => {
  await onPaper(page, '/en/quick-wins/')
  const card = page.locator('main [data-goal]').first()
  await expect(card).toHaveCSS('break-inside', 'auto')
  await expect(card.locator('li').first()).toHaveCSS('break-inside', 'avoid')
})

test('numbers and methods keep the ground that they stand on, and steps their number beside them', async ({
  page,
}) => {
  await onPaper(page, devices)
  await expect(page.locator('[data-method]').first()).toHaveCSS('print-color-adjust', 'exact')
  await onPaper(page, '/en/guides/apps/create-app/')
  const ground = await page
    .locator('figure li')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').printColorAdjust)
  expect(ground).toBe('exact')
  const number = await page.locator('main ol > li, main [class] > div').evaluateAll((all) =>
    all
      .map((one) => getComputedStyle(one, '::before'))
      .filter(({ content }) => content.includes('counter'))
      .map(({ borderTopWidth }) => borderTopWidth),
  )
  expect(new Set(number)).toEqual(new Set(['0px']))
})

test('tables are no wider than the sheet, and each link in them has its address', async ({ page }) => {
  for (const path of ['/en/whats-new/', '/en/guides/limits/', '/en/sdk/compatibility/']) {
    await onPaper(page, path)
    const tables = await page
      .locator('main table')
      .evaluateAll((all) => all.map((table) => table.getBoundingClientRect().right))
    expect(tables.length, path).toBeGreaterThan(0)
    expect(Math.max(...tables), path).toBeLessThanOrEqual(660)
  }
  expect(await drawnBeside(page, 'main td a[href^="/"]', '::after')).toContain('docs.beckon.example')
})

test('an old version says on paper where its new page is', async ({ page }) => {
  await onPaper(page, '/en/sdk/v2/ios/implementation/push/')
  expect(await drawnBeside(page, 'main [data-status] a', '::after')).toContain('docs.beckon.example')
})

test('pages that say that something went wrong have nothing to press on paper', async ({ page }) => {
  for (const path of ['/en/nonsense/', '/en/500/']) {
    await onPaper(page, path)
    const button = page.locator('main button')
    await expect(button).toHaveCount(1)
    await expect(button).toBeHidden()
  }
})
