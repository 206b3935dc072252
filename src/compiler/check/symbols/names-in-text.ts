import type { CompiledPage } from '../../page/compile-page'
import type { SymbolIndex } from '../../symbols/look-up'
import { unknownMembersInText } from './members-in-text'
import { unknownInTables } from './tables-of-names'
import { unknownEventsInText } from './events-in-text'
import { unknownKeysInText } from './keys-in-text'
import type { UnknownCode } from './unknown-codes'

/**
 * Plain names in backticks that the lists do not have, and of which what stands around them says that they are the SDK's: the
 * other rows of a table, the words of a sentence, the file that a key stands in. Each once.
 * @param index of all lists that the page may speak of
 * @param own that of the platform's own SDK
 */
export function unknownNamesInText(
  { codes, texts }: Pick<CompiledPage, 'codes' | 'texts'>,
  index: SymbolIndex,
  own: SymbolIndex,
  isOwn: (name: string) => boolean,
): UnknownCode[] {
  const found = [
    ...unknownMembersInText(texts, own),
    ...unknownInTables(codes, index, isOwn),
    ...unknownEventsInText(texts, index, isOwn),
    ...unknownKeysInText(texts, index, isOwn),
  ]
  return [...new Map(found.map((one) => [one.code, one])).values()]
}
