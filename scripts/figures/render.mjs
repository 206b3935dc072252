// @ts-check
// Draws the figures. Run: node scripts/figures/render.mjs [name…]
// Writes content/images/<folder>/<name>.png, <name>.dark.png and <name>.json; the folder is `guides`, or what the story says.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { format } from 'prettier'
import sharp from 'sharp'
import { chromiumArgs } from '../lib/browser.mjs'
import { checkDrawing, checkStory } from './kit/checks.mjs'
import { dotPlaces, drawingDigest } from './kit/dots.mjs'
import { fitMenu } from './kit/fit.mjs'
import { fontFaces } from './kit/fonts.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const images = join(root, 'content/images')

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
  'handsets',
  'handset-apps',
  'handset-mail',
  'vendors',
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
  const page = await browser.newPage({ viewport: { width: 750, height: 400 }, deviceScaleFactor: 2 })
  for (const name of names) {
    const story = /** @type {import('./kit/checks.mjs').Story} */ (
      (await import(pathToFileURL(join(here, 'stories', `${name}.mjs`)).href)).default
    )
    checkStory(name, story)
    const target = join(images, story.folder ?? 'guides')
    await mkdir(target, { recursive: true })
    const sizes = []
    const places = []
    for (const theme of ['light', 'dark']) {
      await page.setContent(
        `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><style>${css}</style><div class="figure">${story.html}</div></html>`,
      )
      await page.evaluate(() => document.fonts.ready)
      await fitMenu(page)
      await checkDrawing(name, page)
      places.push(JSON.stringify(await dotPlaces(page)))
      const shot = await page.locator('.figure').screenshot({ animations: 'disabled' })
      // a gradient needs all the colours, or it falls into bands
      const quality = story.gradient ? 100 : 95
      const png = await sharp(shot)
        .png({ palette: true, colours: 256, quality, dither: 0, compressionLevel: 9, effort: 10 })
        .toBuffer()
      await writeFile(join(target, theme === 'dark' ? `${name}.dark.png` : `${name}.png`), png)
      const { width, height } = await sharp(png).metadata()
      sizes.push(`${theme} ${width}×${height} ${(png.length / 1024).toFixed(1)} kB`)
    }
    if (places[0] !== places[1]) throw new Error(`${name}: the dots are not at the same places in both forms`)
    const { alt, callouts = [] } = story
    /** @type {Record<string, [number, number]>} */
    const at = JSON.parse(places[0] ?? '{}')
    const told = callouts.map((callout) => ({ ...callout, at: at[callout.n] }))
    const drawn = { alt, ...(told.length ? { callouts: told } : {}), drawing: drawingDigest(story) }
    await writeFile(
      join(target, `${name}.json`),
      await format(JSON.stringify(drawn, null, 2), { parser: 'json', printWidth: 110 }),
    )
    console.log(`${name}: ${sizes.join(', ')}`)
  }
} finally {
  await browser.close()
}
