import { sdkVersions } from '../../shared/sdk'
import { namedParameters } from './described'
import { isShown } from './look-up'
import { isType, type SdkSymbol, type SymbolList } from './symbol'

/** How much of a list is described; of each kind of fact how many symbols could have it, and how many do. */
export interface ListFigures {
  list: string
  types: number
  members: number
  names: number
  /** Types, of those that a language declares. */
  typeSignature: Share
  /** Members, of those that are no plain values. */
  signature: Share
  /** Types, members and names. */
  sentence: Share
  /** Parameters of members that are described. */
  parameters: Share
  errors: number
  thread: number
  /** Types, members and names whose page in the guides the list names. */
  guide: Share
}

interface Share {
  has: number
  of: number
}

/** Whether a language declares a type or a member: it does nothing without a name in code, no plain value and no module. */
export const isDeclared = (symbol: SdkSymbol): boolean =>
  isType(symbol)
    ? symbol.kind !== 'module' && (symbol.named !== undefined || isShown(symbol))
    : symbol.owner !== undefined && symbol.kind !== 'value'

/** The figures of every list, in the order of versions. */
export function listStatistics(lists: readonly SymbolList[]): ListFigures[] {
  const rank = (list: SymbolList) => sdkVersions.findIndex(({ id }) => id === list.version)
  return [...lists]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ version, platform, symbols }) => {
      const types = symbols.filter(isType)
      const members = symbols.filter(({ owner }) => owner)
      const callable = members.filter(isDeclared)
      const count = (all: readonly SdkSymbol[], has: (symbol: SdkSymbol) => unknown): Share => ({
        has: all.filter((symbol) => has(symbol)).length,
        of: all.length,
      })
      const parameters = members.flatMap((symbol) =>
        namedParameters(symbol).map((name) => ({ symbol, name })),
      )
      return {
        list: `${version}/${platform}`,
        types: types.length,
        members: members.length,
        names: symbols.length - types.length - members.length,
        typeSignature: count(types.filter(isDeclared), ({ signature }) => signature),
        signature: count(callable, ({ signature, holds }) => signature ?? holds),
        sentence: count(symbols, ({ about }) => about),
        parameters: {
          has: parameters.filter(({ symbol, name }) => symbol.parameters?.[name]).length,
          of: parameters.length,
        },
        errors: members.filter(({ errors }) => errors).length,
        thread: members.filter(({ thread }) => thread).length,
        guide: count(symbols, ({ topic }) => topic),
      }
    })
}
