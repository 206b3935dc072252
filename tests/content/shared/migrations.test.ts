import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const content = path.resolve(import.meta.dirname, '../../../content/en')

/** The text of a page with the partials that it draws in. */
const textOf = (file: string): string =>
  readFileSync(path.join(content, file), 'utf8').replace(
    /<Include file="([^"]+)"[^>]*\/>/g,
    (_, partial: string) => textOf(`_partials/${partial}.mdx`),
  )

it('each page on migration has a sample that shows what a change takes out or adds', () => {
  const pages = readdirSync(path.join(content, 'sdk'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'migration.mdx')
    .map((file) => path.join('sdk', file))
  expect(pages.length).toBeGreaterThan(10)
  const without = pages.filter((page) => !/^```.* (?:removed|added)="/m.test(textOf(page)))
  expect(without).toEqual([])
})
