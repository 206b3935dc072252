import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SearchableSection } from '../../src/search/contract/index-file'
import { buildIndexFile } from '../../src/search/setup'
import { collectSections, sectionsQuery, type SectionsQuery } from './collect-sections'

export type Ask = (query: string) => Promise<{ data?: SectionsQuery; errors?: unknown }>

/** Asks for the sections of all pages. Throws when the query fails or a section is malformed. */
export async function readSections(ask: Ask): Promise<SearchableSection[]> {
  const { data, errors } = await ask(sectionsQuery)
  if (errors || !data)
    throw new Error(`the query for sections failed: ${JSON.stringify(errors ?? 'no data')}`)
  return collectSections(data)
}

/** Builds the index of the sections, of a build, and writes it to `file`. Throws when that cannot be written. */
export async function writeIndex(
  sections: readonly SearchableSection[],
  file: string,
  build?: string,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Written beside and moved into place: a dev server never hands out half a file.
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, JSON.stringify(buildIndexFile(sections, build)))
  await rename(unfinished, file)
}
