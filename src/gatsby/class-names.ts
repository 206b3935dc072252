import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { walk } from '../compiler/files/content-files'
import { rememberedApart } from './remembered-apart'

/** Names begin with a capital: those of what pages are made of, such as the `k` and `w` of samples, are in small letters. */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789-_`

/** What css-loader names anew in a module: classes, and animations. */
const LOCAL = /(?:\.|@keyframes\s+)(-?[a-zA-Z_][\w-]*)/g

/** The shortest names that there are, in order: A, B, … Z, AA, BA, … */
function shortName(at: number): string {
  const first = CAPITALS.charAt(at % CAPITALS.length)
  const rest = Math.floor(at / CAPITALS.length)
  return rest === 0 ? first : first + SIGNS.charAt((rest - 1) % SIGNS.length)
}

/**
 * The names of classes of CSS modules in what visitors get, one or two signs each. They go by the order of files and
 * classes and by nothing else, so that the scripts, the HTML and every machine have the same. The readable ones were a
 * tenth of the styles of a page. A page is never made of two builds, so that a new class may push the others on.
 * @param root the folder with the modules, which differ in their file names
 * @returns `nameOf` takes the file of a module and a name in it, and throws for a name that is not there; `names` are
 *   all of them
 */
export function classNames(root: string): {
  nameOf: (file: string, local: string) => string
  names: ReadonlyMap<string, string>
} {
  const keys = walk(root)
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const found = readFileSync(path.join(root, file), 'utf8').matchAll(LOCAL)
      return [...found].map(([, local = '']) => `${path.basename(file)} ${local}`)
    })
  const names = new Map([...new Set(keys)].sort().map((key, at) => [key, shortName(at)]))
  const nameOf = (file: string, local: string) => {
    const name = names.get(`${path.basename(file)} ${local}`)
    if (!name) throw new Error(`${file} has a name, ${local}, that src/gatsby/class-names.ts does not see.`)
    return name
  }
  return { nameOf, names }
}

/**
 * Gives the classes of CSS modules short names. Gatsby names them by file, class and a digest of the path.
 * @param config as Gatsby made it; throws when it has no rule for CSS modules any more
 * @param root the folder with the modules
 */
export function withShortClassNames(config: Configuration, root = 'src'): Configuration {
  let found = 0
  const { nameOf, names } = classNames(root)
  const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
    nameOf(resourcePath, local)
  const renamed = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map(renamed) as T
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key !== 'localIdentName') return [key, renamed(inner) as unknown]
        found++
        return ['getLocalIdent', getLocalIdent]
      }),
    ) as T
  }
  const rules = (config.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule?.oneOf ? renamed(rule) : rule,
  )
  if (!found)
    throw new Error('Gatsby’s webpack configuration has no names of classes: see src/gatsby/class-names.ts.')
  // A file that did not change has other names where another one did: what webpack remembers has those of then.
  return { ...rememberedApart(config, [...names]), module: { ...config.module, rules } }
}
