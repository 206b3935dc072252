/**
 * Checks all content without building the site: `npm run check`, or `npm run check -- content/en/sdk/v3` to see
 * only what concerns one folder or file. `--timing` also says what took how long. Exits with 1 on a problem, with 2
 * when it was asked for something that does not exist.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { selection, SelectionError } from '../src/compiler/check/selection'
import { stopOnLanguageProblems } from '../src/compiler/files/languages-file'
import { brokenOff } from '../src/compiler/problems/broken-off'
import { formatProblem, formatProblems, summarize } from '../src/compiler/problems/problem'

const root = path.resolve(import.meta.dirname, '..')
stopOnLanguageProblems(root)
const { isSelected, hasTiming } = readArguments()
const started = performance.now()
// Only now: all of it imports the list of languages. What compiles comes first, since it starts processes.
const { diskStore } = await import('../src/compiler/site/compile-store')
const store = diskStore(root, 'words')
store.begin?.()
const { diskResults } = await import('../src/compiler/check/cache/results')
const { runCheck } = await import('../src/compiler/check/run')
const { keepValuesOf } = await import('../src/compiler/site/cache-folder')

keepValuesOf(root)
const { pages, problems, readings, timing } = await runCheck(root, undefined, store, diskResults(root)).catch(
  (error: unknown) => {
    // Of nothing that is known to happen: said as all else is, and not as a stack.
    const place = { file: 'content' }
    console.error(formatProblem(brokenOff(error, 'check', place, 'The content cannot be checked')))
    process.exit(1)
  },
)
const shown = problems.filter(({ file }) => isSelected(file))
const seconds = ((performance.now() - started) / 1000).toFixed(1)

if (shown.length) {
  console.error(formatProblems(shown))
  console.error(`\n${summarize(shown)}`)
  process.exitCode = 1
}
if (hasTiming) {
  for (const [name, time] of Object.entries(timing)) console.log(`${name.padEnd(12)} ${time.toFixed(0)} ms`)
}
const others = problems.length - shown.length
const elsewhere = others ? ` (${others} elsewhere)` : ''
console.log(`\nChecked ${pages} pages in ${seconds} s: ${shown.length} problems${elsewhere}.`)
console.log(readings)

function readArguments(): { isSelected: (file: string) => boolean; hasTiming: boolean } {
  try {
    const options = { timing: { type: 'boolean', default: false } } as const
    const { values, positionals: asked } = parseArgs({ allowPositionals: true, options })
    const missing = asked.find((one) => !existsSync(one))
    if (missing !== undefined) throw new SelectionError(`There is no ${missing}.`)
    return { isSelected: selection(root, asked, process.cwd()), hasTiming: values.timing }
  } catch (error) {
    const isUnknown = (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    if (!(error instanceof SelectionError) && !isUnknown) throw error
    console.error((error as Error).message)
    console.error(
      'Name folders or files of the project, such as content/en/sdk/v3; --timing is the one option.',
    )
    process.exit(2)
  }
}
