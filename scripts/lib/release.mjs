// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { billOfMaterials } from './bill-of-materials.mjs'
import { writeChecksums } from './checksums.mjs'
import { compressFolder } from './compress.mjs'
import { publicDir, root } from './project.mjs'
import { UserError } from './terminal.mjs'

/**
 * Packs the built site for a server: `site` with its compressed forms, `nginx` and `cdn` with what hosts have to know, what was
 * built from what, and the digests of all that.
 * @param {string} [to]
 */
export async function packRelease(to = join(root, 'release')) {
  const generated = join(dirname(publicDir), 'deploy/generated')
  if (!existsSync(join(generated, 'hosting.json'))) {
    throw new UserError(
      'The build left no configuration in deploy/generated.',
      'Build the site again: `npx gatsby clean`, then `npm run release`.',
    )
  }
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  // Copied, not linked: the next build writes into its files.
  cpSync(publicDir, join(to, 'site'), { recursive: true })
  for (const kind of ['nginx', 'cdn']) cpSync(join(generated, kind), join(to, kind), { recursive: true })

  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const shipped = /** @type {string[]} */ (JSON.parse(readFileSync(join(generated, 'shipped.json'), 'utf8')))
  const bill = billOfMaterials(lock, new Set(shipped))
  writeFileSync(join(to, 'bom.cdx.json'), `${JSON.stringify(bill, undefined, 1)}\n`)

  const cache = resolve(root, process.env.BECKON_DOCS_CACHE || 'node_modules/.cache/beckon-docs')
  const sums = await compressFolder(join(to, 'site'), join(cache, 'compressed'))
  writeChecksums(to)
  return sums
}
