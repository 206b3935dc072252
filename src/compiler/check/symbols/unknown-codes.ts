import type { SourceText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import { nearestName } from '../../symbols/nearest-name'
import type { SdkSymbol } from '../../symbols/symbol'
import type { UnknownSymbol } from '../../symbols/uses'

/** A name in backticks that the lists do not have, with its number among the codes of the page. */
export type UnknownCode = UnknownSymbol & { code: number }

/** @param names those that may be meant: `written` is one of them, mistyped */
export function unknownCode(
  code: number,
  text: string,
  names: readonly string[],
  written = text,
): UnknownCode {
  const meant = nearestName(written, names)
  return { code, written: text, offset: 0, ...(meant ? { meant } : {}) }
}

/** Asks for each code of a page, with its place among all texts and its number among the codes. */
export function overCodes<Said extends Pick<SourceText, 'kind'>>(
  said: readonly Said[],
  find: (one: Said, at: number, code: number) => UnknownCode[],
): UnknownCode[] {
  let code = -1
  return said.flatMap((one, at) => {
    if (one.kind !== 'code') return []
    code++
    return find(one, at, code)
  })
}

/** Whether the lists have something by a name: a type or a name, a member of any type, one of a family of keys. */
export const isListed = (name: string, index: SymbolIndex): boolean =>
  index.top(name) !== undefined || index.membersNamed(name).length > 0 || index.family(name) !== undefined

/** Whether something of that name is of a kind. */
export const isOfKind = (kind: SdkSymbol['kind'], name: string, index: SymbolIndex): boolean =>
  [index.top(name), ...index.membersNamed(name)].some((symbol) => symbol?.kind === kind)
