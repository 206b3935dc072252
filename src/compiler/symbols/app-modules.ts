import type { SampleText } from '../page/texts'
import type { SymbolIndex } from './look-up'
import { tokenize, type Token } from './tokens'

/** Values of the SDK that modules of the reader's app hand out: by module and name the types, one for each system. */
export type AppModules = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

const SCRIPT = /^(?:tsx?|jsx?|typescript|javascript)$/
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g

/**
 * The modules that the samples of a platform make of types of the SDK, such as `beckon.js` with
 * `export const beckon = isAndroid ? BeckonAndroid : BeckonIos`.
 */
export function appModules(samples: Iterable<SampleText>, index: SymbolIndex): AppModules {
  const modules = new Map<string, Map<string, string[]>>()
  for (const { language, title, text } of samples) {
    if (!title || !SCRIPT.test(language) || !text.includes('export const')) continue
    const names = exportedTypes(tokenize(text, language), index)
    if (names.size) modules.set(moduleName(title), names)
  }
  return modules
}

/** What the names hold that a sample imports from modules of the app. */
export function importedTypes(text: string, modules: AppModules): Map<string, readonly string[]> {
  const held = new Map<string, readonly string[]>()
  for (const [, names = '', from = ''] of modules.size ? text.matchAll(IMPORT) : []) {
    const given = modules.get(moduleName(from))
    for (const name of given ? names.split(',') : []) {
      const [own = '', alias = own] = name.trim().split(/\s+as\s+/)
      const types = given?.get(own)
      if (types) held.set(alias, types)
    }
  }
  return held
}

/** What all modules hand out, for text in backticks, which imports nothing. */
export const handedOut = (modules: AppModules): Map<string, readonly string[]> =>
  new Map([...modules.values()].flatMap((names) => [...names]))

/** The index as it is where names hold what modules of the app hand out: once for each of the types that they may hold. */
export function indexesWith(held: ReadonlyMap<string, readonly string[]>, index: SymbolIndex): SymbolIndex[] {
  const types = new Set([...held.values()].flat())
  return [...types].map((type) => ({
    ...index,
    variable: (name) => (held.get(name)?.includes(type) ? type : index.variable(name)),
  }))
}

/** `beckon` of `beckon.js` and of `./beckon`. */
const moduleName = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '')

/** `export const name = Type`, and `export const name = condition ? Type : Type`. */
function exportedTypes(tokens: readonly Token[], index: SymbolIndex): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const typeAt = (at: number) => {
    const top = tokens[at]?.kind === 'name' ? index.top(tokens[at].text) : undefined
    return top && index.membersOf(top.id).length ? [top.id] : []
  }
  tokens.forEach(({ text }, at) => {
    if (text !== 'export' || tokens[at + 1]?.text !== 'const' || tokens[at + 3]?.text !== '=') return
    const isChoice = tokens[at + 5]?.text === '?' && tokens[at + 7]?.text === ':'
    const types = isChoice ? [...typeAt(at + 6), ...typeAt(at + 8)] : typeAt(at + 4)
    const behind = tokens[at + (isChoice ? 9 : 5)]?.text ?? ''
    if (types.length && !/^[.([]$/.test(behind)) found.set(tokens[at + 2]?.text ?? '', types)
  })
  return found
}
