import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolve, schemaName, type Schema } from '../../../src/compiler/api/openapi'
import { apiPages } from '../../../src/compiler/api/pages'
import { readDescription } from '../../../src/compiler/api/read-description'
import { shapeOf } from '../../../src/compiler/api/shape'

/** Objects with a name, on the pages of the API as they are: each opens where it is named. */

const root = path.resolve(import.meta.dirname, '../../..')
const { description } = readDescription(root)
if (!description) throw new Error('The description of the API cannot be read.')
const { document } = description.server
const { pages } = apiPages(root, 'en')

const hasFields = (schema: Schema): boolean => {
  const { properties, parts, variants, additional } = shapeOf(schema, document, true)
  return Boolean(properties.size || parts.length || variants.length || typeof additional === 'object')
}
/** Those with fields of their own, an array by what is in it. */
const withFields = new Set(
  Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const { items } = resolve(document, schema) ?? {}
    return hasFields(items && !schemaName(items) ? items : schema) ? [name] : []
  }),
)

interface Item {
  indent: number
  line: string
  /** Objects that its line names, and those that open in it. */
  named: string[]
  opened: Set<string>
}

/** Items of lists that name an object which opens neither in them nor around them. */
function leftClosed(text: string): string[] {
  const around: Item[] = []
  const closed: string[] = []
  const leave = (indent: number) => {
    while (around.at(-1) && around.at(-1)!.indent >= indent) {
      const { line, named, opened } = around.pop()!
      const open = new Set([...opened, ...around.flatMap((item) => [...item.opened])])
      if (named.some((name) => !open.has(name))) closed.push(line.trim())
    }
  }
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/)
    const isItem = line.startsWith('- ', indent)
    if (indent >= 0) leave(isItem ? indent : indent - 1)
    const [, own] = /^#{2,3} (\w+) /.exec(line) ?? []
    if (own) {
      leave(-1)
      // What a section is about stands open around its items.
      around.push({ indent: -1, line, named: [], opened: new Set([own]) })
    }
    const [, inside] = /^ *<Schema title="Fields of (\w+)">$/.exec(line) ?? []
    if (inside) around.at(-1)?.opened.add(inside)
    // Of refusals an example says enough.
    if (!isItem || /^ *- `4\d\d`/.test(line)) continue
    const named = [...line.matchAll(/\[(\w+)\]\([^)]*#/g)].map(([, name = '']) => name)
    around.push({ indent, line, named: named.filter((name) => withFields.has(name)), opened: new Set() })
  }
  leave(-1)
  return closed
}

describe('objects with a name', () => {
  it('are read out of the description', () => {
    expect(withFields.size).toBeGreaterThan(70)
    expect(pages.length).toBeGreaterThan(40)
  })

  it.each(pages.map(({ file, text }) => [file, text]))(
    'open where %s names them, at every level',
    (_, text) => {
      expect(leftClosed(text)).toEqual([])
    },
  )
})
