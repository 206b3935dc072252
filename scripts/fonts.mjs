// @ts-check
/**
 * Cuts the site's two typefaces down to the characters and weights it uses: `node scripts/fonts.mjs`.
 * The results are committed in src/styles/fonts; run it again only when a character is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// @ts-expect-error it has no types
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const text = `${ascii}\u00a0£€§©«»°±·×÷–—‘’“”„…•‹›→←↑↓↗⌘−≤≥≠éèêëáàäâíïóöôúüçñßÉÄÖÜ`

/** @type {[source: string, name: string, wght: number | { min: number, max: number }][]} */
const fonts = [
  [
    '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
    'commissioner',
    { min: 400, max: 700 },
  ],
  ['@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', 'jetbrains-mono', 400],
]

for (const [source, name, wght] of fonts) {
  const font = readFileSync(require.resolve(source))
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght } })
  const target = new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url)
  writeFileSync(target, subset)
  console.log(`${name}.woff2: ${subset.length} bytes`)
}
