import { addTo } from '../../../text/maps'
import type { SourceText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import { nearestName } from '../../symbols/nearest-name'
import type { UnknownSymbol } from '../../symbols/uses'

/** As many rows about events are no coincidence. */
const ROWS = 3
/** `notificationOpened`, `beckon:didOpenNotification`: what an app listens to, or has a method for. */
const EVENT = /^(?:beckon:)?[a-z]\w*$/
/** An event of the plugin for jQuery, which nothing else is called like. */
const OF_PLUGIN = /^beckon:\w+$/

type Codes = readonly Pick<SourceText, 'text' | 'table' | 'isRow'>[]

/**
 * Names of events in backticks that the lists do not have: with the prefix of the plugin anywhere, else where a table has
 * rows about events, most of which there are.
 * @returns each with the number of its text
 */
export function unknownEvents(
  codes: Codes,
  index: SymbolIndex,
  isOwn: (name: string) => boolean,
): (UnknownSymbol & { code: number })[] {
  const isEvent = (name: string) =>
    [index.top(name), ...index.membersNamed(name)].some((symbol) => symbol?.kind === 'event')
  const isKnown = (name: string) => index.top(name) !== undefined || index.membersNamed(name).length > 0
  const hasPlugin = index.names().some((name) => OF_PLUGIN.test(name))
  const rows = new Map<number, string[]>()
  for (const { text, table, isRow } of codes) if (table !== undefined && isRow) addTo(rows, table, text)
  const tables = new Set(
    [...rows].flatMap(([table, texts]) => {
      const events = texts.filter(isEvent).length
      return events >= ROWS && events > texts.length / 2 ? [table] : []
    }),
  )
  return codes.flatMap(({ text, table, isRow }, code) => {
    const isSaid = OF_PLUGIN.test(text) ? hasPlugin : isRow && table !== undefined && tables.has(table)
    if (!isSaid || !EVENT.test(text) || isKnown(text) || isOwn(text)) return []
    const meant = nearestName(text, index.names())
    return [{ code, written: text, offset: 0, ...(meant ? { meant } : {}) }]
  })
}
