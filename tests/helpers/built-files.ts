import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../../src/compiler/files/content-files'

/** Files of a built site by their paths in it, each with the hash of what is in it. */
export type BuiltFiles = Record<string, string>

/**
 * Every file that visitors can fetch.
 * @param dir a project that was built
 */
export function builtFiles(dir: string): BuiltFiles {
  const root = path.join(dir, 'public')
  return Object.fromEntries(
    walk(root)
      .sort()
      .map((file) => [
        file,
        createHash('md5')
          .update(readFileSync(path.join(root, file)))
          .digest('hex'),
      ]),
  )
}
