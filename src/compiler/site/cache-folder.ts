import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { walk } from '../files/content-files'
import { keepValuesIn } from '../files/kept-values'
import { LANGUAGES } from '../files/languages-file'

/** Below node_modules: `gatsby clean` leaves it alone. */
const CACHE = 'node_modules/.cache/beckon-docs'
/** What is called so in there is ours, and may be removed: the environment may name a folder that holds other things. */
const OURS = 'compiler-'
/** Begins the names of files in such a folder that say which checkout used it, by their time when it last did. */
const USED_BY = '.used-by-'
/** After this time nobody comes back for a folder: neither another checkout nor a branch. */
const LONG_AGO = 14 * 24 * 60 * 60 * 1000

/**
 * The folder for what this very compiler made. What older ones of this checkout left behind is removed, and what nobody used
 * for long; other checkouts may share the cache. It lies in the folder that the
 * environment's BECKON_DOCS_CACHE names, seen from `root`, or else below node_modules.
 * @param kind apart from each other: what a build wants of a page, what the check wants, what its rules found out, which
 *   also rests on the code of the rules, and what is made of data
 * @returns undefined when nothing can be written there
 */
export function cacheFolder(root: string, kind: 'blocks' | 'words' | 'found' | 'data'): string | undefined {
  const version = `${OURS}${compilerDigest(root)}`
  const cache = path.resolve(root, process.env.BECKON_DOCS_CACHE || CACHE)
  const own = kind === 'found' ? `${kind}-${digestOf(root, ['src/compiler/check'])}` : kind
  try {
    mkdirSync(path.join(cache, version, own), { recursive: true })
    const user = USED_BY + createHash('sha256').update(path.resolve(root)).digest('base64url').slice(0, 12)
    for (const folder of [path.join(cache, version), path.join(cache, version, own)]) {
      writeFileSync(path.join(folder, user), '')
    }
    removeOthers(cache, user, (name) => name === version || !name.startsWith(OURS))
    removeOthers(path.join(cache, version), user, (name) => name === own || !name.startsWith(`${kind}-`))
  } catch {
    return undefined
  }
  return path.join(cache, version, own)
}

/** Removes the folders in a folder that `user` alone has used, or nobody for long. */
function removeOthers(folder: string, user: string, stays: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name)
    if (!stays(name) && !isWanted(other, user)) rmSync(other, { recursive: true, force: true })
  }
}

/** Whether another checkout than `user` has used a folder lately. */
function isWanted(folder: string, user: string): boolean {
  const others = readdirSync(folder).filter((name) => name.startsWith(USED_BY) && name !== user)
  return others.some((name) => Date.now() - statSync(path.join(folder, name)).mtimeMs < LONG_AGO)
}

/**
 * The folder for finished pictures. Other than pages they do not hang on our code: only on what makes them.
 * @param kind those of pages, a folder each, or those of link previews, a file each: what clears the one away knows nothing
 *   of the other
 * @returns undefined when nothing can be written there
 */
export function pictureFolder(root: string, kind: 'pictures' | 'link-previews'): string | undefined {
  const folder = path.resolve(root, process.env.BECKON_DOCS_CACHE || CACHE, kind)
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    return undefined
  }
  return folder
}

/** From now on, what an earlier process made of the same data is not made again. */
export function keepValuesOf(root: string): void {
  const folder = cacheFolder(root, 'data')
  if (folder === undefined) return keepValuesIn(undefined)
  const at = (name: string) =>
    path.join(folder, `${createHash('sha256').update(name).digest('base64url').slice(0, 24)}.json`)
  keepValuesIn({
    read: (name) => readCached(at(name)),
    write: (name, value) => writeCached(at(name), value),
  })
}

/** What a file of the cache holds; undefined when there is none, or none that can be read. */
export function readCached(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a value to a file of the cache. On a full disk, or when the folder went, it is made again next time. */
export const writeCached = (file: string, value: unknown): void =>
  writeCachedBytes(file, JSON.stringify(value))

/** The same for a file that is no JSON. */
export function writeCachedBytes(file: string, bytes: string | Buffer): void {
  try {
    // Written beside and moved into place: a build and a check may run at once.
    const unfinished = `${file}.${process.pid}`
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  } catch {
    // As without a cache.
  }
}

/** Removes from a folder of the cache the files that nobody has used for long, by their times: who uses one sets that. */
export function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    // Another build may have removed it.
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity }
    if (Date.now() - mtimeMs > LONG_AGO) rmSync(file, { force: true })
  }
}

/**
 * Digest of everything that compiles: our own text but for the check, the languages that it imports, the packages'
 * versions, and Node.
 */
const compilerDigest = (root: string): string =>
  digestOf(
    root,
    ['src/compiler', 'src/requests', 'src/shared', 'src/text'],
    (file) => !file.startsWith('check/'),
    [process.version, textOf(root, 'package-lock.json'), textOf(root, LANGUAGES)],
  )

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
