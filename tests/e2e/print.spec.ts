import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'

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
