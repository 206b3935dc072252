// @ts-check
// npm run bench: all that is measured, in one run, as a dated report below scripts/benchmark/reports.
// Options: [--sizes 800] (or 800,2400,8000) [--seed 1] [--peers Docusaurus,VitePress,Starlight] [--runs 5]
// [--only builds,site,reference,writing,pages,search,load]
// Needs Linux, a quiet machine, and about an hour; the peers are installed once, outside of the project.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chapters } from './benchmark/chapters.mjs'
import { peers } from './benchmark/peers/index.mjs'
import { startReport } from './benchmark/report.mjs'
import { root } from './lib/project.mjs'
import { UserError, heading, runMain, say } from './lib/terminal.mjs'

const parts = Object.keys(chapters)
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    peers: { type: 'string', default: peers.map(({ name }) => name).join() },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: parts.join() },
  },
})
const run = {
  sizes: values.sizes.split(',').map(Number),
  seed: Number(values.seed),
  compared: peers.filter(({ name }) => values.peers.split(',').includes(name)),
  runs: Number(values.runs),
}

await runMain(async () => {
  const wanted = values.only.split(',')
  const unknown = wanted.filter((part) => !parts.includes(part))
  if (unknown.length)
    throw new UserError(`There is no part ${unknown.join(', ')}.`, `Parts: ${parts.join(', ')}.`)
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' })
  const write = startReport(commit.trim())
  const done = []
  const failed = []
  let report = ''
  for (const [name, measured] of Object.entries(chapters)) {
    if (!wanted.includes(name)) continue
    heading(name)
    try {
      done.push(await measured(run))
    } catch (error) {
      // What was measured in half an hour is not lost by what comes after it; the report says that this is missing.
      failed.push(name)
      const text = `Not measured: ${error instanceof Error ? error.message : String(error)}`
      done.push({ title: name, text, figures: null })
    }
    say(`\n${done.at(-1)?.text}`)
    report = await write(done)
  }
  say(`\nThe report is ${report}, with the same name as JSON beside it.`)
  if (failed.length) throw new UserError(`Not measured: ${failed.join(', ')}.`, 'The reasons stand above.')
})
