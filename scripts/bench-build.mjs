// @ts-check
// Measures builds of a generated site, or with --real of the site itself, pictures and all, from nothing:
// node scripts/bench-build.mjs [--pages 800] [--seed 1] [--real] [--json FILE] [--keep]
// Works in a copy of the project, so the real content, cache and public/ stay as they are. Needs Linux (/proc).
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cacheOfCopy, copyOfProject, copyWithGeneratedPages, must } from './benchmark/copy.mjs'
import { measure } from './benchmark/measure.mjs'
import { memoryEnv } from './lib/memory.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    real: { type: 'boolean', default: false },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

const copy = values.real ? copyOfProject() : await copyWithGeneratedPages(values)
const results = []
try {
  results.push(await build('cold build'))
  const changed = values.real ? 'guides/apps/create-app.mdx' : 'sdk/part-1/page-1.mdx'
  const page = join(copy, 'content/en', changed)
  appendFileSync(page, '\nOne more sentence, so that this page is another one than before.\n')
  results.push(await build('one page changed'))
} finally {
  if (values.keep) console.log(`Kept: ${copy}`)
  else rmSync(copy, { recursive: true, force: true })
}

const size = values.real ? { pages: 'real' } : { pages: Number(values.pages), seed: Number(values.seed) }
const report = { ...size, node: process.version, results }
console.log(
  `\n| ${values.real ? 'the real site' : `${values.pages} pages`} | wall | peak memory |\n|---|---|---|`,
)
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
