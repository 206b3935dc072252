import { addTo } from '../../../text/maps'
import type { SourceText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import { isListed, isOfKind, unknownCode, type UnknownCode } from './unknown-codes'

/** As many rows about names of a kind are no coincidence. */
const ROWS = 3
/** What tables list that nothing but the list knows: `notificationOpened`, `URL_SCHEMES`, `beckon_send`. */
const KINDS = ['event', 'configuration', 'resource'] as const
/** `notificationOpened`, `beckon:didOpenNotification`, `ios.mode`, `URL_SCHEMES`. */
const NAME = /^(?:beckon:)?[A-Za-z][\w.]*$/
/** An event of the plugin for jQuery, which nothing else is called like. */
const OF_PLUGIN = /^beckon:\w+$/

type Codes = readonly Pick<SourceText, 'text' | 'table' | 'isRow'>[]

/**
 * Names of events, keys and resources in backticks that the lists do not have: events with the prefix of the plugin
 * anywhere, else where a table has rows about one such kind, most of which there are.
 * @returns each with the number of its text
 */
export function unknownInTables(
  codes: Codes,
  index: SymbolIndex,
  isOwn: (name: string) => boolean,
): UnknownCode[] {
  const hasPlugin = index.names().some((name) => OF_PLUGIN.test(name))
  const rows = new Map<number, string[]>()
  for (const { text, table, isRow } of codes) if (table !== undefined && isRow) addTo(rows, table, text)
  const tables = new Set(
    [...rows].flatMap(([table, texts]) => {
      const counts = KINDS.map((kind) => texts.filter((text) => isOfKind(kind, text, index)).length)
      return counts.some((count) => count >= ROWS && count > texts.length / 2) ? [table] : []
    }),
  )
  return codes.flatMap(({ text, table, isRow }, code) => {
    const isSaid = OF_PLUGIN.test(text) ? hasPlugin : isRow && table !== undefined && tables.has(table)
    if (!isSaid || !NAME.test(text) || isListed(text, index) || isOwn(text)) return []
    return [unknownCode(code, text, index.names())]
  })
}
