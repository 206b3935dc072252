import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { screensDir } from '../../scripts/lib/screens.mjs'
import { newsPath } from '../../src/shared/news'
import { defaultLanguage } from '../../src/shared/site'
import { alive } from '../helpers/alive'
import { kinds } from '../helpers/page-kinds'

/**
 * How each page kind looks, held against pictures that somebody has looked at and approved: `npm test -- --only screens`. Its
 * report shows what differs side by side. `npm run screens:approve` takes the present looks for the right ones.
 */

const pages = [
  ...kinds.map(({ name, route }) => ({ name, route })),
  { name: 'what is new', route: newsPath(defaultLanguage) },
  { name: 'glossary', route: '/en/guides/glossary/' },
  { name: 'not found', route: '/en/nonsense/' },
  { name: 'server error', route: '/en/500/' },
  { name: 'offline', route: '/en/offline/' },
  { name: 'all pages', route: '/en/all-pages/' },
  { name: 'FAQ open', route: '/en/faqs/#what-is-the-difference-between-a-user-and-a-device' },
]
/** Another Chromium draws another picture of the same page; which one drew these, `npm run screens:approve` notes. */
const { chromium } = JSON.parse(readFileSync(path.join(screensDir, 'browser.json'), 'utf8')) as {
  chromium: string
}

const widths = [320, 768, 1200, 1680]
const themes = ['light', 'dark'] as const
const sheet = { width: 660, height: 930 }

const fileName = (name: string, how: string) => `${name.toLowerCase().replaceAll(' ', '-')}-${how}.png`

/** Typefaces and pictures in view are there, and nothing is under way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // One that is not shown, such as the dark form of a picture, is never fetched.
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && image.checkVisibility()
    })
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
  })
}

/** To a place of a page it is led anew: at another width that is elsewhere. */
async function leadTo(page: Page, route: string): Promise<void> {
  if (!route.includes('#')) return
  await page.goto('about:blank')
  await page.goto(route)
  await alive(page)
}

test('every picture is of a page kind, a width and a theme', () => {
  const screens = widths.flatMap((width) => themes.map((theme) => `${width}-${theme}`))
  const wanted = pages.flatMap(({ name }) => [...screens, 'print'].map((how) => fileName(name, how)))
  const there = readdirSync(screensDir).filter((name) => name.endsWith('.png'))
  expect(there.sort()).toEqual(wanted.sort())
})

for (const { name, route } of pages) {
  test(`${name} looks as approved`, async ({ page, browser }) => {
    const [version] = browser.version().split('.')
    test.skip(version !== chromium, `approved in Chromium ${chromium}; this is ${version}`)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1200, height: 1000 })
    await page.goto(route)
    await alive(page)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 })
        await leadTo(page, route)
        await settled(page)
        // All that differs comes up in one run.
        await expect.soft(page).toHaveScreenshot(fileName(name, `${width}-${colorScheme}`))
      }
    }
    // On paper a page begins in the corner, where the pointer would be over its first link.
    await page.mouse.move(-1, -1)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await page.setViewportSize(sheet)
    await leadTo(page, route)
    await settled(page)
    await expect.soft(page).toHaveScreenshot(fileName(name, 'print'))
  })
}
