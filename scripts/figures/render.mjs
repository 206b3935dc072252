// Draws the dashboard figures. Run: node scripts/figures/render.mjs [name…]
// Writes content/images/guides/<name>.png, <name>.dark.png and <name>.json.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArgs } from '../lib/browser.mjs'
import { checkDrawing, checkStory } from './kit/checks.mjs'
import { fitMenu } from './kit/fit.mjs'
import { fontFaces } from './kit/fonts.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const target = join(root, 'content/images/guides')

const all = (await readdir(join(here, 'stories'))).map((file) => file.replace(/\.mjs$/, '')).sort()
const names = process.argv.length > 2 ? process.argv.slice(2) : all
const unknown = names.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`no such figure: ${unknown.join(', ')}. There are: ${all.join(', ')}`)

const fonts = fontFaces(root)
console.log(`type: ${fonts.used.join(', ') || 'the system’s sans-serif (no font file found)'}`)
const sheets = [
  'base',
  'controls',
  'screens',
  'data',
  'builders',
  'notices',
  'calendar',
  'maps',
  'phones',
  'mail',
].map((name) => readFile(join(here, `kit/styles/${name}.css`), 'utf8'))
const css = fonts.css + (await Promise.all(sheets)).join('')

const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    ...chromiumArgs,
    // the same edges and colours on every machine
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--disable-lcd-text',
  ],
})
try {
  await mkdir(target, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 750, height: 400 }, deviceScaleFactor: 2 })
  for (const name of names) {
    const story = (await import(pathToFileURL(join(here, 'stories', `${name}.mjs`)).href)).default
    checkStory(name, story)
    const sizes = []
    for (const theme of ['light', 'dark']) {
      await page.setContent(
        `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><style>${css}</style><div class="figure">${story.html}</div></html>`,
      )
      await page.evaluate(() => document.fonts.ready)
      await fitMenu(page)
      await checkDrawing(name, page)
      const shot = await page.locator('.figure').screenshot({ animations: 'disabled' })
      const png = await sharp(shot)
        .png({ palette: true, colours: 256, quality: 95, dither: 0, compressionLevel: 9, effort: 10 })
        .toBuffer()
      await writeFile(join(target, theme === 'dark' ? `${name}.dark.png` : `${name}.png`), png)
      const { width, height } = await sharp(png).metadata()
      sizes.push(`${theme} ${width}×${height} ${(png.length / 1024).toFixed(1)} kB`)
    }
    const { alt, callouts } = story
    await writeFile(join(target, `${name}.json`), `${JSON.stringify({ alt, callouts }, null, 2)}\n`)
    console.log(`${name}: ${sizes.join(', ')}`)
  }
} finally {
  await browser.close()
}
