/** Where a table begins in a document, and where it ends. */
const open = (name: string) => `<!-- generated: ${name} (npm run generate) -->`
const CLOSE = '<!-- generated: end -->'
const MARKED = /<!-- generated: ([a-z]+) \(npm run generate\) -->[\s\S]*?<!-- generated: end -->/g

/**
 * Writes each table anew between its marks; everything else of the document stays.
 * @throws when a table has no marks in the document, or marks name no table
 */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  const missing = Object.keys(tables).filter((name) => !document.includes(open(name)))
  if (missing.length)
    throw new Error(`Put ${missing.map((name) => open(name) + CLOSE).join(', ')} into the document.`)
  return document.replace(MARKED, (_, name: string) => {
    const table = tables[name]
    if (table === undefined) throw new Error(`The document has marks for "${name}", which nothing makes.`)
    return `${open(name)}\n\n${table}\n\n${CLOSE}`
  })
}
