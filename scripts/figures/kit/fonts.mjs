// @ts-check
// Figures have to look the same on every machine, so their type comes from a file, not from the system.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ folder: string, path: string }} FontFile */

/**
 * Folders that may hold the fonts, best first: the site's own, then a font package.
 * @param {string} root
 */
function folders(root) {
  const list = [join(root, 'src/styles/fonts'), join(root, 'static/fonts')]
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const home = join(root, 'node_modules', scope)
    if (!existsSync(home)) continue
    for (const name of readdirSync(home).sort()) list.push(join(home, name, 'files'))
  }
  return list.filter((folder) => existsSync(folder))
}

// The site's files are subsets with the weight axis of its own texts; in a font package the name tells the axis.
const own = /src[\\/]styles[\\/]fonts|static[\\/]fonts/

/** @param {string} file */
function weightOf(file) {
  if (own.test(file) || /[-_]wght[-_]/i.test(file)) return '100 900'
  if (/[-_](700|bold)\b/i.test(file)) return '700'
  if (/[-_](600|semibold)\b/i.test(file)) return '600'
  return '400'
}

const isMono = (/** @type {string} */ file) => /mono|code/i.test(file)
// Other scripts' subsets would shadow the Latin one: same family, same weight, no unicode-range here.
const isOther = (/** @type {string} */ file) =>
  /italic|oblique|cyrillic|greek|vietnamese|latin-ext|symbols|math/i.test(file)

/**
 * @param {FontFile[]} files
 * @param {string} wanted
 */
function pick(files, wanted) {
  const fit = files.filter(({ path }) => isMono(path) === (wanted === 'mono'))
  const variable = fit.filter(({ path }) => weightOf(path) === '100 900')
  // one family only: the first folder that has a fitting file
  const pool =
    variable.length > 0 ? variable.slice(0, 1) : fit.filter(({ folder }) => folder === fit[0]?.folder)
  return pool.map(({ path }) => path)
}

/**
 * @param {string} root
 * @returns {{ css: string, used: string[] }} the font faces, and the files they come from
 */
export function fontFaces(root) {
  const files = folders(root).flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .filter((file) => file.endsWith('.woff2') && !isOther(file))
      .map((file) => ({ folder, path: join(folder, file) })),
  )
  /** @type {string[]} */
  const used = []
  let css = ''
  for (const [kind, family] of /** @type {const} */ ([
    ['sans', 'Figure Sans'],
    ['mono', 'Figure Mono'],
  ])) {
    const chosen = pick(files, kind)
    for (const path of chosen) {
      used.push(path.slice(root.length + 1))
      const data = readFileSync(path).toString('base64')
      css += `@font-face{font-family:"${family}";font-weight:${chosen.length === 1 ? '100 900' : weightOf(path)};src:url(data:font/woff2;base64,${data}) format("woff2")}\n`
    }
  }
  return { css, used }
}
