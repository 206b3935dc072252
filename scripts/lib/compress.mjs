// @ts-check
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
const endings = /** @type {const} */ (['br', 'gz'])

/**
 * Puts `file.br` and `file.gz` beside every file that gains by it, as small as they get. That takes a minute for all pages,
 * so what came out is kept by what went in, and only what this site uses of it.
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
  const kept = new Set(await readdir(cache))
  const used = new Set()
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
      used.add(name)
      if (!kept.has(name)) {
        sum.fresh++
        await writeFile(join(cache, name), await compressors[ending](body))
        kept.add(name)
      }
      await copyFile(join(cache, name), `${file}.${ending}`)
      sum[ending] += (await readFile(join(cache, name))).length
    }
  }
  // zlib works in threads of its own: as many at once as there are cores.
  const queue = files.values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of queue) await compress(file)
    }),
  )
  await Promise.all([...kept].filter((name) => !used.has(name)).map((name) => rm(join(cache, name))))
  return sum
}
