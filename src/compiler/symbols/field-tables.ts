import { addTo } from '../../text/maps'
import type { SourceText } from '../page/texts'
import type { SdkSymbol } from './symbol'

/** As many rows are no coincidence. */
const ROWS = 3
/** A name by itself, or a call of it. */
const NAME = /^([A-Za-z_]\w*)(?:\([^]*\))?$/

export interface Row {
  id: string
  section: string
  /** What stands in it for the name. */
  text: string
  /** How many names the row begins with. */
  sharing: number
}

/**
 * The rows of tables that are about one type: each name that begins a row is one of its members. Such a table tells of
 * each of them, also of those whose names are plain words such as `type`. Where several types have all the names, the
 * section says which.
 */
export function rowsOfTypes(
  codes: readonly SourceText[],
  symbols: readonly SdkSymbol[],
  topic: string,
): Row[] {
  const tables = new Map<number, SourceText[]>()
  for (const code of codes) if (code.table !== undefined) addTo(tables, code.table, code)
  return [...tables.values()].flatMap((rows) => {
    const named = rows.flatMap(({ text }) => NAME.exec(text)?.[1] ?? [])
    if (named.length < ROWS || named.length < rows.length) return []
    const section = rows[0]?.section ?? ''
    const types = typesWith(new Set(named), symbols, topic)
    const around = new Set(codes.filter((code) => code.section === section).map(({ text }) => text))
    const [type, another] = types.length > 1 ? types.filter((one) => around.has(one.type)) : types
    if (!type || another) return []
    return type.members.map(({ id, name }) => {
      const row = rows.find(({ text }) => NAME.exec(text)?.[1] === name)
      const sharing = rows.filter(({ sentence }) => sentence === row?.sentence).length
      return { id, section, text: row?.text ?? name, sharing }
    })
  })
}

/** The types that have members of all these names on a topic. */
function typesWith(
  names: ReadonlySet<string>,
  symbols: readonly SdkSymbol[],
  topic: string,
): { type: string; members: SdkSymbol[] }[] {
  const members = new Map<string, SdkSymbol[]>()
  for (const symbol of symbols) {
    if (symbol.owner && symbol.topic === topic && names.has(symbol.name)) addTo(members, symbol.owner, symbol)
  }
  return [...members].flatMap(([type, found]) =>
    new Set(found.map(({ name }) => name)).size === names.size ? [{ type, members: found }] : [],
  )
}
