import { findUses } from '../../../src/compiler/symbols/find-uses'
import { indexSymbols, type SymbolIndex } from '../../../src/compiler/symbols/look-up'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { makeTree } from '../content/compile'

/**
 * What a piece of code uses of the SDK by one list, with the index of that list.
 * @param file of the list, below content/symbols and without its ending
 * @param declared names that the code gives to things of its own
 */
export function usesIn(
  file: string,
  list: string,
  language: string,
  text: string,
  declared: ReadonlySet<string> = new Set(),
): ReturnType<typeof findUses> & { index: SymbolIndex } {
  const root = makeTree({ [`content/symbols/${file}.yaml`]: list })
  const index = indexSymbols(readSymbolLists(root).lists)
  return { index, ...findUses({ text, language }, index, declared) }
}
