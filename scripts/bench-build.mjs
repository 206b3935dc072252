// @ts-check
// Measures builds of a generated site: node scripts/bench-build.mjs [--pages 800] [--seed 1] [--json FILE] [--keep]
// Works in a copy of the project, so the real content, cache and public/ stay as they are. Needs Linux (/proc).
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cacheOfCopy, copyWithGeneratedPages, must } from './benchmark/copy.mjs'
import { measure } from './benchmark/measure.mjs'
import { memoryEnv } from './lib/memory.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

const copy = await copyWithGeneratedPages(values)
const results = []
try {
  results.push(await build('cold build'))
  const page = join(copy, 'content/en/sdk/part-1/page-1.mdx')
  appendFileSync(page, '\nOne more sentence, so that this page is another one than before.\n')
  results.push(await build('one page changed'))
} finally {
  if (values.keep) console.log(`Kept: ${copy}`)
  else rmSync(copy, { recursive: true, force: true })
}

const report = { pages: Number(values.pages), seed: Number(values.seed), node: process.version, results }
console.log(`\n| ${values.pages} pages | wall | peak memory |\n|---|---|---|`)
for (const { name, seconds, peakMegabytes } of results) {
  console.log(`| ${name} | ${seconds.toFixed(1)} s | ${peakMegabytes} MB |`)
}
console.log(`\n${JSON.stringify(report)}`)
if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`)

/** @param {string} name */
async function build(name) {
  console.log(`${name} …`)
  const gatsby = join(copy, 'node_modules/gatsby/cli.js')
  // As `npm start` builds.
  const env = {
    ...memoryEnv(copy),
    ...cacheOfCopy,
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const { seconds, peakBytes } = await must(measure(process.execPath, [gatsby, 'build'], { cwd: copy, env }))
  return { name, seconds: Math.round(seconds * 10) / 10, peakMegabytes: Math.round(peakBytes / 1e6) }
}
