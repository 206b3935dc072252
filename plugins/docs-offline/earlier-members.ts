import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { packIndexUrl } from '../../src/offline/format/addresses'
import {
  asPackIndex,
  digestOfFile,
  headOf,
  placesOf,
  prefixSize,
  type PackDirectory,
} from '../../src/offline/format/pack-format'
import { sha256 } from './built-files'

/** What a member is known by: its address, and the digest of its content. */
export const memberKey = (name: string, digest: string): string => `${digest} ${name}`

/**
 * The members of an earlier build's packs, zipped as they are there: to zip all anew is half of the time that packs take.
 * @param dir the built site
 * @returns none where there are no packs, or where they cannot be read
 */
export function earlierMembers(dir: string): Map<string, Buffer> {
  const members = new Map<string, Buffer>()
  try {
    const index = asPackIndex(JSON.parse(readFileSync(path.join(dir, packIndexUrl), 'utf8')))
    for (const { id, file } of index?.packs ?? []) {
      // Those of a whole language hold what all of its others do.
      if (id.includes('/')) continue
      const pack = readFileSync(path.join(dir, file))
      if (!sha256(pack).startsWith(digestOfFile(file))) continue
      const head = headOf(pack)
      const directory = JSON.parse(
        gunzipSync(pack.subarray(prefixSize, head)).toString('utf8'),
      ) as PackDirectory
      for (const [name, { from, size, digest }] of placesOf(directory, head)) {
        members.set(memberKey(name, digest), pack.subarray(from, from + size))
      }
    }
  } catch {
    // As without any.
  }
  return members
}
