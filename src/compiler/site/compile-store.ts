import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { CompiledPage } from '../page/compile-page'
import { digest } from '../page/inputs'
import { compilingProcesses, type PageText } from './compile-ahead'
import { cacheFolder, readCached, writeCached } from './cache-folder'

/** A compiled page with the digest of the text it was made of. */
interface StoredPage {
  text: string
  page: CompiledPage
}

/** Where compiled pages survive from one round to the next, by their files. */
export interface CompileStore {
  get(file: string): Promise<StoredPage | undefined>
  set(file: string, page: StoredPage): Promise<void>
  /** Makes ready for many pages where none is kept: whoever has to load code first loses no time. */
  begin?(): void
  /** Makes pages and keeps them, where that is quicker than to make them one by one. Nothing is promised. */
  ahead?(pages: readonly PageText[]): Promise<void>
  /** No more pages are to be made in this round. */
  rest?(): void
}

/** Keeps nothing: every page is compiled. */
export const noStore: CompileStore = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() }

/** Keeps pages as long as the process runs, and asks `behind` for those it has not met. */
export function memoryStore(behind: CompileStore = noStore): CompileStore {
  const pages = new Map<string, StoredPage>()
  return {
    async get(file) {
      const known = pages.get(file) ?? (await behind.get(file))
      if (known) pages.set(file, known)
      return known
    },
    async set(file, page) {
      pages.set(file, page)
      await behind.set(file, page)
    },
    async ahead(made) {
      for (const { file } of made) pages.delete(file)
      await behind.ahead?.(made)
    },
    rest: () => behind.rest?.(),
  }
}

/**
 * Keeps pages on disk, so that a clean build and the content check compile only what changed. A new compiler compiles
 * everything anew. What cannot be read or written is compiled again.
 * @param kind apart from each other: what a build wants of a page, and what the check wants
 */
export function diskStore(root: string, kind: 'blocks' | 'words'): CompileStore {
  const folder = cacheFolder(root, kind)
  if (folder === undefined) return noStore
  const at = (file: string) => path.join(folder, `${digest([file]).slice(0, 24)}.json`)
  const processes = compilingProcesses({ root, kind })
  return {
    get: (file) => Promise.resolve(readCached(at(file)) as StoredPage | undefined),
    set(file, page) {
      writeCached(at(file), page)
      return Promise.resolve()
    },
    begin() {
      // What is not ours begins with a dot.
      if (readdirSync(folder).every((name) => name.startsWith('.'))) processes.begin()
    },
    ahead: (pages) => processes.compile(pages),
    rest: () => processes.end(),
  }
}
