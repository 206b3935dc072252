import { createHash } from 'node:crypto'
import path from 'node:path'
import { walk } from '../../src/compiler/files/content-files'

/** The digest of a content, in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** Files below a folder of the built site, relative to the site, with forward slashes, sorted. */
export const filesBelow = (dir: string, folder: string): string[] =>
  walk(path.join(dir, folder))
    .map((file) => `${folder}/${file}`)
    .sort()
