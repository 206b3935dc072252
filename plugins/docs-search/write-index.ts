import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buildIndexFile } from '../../src/search/setup'
import { collectSections, sectionsQuery, type SectionsQuery } from './collect-sections'

type Ask = (query: string) => Promise<{ data?: SectionsQuery; errors?: unknown }>

/**
 * Asks for all sections, builds the index and writes it to `file`.
 * Out: the number of sections. Throws when the query fails, a section is malformed or the file cannot be written.
 */
export async function writeIndex(ask: Ask, file: string): Promise<number> {
  const { data, errors } = await ask(sectionsQuery)
  if (errors || !data)
    throw new Error(`the query for sections failed: ${JSON.stringify(errors ?? 'no data')}`)
  const sections = collectSections(data)
  await mkdir(dirname(file), { recursive: true })
  // Written beside and moved into place: a dev server never hands out half a file.
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, JSON.stringify(buildIndexFile(sections)))
  await rename(unfinished, file)
  return sections.length
}
