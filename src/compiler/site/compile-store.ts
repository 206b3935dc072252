import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../files/content-files'
import type { CompiledPage } from '../page/compile-page'
import { digest } from '../page/inputs'

/** A compiled page with the digest of the text it was made of. */
interface StoredPage {
  text: string
  page: CompiledPage
}

/** Where compiled pages survive from one round to the next, by their files. */
export interface CompileStore {
  get(file: string): Promise<StoredPage | undefined>
  set(file: string, page: StoredPage): Promise<void>
}

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
  }
}

/** Below node_modules: `gatsby clean` leaves it alone, and CI keeps it with the packages. */
const CACHE = 'node_modules/.cache/beckon-docs'

/**
 * Keeps pages on disk, so that a clean build and the content check compile only what changed. A new compiler compiles
 * everything anew, and what older ones left behind is removed. What cannot be read or written is compiled again.
 * @param kind apart from each other: what a build wants of a page, and what the check wants
 */
export function diskStore(root: string, kind: 'blocks' | 'words'): CompileStore {
  const version = compilerDigest(root)
  const cache = path.join(root, CACHE)
  const folder = path.join(cache, version, kind)
  const at = (file: string) => path.join(folder, `${digest([file]).slice(0, 24)}.json`)
  try {
    mkdirSync(folder, { recursive: true })
    for (const old of readdirSync(cache)) {
      if (old !== version) rmSync(path.join(cache, old), { recursive: true, force: true })
    }
  } catch {
    return noStore
  }
  return {
    get(file) {
      try {
        return Promise.resolve(JSON.parse(readFileSync(at(file), 'utf8')) as StoredPage)
      } catch {
        return Promise.resolve(undefined)
      }
    },
    set(file, page) {
      try {
        // Written beside and moved into place: a build and a check may run at once.
        const unfinished = `${at(file)}.${process.pid}`
        writeFileSync(unfinished, JSON.stringify(page))
        renameSync(unfinished, at(file))
      } catch {
        // A full disk, or a folder that went: the page is compiled again next time.
      }
      return Promise.resolve()
    },
  }
}

/** Digest of everything that compiles: our own text, the packages' versions, and Node. */
function compilerDigest(root: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of ['src/compiler', 'src/shared']) {
    for (const file of walk(path.join(root, folder)).sort()) {
      if (!file.startsWith('check/')) hash.update(file).update(readFileSync(path.join(root, folder, file)))
    }
  }
  const lock = path.join(root, 'package-lock.json')
  if (existsSync(lock)) hash.update(readFileSync(lock))
  return hash.digest('base64url').slice(0, 12)
}
