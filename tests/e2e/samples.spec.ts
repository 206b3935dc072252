import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive, laidOut } from '../helpers/alive'
import { bySeconds, spareData } from '../helpers/loads'
import { test as siteTest } from '../helpers/site-test'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const change = '/en/sdk/v2/ios/migration/'
const push = '/en/sdk/v3/android/implementation/push/'

const sampleWith = (page: Page, part: string) =>
  page
    .locator('figure')
    .filter({ has: page.locator(part) })
    .filter({ visible: true })
    .first()
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const copy = (sample: Locator) => sample.getByRole('button', { name: 'Copy' })

test.describe('a sample of a change', () => {
  test('shows both sides, and copies the code after it', { tag: '@phone' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(change)
    await alive(page)
    const sample = sampleWith(page, 'del')
    const signs = await sample
      .locator('ins, del')
      .evaluateAll((lines) =>
        lines.map((line) => `${getComputedStyle(line, '::before').content} ${line.textContent.trim()}`),
      )
    expect(signs).toContain('"+" BeckonPushLib.shared().initialize(withKey: nil, andSecret: nil)')
    expect(signs).toContain('"−" BeckonPushLib.shared().handleOptions(launchOptions ?? [:])')
    await copy(sample).click()
    await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible()
    const code = await copied(page)
    expect(code).toMatch(/^import UIKit\n[\s\S]*initialize\(withKey[\s\S]*registerForNotifications\(\)\n\}$/)
    expect(code).not.toMatch(/handleOptions|registerDevice|onReady info/)
  })

  test('is told to screen readers line by line, and leaves out of a selection what it takes out', async ({
    page,
  }) => {
    await page.goto(change)
    const code = sampleWith(page, 'del').locator('code')
    await expect(code).toMatchAriaSnapshot(`
      - code:
        - insertion: "+ BeckonPushLib.shared().initialize(withKey: nil, andSecret: nil)"
        - deletion: "− BeckonPushLib.shared().handleOptions(launchOptions ?? [:])"
    `)
    const selected = await code.evaluate((node) => {
      getSelection()?.selectAllChildren(node)
      return String(getSelection())
    })
    expect(selected).toContain('initialize(withKey')
    expect(selected).not.toContain('handleOptions')
  })
})

test.describe('imports at the top of a sample', () => {
  test('open on demand, and are copied open or not', { tag: '@phone' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(push)
    await alive(page)
    const sample = sampleWith(page, 'details')
    const imports = sample.getByText('import android.').first()
    await expect(imports).toBeHidden()
    await copy(sample).click()
    await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible()
    const code = await copied(page)
    expect(code).toMatch(/^import [\w.]+\n(import [\w.]+\n){3,}\n\w/)
    await sample.getByText(/^\d+ lines of imports$/).click()
    await expect(imports).toBeVisible()
  })

  test('are all on paper', async ({ page }) => {
    await page.goto(push)
    await alive(page)
    await page.emulateMedia({ media: 'print' })
    const sample = sampleWith(page, 'details')
    await expect(sample.getByText(/lines of imports$/)).toBeHidden()
    const shown = await sample
      .locator('details pre')
      .evaluate((pre) => pre.checkVisibility({ contentVisibilityAuto: true }))
    expect(shown).toBe(true)
  })
})

test.describe('the bar of a sample', () => {
  const bars = (page: Page) =>
    page.locator('figure > figcaption').evaluateAll((all) =>
      all
        .filter((bar) => bar.checkVisibility())
        .flatMap((bar) => {
          const [file, lang] = bar.querySelectorAll(':scope > span')
          if (!file || !lang) return []
          // Its letters: its box may be wider.
          const letters = document.createRange()
          letters.selectNodeContents(file)
          return {
            name: file.textContent,
            saysLanguage: lang.checkVisibility(),
            between: lang.getBoundingClientRect().left - letters.getBoundingClientRect().right,
            height: bar.clientHeight,
          }
        }),
    )

  test(
    'has one row on a phone, where the name of the file says the language',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/en/sdk/v3/react-native/setup/application/')
      await alive(page)
      await laidOut(page)
      const all = await bars(page)
      expect(all.length).toBeGreaterThan(5)
      for (const { name, saysLanguage, height } of all) {
        expect(saysLanguage, name).toBe(!name.includes('.'))
        // A longer one leaves no room for “Your values” beside it.
        if (name.length <= 18) expect(height, name).toBeLessThan(50)
      }
    },
  )

  test('has its language beside the name of its file, and no hole before its buttons', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/')
    await alive(page)
    const all = await bars(page)
    expect(all.length).toBeGreaterThan(1)
    for (const { name, saysLanguage, between } of all) {
      expect(saysLanguage, name).toBe(true)
      expect(between, name).toBeLessThan(16)
    }
  })
})

