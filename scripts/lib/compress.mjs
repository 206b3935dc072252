// @ts-check
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** Worth it: text, and long enough to become shorter. */
const compressible = /\.(?:html|js|css|json|svg|txt|md|yaml|xml|webmanifest)$/
const shortest = 1024

const compressors = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gz: (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: 9 }),
}
const decompressors = { br: promisify(brotliDecompress), gz: promisify(gunzip) }
const endings = /** @type {const} */ (['br', 'gz'])
/** After this time nobody comes back for a result: other checkouts may share the cache. */
const longAgo = 14 * 24 * 60 * 60 * 1000

/**
 * Puts `file.br` and `file.gz` beside every file that gains by it, as small as they get. That takes a minute for all pages,
 * so what came out is kept by what went in, until nobody has used it for long.
 * @param {string} dir
 * @param {string} cache a folder
 * @returns {Promise<{ files: number, fresh: number, raw: number, br: number, gz: number }>} bytes, and how many were not kept
 */
export async function compressFolder(dir, cache) {
  await mkdir(cache, { recursive: true })
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  /** Results under way, by their names: of files that are the same, one is compressed. @type {Map<string, Promise<Buffer>>} */
  const underWay = new Map()
  const sum = { files: 0, fresh: 0, raw: 0, br: 0, gz: 0 }

  /** @param {string} file */
  async function compress(file) {
    const body = await readFile(file)
    if (body.length < shortest) return
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 32)
    sum.files++
    sum.raw += body.length
    for (const ending of endings) {
      const name = `${digest}.${ending}`
      const result = underWay.get(name) ?? compressed(body, name, ending)
      underWay.set(name, result)
      const bytes = await result
      underWay.delete(name)
      await writeFile(`${file}.${ending}`, bytes)
      sum[ending] += bytes.length
    }
  }

  /**
   * @param {Buffer} body
   * @param {string} name in the cache
   * @param {'br' | 'gz'} ending
   */
  async function compressed(body, name, ending) {
    const kept = join(cache, name)
    const before = await readFile(kept).catch(() => undefined)
    if (before && (await holds(before, body, ending))) {
      // Another checkout's, or gone by now: what was read is whole all the same.
      await utimes(kept, new Date(), new Date()).catch(() => undefined)
      return before
    }
    sum.fresh++
    const bytes = await compressors[ending](body)
    // Written beside and moved into place: what breaks off, or runs at once, leaves no half result under a name that counts.
    const unfinished = `${kept}.${process.pid}`
    await writeFile(unfinished, bytes)
    await rename(unfinished, kept)
    return bytes
  }
  // zlib works in threads of its own: as many at once as there are cores.
  const queue = files.values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of queue) await compress(file)
    }),
  )
  await removeUnused(cache)
  return sum
}

/**
 * Whether a kept result is whole: it is shipped as it is, and a disk that was full may have cut it.
 * @param {Buffer} result
 * @param {Buffer} body
 * @param {'br' | 'gz'} ending
 */
const holds = (result, body, ending) =>
  decompressors[ending](result).then(
    (bytes) => bytes.equals(body),
    () => false,
  )

/** @param {string} cache */
async function removeUnused(cache) {
  for (const name of await readdir(cache)) {
    const file = join(cache, name)
    // Another run may remove it first.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > longAgo) await rm(file, { force: true })
  }
}
