import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** Files below a folder of the built site, relative to the site, with forward slashes, sorted. */
export function filesBelow(dir: string, folder: string): string[] {
  return readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
