// @ts-check
// Renders every icon of the site from src/brand/mark.svg. Run: node scripts/icons.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const target = join(root, 'static', 'icons')
const night = '#232C2A'
const paper = '#F6F8F3'

const source = await readFile(join(root, 'src/brand/mark.svg'), 'utf8')
const component = await readFile(join(root, 'src/brand/Mark.tsx'), 'utf8')
const paths = source.match(/<path[^>]*\/>/g) ?? []
if (paths.length !== 2) throw new Error('mark.svg: expected two paths, the letter and the light')
for (const path of paths) {
  // One sign, two homes: the component cannot read the file at build time without a loader.
  const outline = path.match(/\sd="([^"]+)"/)?.[1]
  if (!outline) throw new Error(`mark.svg: a path without an outline: ${path}`)
  if (!component.includes(outline)) throw new Error(`Mark.tsx: outline differs from mark.svg: ${outline}`)
}
const drawing = paths.join('').replaceAll('currentColor', paper)

/**
 * @param {{ share: number, radius: number }} options share of the tile's side that the sign
 *   takes, and the corner radius as a share of the side
 */
function tile({ share, radius }) {
  const side = 64
  const scale = (side * share) / 32
  // The sign's ink spans 2–30.57 by 1.43–30, so its middle is a little right of and above 16.
  const shift = (/** @type {number} */ middle) => (side / 2 - middle * scale).toFixed(3)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${night}"/>` +
    `<g transform="translate(${shift(16.3)} ${shift(15.7)}) scale(${scale})">${drawing}</g></svg>\n`
  )
}

/**
 * @param {string} svg
 * @param {number} size
 * @param {string} name
 */
async function png(svg, size, name) {
  // density makes librsvg draw at the target size, so no edge is resampled
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(target, name))
}

await mkdir(target, { recursive: true })

const rounded = tile({ share: 0.72, radius: 0.2 })
// Platforms cut the corners of these two themselves.
const full = tile({ share: 0.66, radius: 0 })
// A maskable icon may be cut to a circle of 80 % of the side: the sign's diagonal has to fit in it.
const maskable = tile({ share: 0.58, radius: 0 })
// A tab shows 16 px: less margin, so that the lamp keeps its shape.
const favicon = tile({ share: 0.88, radius: 0.18 })

for (const size of [48, 72, 96, 144, 192, 256, 384, 512]) await png(rounded, size, `icon-${size}.png`)
for (const size of [192, 512]) await png(maskable, size, `icon-maskable-${size}.png`)
await png(full, 180, 'apple-touch-icon.png')
await png(favicon, 32, 'favicon-32.png')
await writeFile(join(target, 'favicon.svg'), favicon)
console.log('static/icons: 12 PNG files and favicon.svg')
