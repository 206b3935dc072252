// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SUMS = 'SHA256SUMS'

/**
 * Writes what `sha256sum -c` reads: the digest of each file of a folder, so that deploy/release.sh tells a whole release from one
 * of which a part is still on its way.
 * @param {string} folder
 */
export function writeChecksums(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SUMS)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  const lines = files.map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
    return `${digest}  ${file}\n`
  })
  writeFileSync(join(folder, SUMS), lines.join(''))
}
