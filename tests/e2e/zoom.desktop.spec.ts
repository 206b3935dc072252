import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'
import { expectToFit, openWhole } from '../helpers/fits'
import { spareData } from '../helpers/loads'
import { oneTab } from '../helpers/one-tab'
import { kinds } from '../helpers/page-kinds'
import { formOf, openForm } from '../helpers/request-form'

/** A window of 1280 × 1024, at 200 % and at 400 %. */
const zooms = [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const

const pages = [
  ...kinds.map(({ name, route }) => [name, route] as const),
  ['set-up of an SDK', '/en/sdk/v3/android/setup/application/'],
  ['changes of an SDK', '/en/sdk/v3/android/resources/'],
  ['glossary', '/en/guides/glossary/'],
  ['list of all pages', '/en/all-pages/'],
  ['not found', '/en/sdk/v3/android/implementation/pushh/'],
] as const

test.describe('zoomed in', () => {
  const tab = oneTab((page) => page.addInitScript(spareData))

  for (const [name, path] of pages)
    test(`nothing of a page is cut off, covered or beside the window: ${name}`, async () => {
      await openWhole(tab(), path)
      for (const [zoom, viewport] of zooms) {
        await test.step(zoom, async () => {
          await tab().setViewportSize(viewport)
          await expectToFit(tab())
        })
      }
    })
})

/** Letters that stand at the end of a line although the name goes on behind them. */
const badBreaks = (selector: string) => {
  const range = document.createRange()
  return [...document.querySelectorAll(selector)].slice(0, 80).flatMap((code) => {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    let before = ''
    let line = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { top, width } = range.getBoundingClientRect()
        if (!width) {
          before += text.charAt(at)
          continue
        }
        const pair = before.slice(-1) + text.charAt(at)
        if (line && top > line + 5 && !/^[\s.,:([<{_/-]|^\S?\s|[a-z0-9][A-Z]/.test(pair))
          found.push(`${before.slice(-12)}|${text.slice(at, at + 12)}`)
        before += text.charAt(at)
        line = top
      }
    }
    return found
  })
}

for (const [what, path, selector] of [
  ['a declaration', '/en/sdk/v3/ios/symbols/beckonpush/', 'pre.signature code'],
  ['a declaration of Java', '/en/sdk/v3/android/symbols/beckonpush/', 'pre.signature code'],
  ['a list of members', '/en/sdk/v3/android/symbols/', '.entry li a'],
  ['a name in a sentence', '/en/sdk/v2/ios/implementation/push/', '.prose p > code'],
  ['the name of a file', '/en/sdk/v3/react-native/migration/', '.prose figcaption > :first-child'],
  ['a file within steps', '/en/sdk/v3/flutter/setup/application/', '.prose figcaption > :first-child'],
] as const)
  test(`${what} breaks on a small phone between its parts, and not within a word`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await alive(page)
    await expect(page.locator(selector).first()).toBeVisible()
    await page.evaluate(() => window.__layOut?.())
    expect(await page.evaluate(badBreaks, selector)).toEqual([])
  })

test('an address without a page breaks behind its slashes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/en/sdk/v3/android/implementation/pushh/')
  await expect(page.locator('main code')).toHaveText('/en/sdk/v3/android/implementation/pushh/')
  expect(await page.evaluate(badBreaks, 'main code')).toEqual([])
})

test('at 400 % the list beside a figure has the whole width, and all of both can be scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/en/guides/audience/segments/create/')
  await alive(page)
  await page.locator('figure > a:visible').first().click()
  const viewer = page.getByRole('dialog')
  const numbers = viewer.getByRole('list')
  expect(await numbers.evaluate((list) => list.clientWidth)).toBeGreaterThan(240)
  expect(await viewer.getByRole('group').evaluate((pane) => pane.clientWidth)).toBeGreaterThan(300)
  await numbers.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(numbers.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
})

test('at 400 % nothing lies over the field of a request form that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/en/api/products/')
  await alive(page)
  const form = formOf(await openForm(page, 'create-product'))
  const fields = form.locator('input:visible, select:visible, textarea:visible')
  const covered: string[] = []
  for (const field of await fields.all()) {
    await field.focus()
    const over = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
      return found && (found === element || element.contains(found)) ? '' : (found?.outerHTML ?? 'nothing')
    })
    if (over) covered.push(`${await field.getAttribute('id')}: ${over.slice(0, 80)}`)
  }
  expect(await fields.count()).toBeGreaterThan(3)
  expect(covered).toEqual([])
})
