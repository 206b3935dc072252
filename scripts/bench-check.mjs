// @ts-check
// Measures the content check over a generated site: node scripts/bench-check.mjs [--pages 800] [--seed 1] [--json FILE]
// [--timing] [--keep]. Works in a copy of the project, without any cache of an earlier run. Needs Linux (/proc).
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cacheOfCopy, copyWithGeneratedPages } from './benchmark/copy.mjs'
import { measure } from './benchmark/measure.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    timing: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

const copy = await copyWithGeneratedPages(values, { withApi: true })
const page = join(copy, 'content/en/sdk/part-1/page-1.mdx')
const results = []
try {
  results.push(await check('no cache'))
  // Their problems would be measured, and not the check.
  if (results[0]?.problems) throw new Error('The generated site has problems: correct scripts/benchmark.')
  results.push(await check('nothing changed'))
  appendFileSync(page, '\nOne more sentence, so that this page is another one than before.\n')
  results.push(await check('one page changed'))
  appendFileSync(page, '\nA mispelled word, and `Beckon.launchh()`.\n\n```kotlin\nval = 3\n```\n')
  results.push(await check('one page changed, with mistakes'))
} finally {
  if (values.keep) console.log(`Kept: ${copy}`)
  else rmSync(copy, { recursive: true, force: true })
}

const report = { pages: Number(values.pages), seed: Number(values.seed), node: process.version, results }
console.log(`\n| npm run check, ${values.pages} pages | wall | peak memory | problems |\n|---|---|---|---|`)
for (const { name, seconds, peakMegabytes, problems } of results) {
  console.log(`| ${name} | ${seconds.toFixed(1)} s | ${peakMegabytes} MB | ${problems} |`)
}
console.log(`\n${JSON.stringify(report)}`)
if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`)

/** @param {string} name */
async function check(name) {
  console.log(`${name} …`)
  // tsx keeps the scripts it read in the temporary folder.
  const temporary = join(copy, '.tmp')
  mkdirSync(temporary, { recursive: true })
  const args = ['run', 'check', '--', ...(values.timing ? ['--timing'] : [])]
  const env = { ...cacheOfCopy, TMPDIR: temporary }
  const { output, seconds, peakBytes } = await measure('npm', args, { cwd: copy, env })
  // Findings are no failure here; that nothing was checked is one.
  const [line, problems] = /^Checked \d+ pages in .*: (\d+) problems.*$/m.exec(output) ?? []
  if (line === undefined) throw new Error(`The check did not come to its end:\n${output.slice(-4000)}`)
  if (values.timing) console.log(output.slice(output.search(/^compile /m)))
  return {
    name,
    seconds: Math.round(seconds * 10) / 10,
    peakMegabytes: Math.round(peakBytes / 1e6),
    problems: Number(problems),
  }
}
