import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../files/content-files'
import { LANGUAGES } from '../files/languages-file'

/** Below node_modules: `gatsby clean` leaves it alone, and CI keeps it with the packages. */
const CACHE = 'node_modules/.cache/beckon-docs'
/** What is called so in there is ours, and may be removed: the environment may name a folder that holds other things. */
const OURS = 'compiler-'

/**
 * The folder for what this very compiler made, and what older ones left behind removed. It lies in the folder that the
 * environment's BECKON_DOCS_CACHE names, seen from `root`, or else below node_modules.
 * @param kind apart from each other: what a build wants of a page, what the check wants, and what its rules found out;
 *   the last also rests on the code of the rules
 * @returns undefined when nothing can be written there
 */
export function cacheFolder(root: string, kind: 'blocks' | 'words' | 'found'): string | undefined {
  const version = `${OURS}${compilerDigest(root)}`
  const cache = path.resolve(root, process.env.BECKON_DOCS_CACHE || CACHE)
  const own = kind === 'found' ? `${kind}-${digestOf(root, ['src/compiler/check'])}` : kind
  try {
    mkdirSync(path.join(cache, version, own), { recursive: true })
    removeOthers(cache, (name) => name === version || !name.startsWith(OURS))
    removeOthers(path.join(cache, version), (name) => name === own || !name.startsWith(`${kind}-`))
  } catch {
    return undefined
  }
  return path.join(cache, version, own)
}

function removeOthers(folder: string, stays: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    if (!stays(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * The folder for finished pictures. Other than pages they do not hang on our code: only on what makes them.
 * @returns undefined when nothing can be written there
 */
export function pictureFolder(root: string): string | undefined {
  const folder = path.resolve(root, process.env.BECKON_DOCS_CACHE || CACHE, 'pictures')
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    return undefined
  }
  return folder
}

/** What a file of the cache holds; undefined when there is none, or none that can be read. */
export function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a file of the cache. On a full disk, or when the folder went, it is made again next time. */
export function writeKept(file: string, value: unknown): void {
  try {
    // Written beside and moved into place: a build and a check may run at once.
    const unfinished = `${file}.${process.pid}`
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(unfinished, JSON.stringify(value))
    renameSync(unfinished, file)
  } catch {
    // As without a cache.
  }
}

/**
 * Digest of everything that compiles: our own text but for the check, the languages that it imports, the packages'
 * versions, and Node.
 */
const compilerDigest = (root: string): string =>
  digestOf(root, ['src/compiler', 'src/shared', 'src/text'], (file) => !file.startsWith('check/'), [
    process.version,
    textOf(root, 'package-lock.json'),
    textOf(root, LANGUAGES),
  ])

function textOf(root: string, name: string): string {
  const file = path.join(root, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function digestOf(
  root: string,
  folders: readonly string[],
  counts: (file: string) => boolean = () => true,
  more: readonly string[] = [],
): string {
  const hash = createHash('sha256')
  for (const part of more) hash.update(part).update('\0')
  for (const folder of folders) {
    for (const file of walk(path.join(root, folder)).sort()) {
      if (counts(file)) hash.update(file).update(readFileSync(path.join(root, folder, file)))
    }
  }
  return hash.digest('base64url').slice(0, 12)
}
