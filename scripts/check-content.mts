/**
 * Checks all content without building the site: `npm run check`, or `npm run check -- content/en/sdk/v3` to see
 * only what concerns one folder. Exits with 1 when there is a problem.
 */
import path from 'node:path'
import process from 'node:process'
import { compileContent } from '../plugins/docs-content/core/content-compiler'
import { formatProblems } from '../src/shared/problems'

const root = path.resolve(import.meta.dirname, '..')
const folders = process.argv.slice(2).map((folder) => path.relative(root, path.resolve(folder)))
const started = performance.now()
const { entries, problems } = await compileContent(root)
const shown = folders.length
  ? problems.filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
  : problems
const seconds = ((performance.now() - started) / 1000).toFixed(1)

if (shown.length) {
  console.error(formatProblems(shown))
  process.exitCode = 1
}
console.log(`\nChecked ${entries.length} pages in ${seconds} s: ${shown.length} problems.`)
