import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A package of which visitors get something. */
interface Shipped {
  name: string
  version: string
  licence: string
  /** Its notice, as it came. */
  notice: string
}

/** Not in the bundles: Gatsby's own runtime lies in .cache, and the service worker is put together of files. */
const BESIDE = ['gatsby']
/**
 * Licences that let their texts be passed on with the notice alone.
 * MPL asks that whoever gets the code can get its source: packages ship as their own files of the registry, unchanged
 * (lunr-languages), and the list of packages names version and address.
 */
const FREE =
  /^(?:MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|MPL-(?:1\.1|2\.0))$/

/**
 * @param root the project
 * @param folders of packages in the bundles, from the root
 * Throws for a licence that nobody has looked at.
 */
function shippedPackages(root: string, folders: readonly string[]): Shipped[] {
  const all = [...new Set([...folders, ...BESIDE.map((name) => `node_modules/${name}`)])]
  return all
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => read(path.join(root, folder)))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

function read(folder: string): Shipped {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const {
    name = '',
    version = '',
    license,
  } = JSON.parse(file) as {
    name?: string
    version?: string
    license?: string | { type: string }
  }
  const licence = typeof license === 'string' ? license : (license?.type ?? 'none')
  if (!FREE.test(licence)) {
    throw new Error(
      `${name} ${version}, which visitors get, has the licence "${licence}". See whether it may be shipped, and enter it in src/hosting/licences.ts.`,
    )
  }
  const notice = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(one))
  return {
    name,
    version,
    licence,
    notice: notice ? readFileSync(path.join(folder, notice), 'utf8').trim() : '',
  }
}

/** What the licences ask for: their notices, where visitors find them. */
const licencesText = (packages: readonly Shipped[], fonts: string): string =>
  [
    'This site is made with the following packages and typefaces.',
    ...packages.map(
      ({ name, version, licence, notice }) =>
        `${name} ${version} (${licence})${notice ? `\n\n${notice}` : ''}`,
    ),
    `Typefaces: SIL Open Font License 1.1\n\n${fonts}`,
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'

const FONTS = 'src/styles/fonts'

/**
 * Writes the notices for visitors, and the names for the bill of materials.
 * @param folders of packages in the bundles, from the root
 * @param generated where hosts find what they have to know
 */
export function writeLicences(root: string, folders: readonly string[], generated: string): void {
  const packages = shippedPackages(root, folders)
  const fonts = readdirSync(path.join(root, FONTS))
    .filter((file) => file.endsWith('OFL.txt'))
    .map((file) => readFileSync(path.join(root, FONTS, file), 'utf8').trim())
  writeFileSync(path.join(root, 'public/licences.txt'), licencesText(packages, fonts.join('\n\n')))
  mkdirSync(path.join(root, generated), { recursive: true })
  const names = [...new Set(packages.map(({ name }) => name))]
  writeFileSync(path.join(root, generated, 'shipped.json'), `${JSON.stringify(names)}\n`)
}
