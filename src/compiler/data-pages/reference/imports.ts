import { accessedType, moduleOf } from '../../symbols/accessors'
import { isType, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { codeName } from './group'

/**
 * By what a symbol is imported: the module of Swift, a package of Dart or npm, and elsewhere a full name, of which there is
 * one for each module that brings it. Empty where the list does not say.
 */
export function importsOf(symbol: SdkSymbol, list: SymbolList): string[] {
  const { import: from, alsoImport = [] } = symbol
  if (from === undefined) return accessorImport(symbol, list)
  return isOfSwift(symbol) ? [moduleOf(symbol)] : [from, ...alsoImport]
}

/** The same as its language writes it. */
export function importLines(symbol: SdkSymbol, list: SymbolList): string[] {
  const { kind, import: from = '' } = symbol
  const imports = importsOf(symbol, list)
  if (from.startsWith('package:')) return imports.map((one) => `import '${one}';`)
  // What is a type alone is gone from the JavaScript, as samples import it.
  const isTypeAlone = kind === 'interface' || kind === 'type'
  if (/^(?:react-native|capacitor)-/.test(from))
    return [`import ${isTypeAlone ? 'type ' : ''}{ ${codeName(symbol) ?? symbol.name} } from '${from}'`]
  return isOfSwift(symbol) || from === '' ? imports.map((one) => `import ${one}`) : imports
}

const isOfSwift = ({ id, named = id, import: from = '' }: SdkSymbol): boolean =>
  /^\w+Kit\./.test(from) && from.endsWith(`.${named}`)

/** An accessor of Swift comes with the module of what it leads to, where that is another one than that of its own type. */
function accessorImport(symbol: SdkSymbol, { symbols }: SymbolList): string[] {
  const accessed = accessedType(symbol)
  if (accessed === undefined) return []
  const [owner, given] = [symbol.owner, accessed].map((id) =>
    symbols.find((one) => one.id === id && isType(one)),
  )
  if (!owner || !given || !isOfSwift(given)) return []
  return moduleOf(given) === moduleOf(owner) ? [] : [moduleOf(given)]
}
