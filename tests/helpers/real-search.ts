import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { takeInputs } from '../../scripts/lib/fingerprint.mjs'
import { realSections } from '../../scripts/search/real-sections'
import { cacheFolder, readCached, writeCached } from '../../src/compiler/site/cache-folder'
import type { SearchEngine } from '../../src/search/contract/answer'
import type { SearchableSection } from '../../src/search/contract/index-file'
import { buildIndexFile, openIndex } from '../../src/search/setup'

interface Made {
  /** Digest of all that the rest was made of. */
  from: string
  sections: SearchableSection[]
  index: ReturnType<typeof buildIndexFile>
}

/** What is read besides the inputs of a build. */
const own = ['scripts/search/real-sections.ts', 'tests/helpers/real-search.ts']

/**
 * The sections of the content as it is, and the engine that readers have of them. That takes a quarter of a minute, so the
 * first of several files of tests keeps it for the others, beside the pages that the content check compiled.
 */
export async function realSearch(
  root: string,
): Promise<{ sections: SearchableSection[]; engine: SearchEngine }> {
  const { sections, index } = await made(root)
  return { sections, engine: openIndex(index.en, 'en') }
}

/** The pages that somebody is led to who types words on a page, best first. */
export const pagesFound = (engine: SearchEngine, query: string, from: string): string[] =>
  engine.search(query, { path: from, language: 'en' }).groups.map(({ path }) => path)

async function made(root: string): Promise<Made> {
  const folder = cacheFolder(root, 'words')
  // What is no page begins with a dot there.
  const file = folder && path.join(folder, '.search-of-tests.json')
  const from = createHash('sha256')
    .update(
      JSON.stringify([takeInputs(root), ...own.map((name) => readFileSync(path.join(root, name), 'utf8'))]),
    )
    .digest('hex')
  const kept = file ? (readCached(file) as Made | undefined) : undefined
  if (kept?.from === from) return kept
  const sections = await realSections(root)
  const fresh = { from, sections, index: buildIndexFile(sections) }
  if (file) writeCached(file, fresh)
  return fresh
}
