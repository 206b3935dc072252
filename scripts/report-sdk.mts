/**
 * What the reference of each SDK says, and what holds the samples: `npm run report:sdk` prints tables,
 * `npm run report:sdk -- --json` the same as JSON. Exits with 1 when a list has mistakes.
 */
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { formatProblems } from '../src/compiler/problems/problem'
import { compileContent } from '../src/compiler/site/compile-content'
import { diskStore } from '../src/compiler/site/compile-store'
import { readSymbolLists } from '../src/compiler/symbols/read-lists'
import { executedSamples } from './report/executed-samples'
import { sdkReport } from './report/sdk-report'

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const { lists, problems } = readSymbolLists(root)
if (problems.length) console.error(formatProblems(problems))
// The pages that the check keeps.
const { entries } = await compileContent(root, diskStore(root, 'words'), { wordsOnly: true })
const report = sdkReport(lists, entries, executedSamples(root))
if (values.json) console.log(JSON.stringify(report, null, 2))
else {
  const share = ({ has, of }: { has: number; of: number }) => `${String(has)}/${String(of)}`
  console.table(
    report.lists.map(({ typeSignature, signature, sentence, parameters, guide, linked, ...rest }) => ({
      ...rest,
      'type signature': share(typeSignature),
      signature: share(signature),
      sentence: share(sentence),
      parameters: share(parameters),
      'guide link': share({ has: linked, of: guide.of }),
    })),
  )
  console.table(report.samples)
  console.table(report.places)
}
process.exitCode = problems.length ? 1 : 0
