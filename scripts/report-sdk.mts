/**
 * What the reference of each SDK says, and what holds the samples: `npm run report:sdk` prints tables, each as soon as it is
 * known; `npm run report:sdk -- --json` the same as JSON. Exits with 1 when a list has mistakes.
 */
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { formatProblems } from '../src/compiler/problems/problem'
import { compileContent } from '../src/compiler/site/compile-content'
import { diskStore } from '../src/compiler/site/compile-store'
import { readSymbolLists } from '../src/compiler/symbols/read-lists'
import { executedSamples } from './report/executed-samples'
import { tellReport, type Told } from './report/tell-report'

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const { lists, problems } = readSymbolLists(root)
if (problems.length) console.error(formatProblems(problems))

const onScreen: Told = {
  table(title, rows) {
    console.log(`\n${title}`)
    console.table(
      Object.fromEntries(rows.map(({ list, language, place, ...row }) => [list ?? language ?? place, row])),
    )
  },
  say: (line) => console.log(line),
}
const nowhere: Told = { table: () => undefined, say: () => undefined }

// The pages that the check keeps.
const compile = () => compileContent(root, diskStore(root, 'words'), { wordsOnly: true })
const report = await tellReport(lists, compile, () => executedSamples(root), values.json ? nowhere : onScreen)
if (values.json) console.log(JSON.stringify(report, null, 2))
process.exitCode = problems.length ? 1 : 0
