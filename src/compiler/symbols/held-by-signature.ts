import { readSignature } from './signature'
import { isType, type SdkSymbol, type SignatureLanguage } from './symbol'
import { manyOf } from './walk'

/** What holds others, in the languages of the SDKs: the type inside is what a chain of calls goes on with. */
const HOLDER = /^(\w+)<(.+)>$/
const MANY = /^(?:List|Set|SortedSet|MutableList|ArrayList|Collection|Iterable|Array|ReadonlyArray|NSArray)$/
const ONE = /^(?:LiveData|MutableLiveData|Flow|StateFlow|Promise|Future|Stream|Optional)$/

/** Fills in what signatures say of types of the list, and whether it may be missing, where the list does not say it. */
export function withTypes(symbols: SdkSymbol[], language: SignatureLanguage = 'js'): SdkSymbol[] {
  const ids = new Map(
    symbols
      .filter(isType)
      .flatMap(({ id, named }) => [[id, id] as const, ...(named ? [[named, id] as const] : [])]),
  )
  return symbols.map((symbol) => {
    if (!symbol.owner || (symbol.kind !== 'function' && symbol.kind !== 'property')) return symbol
    const shape = symbol.signature ? readSignature(symbol.signature, language) : neutral(symbol.holds)
    const type = shape.returns && listType(shape.returns, ids, symbol.owner)
    return {
      ...symbol,
      ...(type && !symbol.type && !symbol.passes ? { type } : {}),
      ...(shape.isNullable && symbol.kind === 'property' ? { optional: true as const } : {}),
    }
  })
}

function neutral(holds: string | undefined): { returns?: string; isNullable?: true } {
  if (!holds) return {}
  return holds.endsWith('?') ? { returns: holds.slice(0, -1), isNullable: true } : { returns: holds }
}

/** The type of the list that a written type means, `BeckonRegion[]` for several; undefined for one of somebody else. */
function listType(written: string, ids: ReadonlyMap<string, string>, owner: string): string | undefined {
  const bare = written
    .replace(/^(?:@Nullable|nullable)\s+/, '')
    .replace(/\s*\|\s*(?:null|undefined)/g, '')
    .replace(/[?!*\s]+$/, '')
    .trim()
  const known = ids.get(bare) ?? ids.get(`${owner}.${bare}`)
  if (known) return known
  const many = /^(.+)\[\]$/.exec(bare)?.[1] ?? /^\[([^:]+)\]$/.exec(bare)?.[1]
  const [, holder = '', inner = ''] = HOLDER.exec(bare) ?? []
  const element = many ?? (MANY.test(holder) ? inner : undefined)
  if (element) {
    const one = listType(element, ids, owner)
    return one && manyOf(one)
  }
  return ONE.test(holder) ? listType(inner, ids, owner) : undefined
}
