// @ts-check
/**
 * Runs one of the project's scripts in TypeScript: node bundled.mjs SCRIPT [ARGUMENT …]. All of it that is ours becomes one
 * before, which takes a tenth of a second, and packages stay what they are. Read file by file by tsx, such a script begins a
 * second later, and every process makes CommonJS of the ES modules among the packages, which runs slower than they do.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { writeModules } from './one-module.mjs'

const [script = ''] = process.argv.splice(2, 1)
process.argv[1] = path.resolve(script)
const folder = mkdtempSync(path.join(tmpdir(), 'beckon-bundled-'))
const remove = () => rmSync(folder, { recursive: true, force: true })
// A script may end the process itself.
process.once('exit', remove)

try {
  await writeModules(process.cwd(), { script }, folder)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(path.join(folder, 'script.mjs')).href)
} finally {
  remove()
}
