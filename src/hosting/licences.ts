import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A package of which visitors get something. */
interface Shipped {
  name: string
  version: string
  licence: string
  /** Its notice, as it came. */
  notice: string
  /** Where its source is, for the licences that ask for that. */
  source?: string
}

/** Not in the bundles: Gatsby's own runtime lies in .cache, and the service worker is put together of files. */
const BESIDE = ['gatsby']
/** Typefaces that were cut out of a package (scripts/fonts.mjs), and lie with their notices in src/styles/fonts. */
const FONT_PACKAGES = ['commissioner', 'jetbrains-mono'].map(
  (name) => `node_modules/@fontsource-variable/${name}`,
)
/**
 * Licences that let their texts be passed on with the notice alone.
 * MPL asks that whoever gets the code is told where its source is: such a package is used as it came, and its address stands
 * with its notice.
 */
const FREE =
  /^(?:MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|MPL-(?:1\.1|2\.0))$/

/** MIT's text, of packages that name their licence and come without it. @param holder as the package names it */
const mitText = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** Throws for a licence that nobody has looked at, and for a package whose notice nobody knows. */
const shippedPackages = (root: string, folders: readonly string[]): Shipped[] =>
  folders
    .map((folder) => read(path.join(root, folder)))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))

function read(folder: string): Shipped {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const {
    name = '',
    version = '',
    license,
    author,
    authors = [],
    repository,
  } = JSON.parse(file) as {
    name?: string
    version?: string
    license?: string | { type: string }
    author?: string | { name: string }
    authors?: string[]
    repository?: string | { url: string }
  }
  const licence = typeof license === 'string' ? license : (license?.type ?? 'none')
  if (!FREE.test(licence)) {
    throw new Error(
      `${name} ${version}, which visitors get, has the licence "${licence}". See whether it may be shipped, and enter it in src/hosting/licences.ts.`,
    )
  }
  const holders = authors.length
    ? authors
    : [typeof author === 'string' ? author : author?.name].filter(Boolean)
  const own = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:[-.]\w+)*$/i.test(one))
  const notice = own
    ? readFileSync(path.join(folder, own), 'utf8').trim()
    : licence === 'MIT' && holders.length
      ? mitText(holders.join(', '))
      : ''
  if (!notice) throw new Error(`${name} ${version}, which visitors get, has no notice that could go with it.`)
  const source = typeof repository === 'string' ? repository : repository?.url
  return { name, version, licence, notice, ...(licence.startsWith('MPL') && source ? { source } : {}) }
}

/** What the licences ask for: their notices, where visitors find them. */
const licencesText = (packages: readonly Shipped[], fonts: string): string =>
  [
    'This site is made with the following packages and typefaces.',
    ...packages.map(
      ({ name, version, licence, notice, source }) =>
        `${name} ${version} (${licence})\n${source ? `Used as it came. Source: ${source}\n` : ''}\n${notice}`,
    ),
    `Typefaces: SIL Open Font License 1.1\n\n${fonts}`,
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'

const FONTS = 'src/styles/fonts'

/**
 * Writes the notices for visitors, and the folders of those packages for the bill of materials.
 * @param folders of packages in the bundles, from the root
 * @param generated where hosts find what they have to know
 */
export function writeLicences(root: string, folders: readonly string[], generated: string): void {
  const all = [...new Set([...folders, ...BESIDE.map((name) => `node_modules/${name}`)])]
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .sort()
  const packages = shippedPackages(root, all)
  const fonts = readdirSync(path.join(root, FONTS))
    .filter((file) => file.endsWith('OFL.txt'))
    .map((file) => readFileSync(path.join(root, FONTS, file), 'utf8').trim())
  writeFileSync(path.join(root, 'public/licences.txt'), licencesText(packages, fonts.join('\n\n')))
  mkdirSync(path.join(root, generated), { recursive: true })
  writeFileSync(path.join(root, generated, 'shipped.json'), `${JSON.stringify([...all, ...FONT_PACKAGES])}\n`)
}
