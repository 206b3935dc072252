// @ts-check
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives a folder other content, all of it: made elsewhere, so that what it holds stays until there is something better.
 * @param {string} folder
 * @param {(to: string) => Promise<void>} make puts it into an empty folder; when it rejects, `folder` stays as it is
 */
export async function replaceFolder(folder, make) {
  const made = mkdtempSync(join(tmpdir(), 'beckon-made-'))
  try {
    await make(made)
    rmSync(folder, { recursive: true, force: true })
    cpSync(made, folder, { recursive: true })
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
