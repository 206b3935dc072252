/**
 * Checks all content without building the site: `npm run check`, or `npm run check -- content/en/sdk/v3` to see
 * only what concerns one folder or file. `--timing` also tells what took how long. Exits with 1 on a problem, with 2
 * when it was asked for something that does not exist.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { runCheck } from './check/run'
import { formatProblems, summarize } from '../src/shared/problems'

const root = path.resolve(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const wanted = asked.filter((argument) => !argument.startsWith('--'))
const missing = wanted.filter((folder) => !existsSync(folder))
if (missing.length) {
  console.error(
    `There is no ${missing.join(', ')}. Name folders or files from here, such as content/en/sdk/v3.`,
  )
  process.exit(2)
}
const folders = wanted.map((folder) => path.relative(root, path.resolve(folder)))
const started = performance.now()
const { pages, problems, timing } = await runCheck(root)
const shown = problems.filter(
  ({ file }) => !folders.length || folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
)
const seconds = ((performance.now() - started) / 1000).toFixed(1)

if (shown.length) {
  console.error(formatProblems(shown))
  console.error(`\n${summarize(shown)}`)
  process.exitCode = 1
}
if (asked.includes('--timing')) {
  for (const [name, time] of Object.entries(timing)) console.log(`${name.padEnd(12)} ${time.toFixed(0)} ms`)
}
const others = problems.length - shown.length
const elsewhere = others ? ` (${others} elsewhere)` : ''
console.log(`\nChecked ${pages} pages in ${seconds} s: ${shown.length} problems${elsewhere}.`)
