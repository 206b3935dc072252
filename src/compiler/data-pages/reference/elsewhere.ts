import type { Language } from '../../../shared/site'
import { platformLabel } from '../../../shared/sdk'
import type { SdkSymbol, SymbolList } from '../../symbols/symbol'
import { symbolPath } from './addresses'

interface Lists {
  language: Language
  lists: readonly SymbolList[]
  /** Lists whose platforms have a reference. */
  published: ReadonlySet<SymbolList>
}

/**
 * The same thing on the other platforms of the version, and in the other versions of the platform: a line each, with the
 * platform, the name that it has there where that is another one, and its address.
 */
export function counterpartLinks(
  symbol: SdkSymbol,
  list: SymbolList,
  { lists, published, language }: Lists,
): string[] {
  return counterparts(symbol, list, lists).map(({ list: other, symbol: same }) => {
    const place =
      other.platform === list.platform
        ? `${platformLabel(other.platform)} ${other.version}`
        : platformLabel(other.platform)
    const path = published.has(other) ? symbolPath(same.id, other, language) : undefined
    const name = same.name === symbol.name || !writable(same) ? '' : same.name
    return [place, name, path ?? ''].join('|')
  })
}

/** The same thing on the lists of the version and on those of the platform, each with the list that has it. */
export function counterparts(
  symbol: SdkSymbol,
  list: SymbolList,
  lists: readonly SymbolList[],
): { list: SymbolList; symbol: SdkSymbol }[] {
  return lists
    .filter((other) => other !== list && (other.version === list.version || other.platform === list.platform))
    .flatMap((other) => {
      const [first, ...more] = counterpartsOf(symbol, other)
      if (!first) return []
      return [{ list: other, symbol: [first, ...more].find(({ name }) => name === symbol.name) ?? first }]
    })
}

const writable = ({ name }: SdkSymbol): boolean => !/[<>|]/.test(name)

const indexes = new WeakMap<SymbolList, Map<string, SdkSymbol[]>>()

/** What is the same on another list: it may have several of it, such as one for each form that a value comes in. */
function counterpartsOf({ concept }: SdkSymbol, other: SymbolList): readonly SdkSymbol[] {
  let byConcept = indexes.get(other)
  if (!byConcept) {
    byConcept = new Map<string, SdkSymbol[]>()
    for (const symbol of other.symbols) {
      byConcept.set(symbol.concept, [...(byConcept.get(symbol.concept) ?? []), symbol])
    }
    indexes.set(other, byConcept)
  }
  return byConcept.get(concept) ?? []
}