test.describe('long lines', () => {
  test(
    'and wide tables fade out at the edge behind which there is more',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/en/sdk/v3/cordova/implementation/push/')
      await alive(page)
      await laidOut(page)
      /** What covers the edge: at which end of the box, and how much of it has gone. */
      const edge = (box: Locator) =>
        box.evaluate((node) => {
          const { position, right, width, backgroundPositionX: from } = getComputedStyle(node, '::after')
          return { position, right, gone: parseFloat(from) / parseFloat(width) }
        })
      /** The first of the boxes that has more than a phone shows: not each does. */
      const firstWide = async (boxes: Locator) => {
        const wide = await boxes.evaluateAll((all) =>
          all.findIndex((one) => one.scrollWidth > one.clientWidth),
        )
        expect(wide).toBeGreaterThan(-1)
        return boxes.nth(wide)
      }
      const table = await firstWide(page.locator(':has(> .run > table)'))
      await table.scrollIntoViewIfNeeded()
      // What follows the scrolling is drawn with the next frame.
      await expect.poll(() => edge(table)).toEqual({ position: 'sticky', right: '0px', gone: 0 })
      await table.evaluate((node) => node.scrollTo({ left: node.scrollWidth }))
      await expect.poll(async () => (await edge(table)).gone).toBe(1)
      const sample = await firstWide(page.locator('figure pre').filter({ visible: true }))
      await sample.scrollIntoViewIfNeeded()
      await expect.poll(() => edge(sample)).toEqual({ position: 'sticky', right: '0px', gone: 0 })
      // It goes along with the edge, and the last letter has room: the code is as wide as what is scrolled.
      const { width = 0 } = (await sample.locator('code').boundingBox()) ?? {}
      expect(width).toBeCloseTo(await sample.evaluate((node) => node.scrollWidth), 0)
      // Where all of it is seen, nothing covers an edge.
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect.poll(async () => (await edge(table)).position).toBe('static')
    },
  )

  test('of names in tables break between their parts', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/en/sdk/v3/react-native/migration/', push]) {
      await page.goto(path)
      await alive(page)
      await laidOut(page)
      const broken = await page.locator('main table code:has(wbr)').evaluateAll((all) =>
        all.flatMap((code) => {
          if (!code.checkVisibility()) return []
          return [...code.childNodes].flatMap((part) => {
            const range = document.createRange()
            range.selectNodeContents(part)
            return part.nodeType === Node.TEXT_NODE && range.getClientRects().length > 1
              ? [part.nodeValue]
              : []
          })
        }),
      )
      // A part that has spaces in it breaks there.
      expect(broken.filter((part) => !/[\s-]/.test(part ?? ''))).toEqual([])
    }
  })
})

siteTest(
  'buttons whose code could not be had work at the next press, and are called again as before',
  async ({ page, context, open, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    // Narrow enough for lines that could be wrapped.
    await page.setViewportSize({ width: 390, height: 844 })
    await open(push, [{ path: /^\/tools-/, status: 404 }])
    await alive(page)
    const copyButton = page.locator('figure [data-tool="copy"]').filter({ visible: true }).first()
    const wrap = page.locator('figure [data-tool="wrap"]').filter({ visible: true }).first()
    for (const button of [wrap, copyButton]) {
      await button.click()
      await bySeconds(page, async () => {
        await expect(button).toHaveText('Could not be loaded. Try again', { timeout: 500 })
      })
    }
    site.setFaults([])
    await copyButton.click()
    await expect(copyButton).toHaveText('Copied')
    // Longer than a button says how a copy went.
    await page.clock.runFor(5000)
    await expect(copyButton).toHaveText('Copy')
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await expect(wrap).toHaveText('')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both sides of a change are told apart, and imports open', async ({ page }) => {
    await page.goto(change)
    await expect(page.locator('figure del').first()).toBeVisible()
    await page.goto(push)
    const sample = sampleWith(page, 'details')
    await sample.getByText(/lines of imports$/).click()
    await expect(sample.getByText('import android.').first()).toBeVisible()
  })
})
