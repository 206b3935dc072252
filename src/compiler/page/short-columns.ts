import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { remembered } from '../../text/maps'
import { text } from './elements'
import { isComponentElement } from './to-blocks'
import { visit } from './visit'

/** As many letters stay in one line where a table has room for them. */
const SHORT = 24
/** What a wide screen has room for, and what each column that may break needs of it. */
const LINE = 72
const REST = 16
/** From this length on, a column has releases with their days, or the like: its width is no matter of one table. */
const DAYS = 16
/** A component in a cell is a badge. */
const BADGE = 10

/**
 * Marks tables whose first columns have nothing but short text, which stays in one line on wide screens: beside long
 * sentences, browsers give them so little room that names and days break. Tables of a page with the same head are marked
 * alike, so that their columns begin at one place (src/blocks/table/DataTable.module.css).
 */
export function markShortColumns(tree: Root): void {
  const groups = new Map<string, { tables: Element[]; letters: number[] }>()
  visit(tree, 'element', (table: Element) => {
    if (table.tagName !== 'table') return
    const rows = rowsOf(table)
    const head = JSON.stringify(rows[0]?.map((cell) => toString(cell)) ?? [])
    const group = remembered(groups, head, () => ({ tables: [], letters: [] }))
    group.tables.push(table)
    for (const row of rows)
      for (const [column, cell] of row.entries())
        group.letters[column] = Math.max(group.letters[column] ?? 0, lettersOf(cell))
  })
  for (const { tables, letters } of groups.values()) {
    const mark = markFor(letters)
    if (!mark) continue
    for (const table of tables) {
      table.properties.className = [mark]
      const cells = rowsOf(table).flatMap((row) => row.slice(0, mark === 's1' ? 1 : 2))
      for (const cell of cells) visit(cell, 'element', inOnePiece)
    }
  }
}

/** `s1` and `s2` for as many short columns, `s3` for two of which the second is a long one: the third has a width of its own. */
function markFor(letters: readonly number[]): string | undefined {
  const fits = [2, 1].find((count) => {
    const short = letters.slice(0, count)
    const rest = letters.slice(count)
    return (
      // Where there is no long text, there is room for all.
      rest.some((most) => most > SHORT) &&
      short.every((most) => most <= SHORT) &&
      short.reduce((sum, most) => sum + most, 0) + rest.length * REST <= LINE
    )
  })
  if (!fits) return undefined
  return `s${String(fits === 2 && (letters[1] ?? 0) >= DAYS ? 3 : fits)}`
}

/** A name that may break between its parts has no need to where its column stays in one line; on phones browsers break an address behind its slashes. */
function inOnePiece(code: Element): void {
  if (code.tagName !== 'code' || !code.properties.className) return
  code.properties = {}
  code.children = [text(toString(code))]
}

const rowsOf = (table: Element): Element[][] => {
  const rows: Element[][] = []
  visit(table, 'element', (row: Element) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((cell) => cell.type === 'element'))
  })
  return rows
}

function lettersOf(cell: Element): number {
  // Without the scheme, which says nothing: an address in one line is longer by that than the others may be, and tables that
  // tell hosts apart have the room.
  let letters = toString(cell).replace(/^https?:\/\//, '').length
  visit(cell, 'element', (part: Element) => {
    if (isComponentElement(part)) letters += BADGE
  })
  return letters
}
