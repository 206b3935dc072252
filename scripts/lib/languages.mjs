// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from './project.mjs'
import { runNode } from './run.mjs'
import { UserError } from './terminal.mjs'

/**
 * Gatsby and the server import the list of languages; of one that is no JSON they name neither file nor fix. The check does.
 * @throws {UserError} when the list cannot be read
 */
export async function checkLanguages() {
  try {
    JSON.parse(readFileSync(join(root, 'content/languages.json'), 'utf8'))
  } catch {
    await runNode(tool('tsx/dist/cli.mjs'), [join(root, 'scripts/check-content.mts')])
    throw new UserError('The list of languages cannot be read.', 'What is wrong stands above.')
  }
}
