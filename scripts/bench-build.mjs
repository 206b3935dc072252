// @ts-check
// Measures builds of a generated site: node scripts/bench-build.mjs [--pages 800] [--seed 1] [--json FILE] [--keep]
// Works in a copy of the project, so the real content, cache and public/ stay as they are. Needs Linux (/proc).
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measure } from './benchmark/measure.mjs'
import { memoryEnv } from './lib/memory.mjs'
import { root } from './lib/project.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

/** What a build does not need, or must not find. */
const left = new Set(['node_modules', '.git', '.cache', 'public', 'test-results', 'coverage'])

const copy = mkdtempSync(join(tmpdir(), 'beckon-bench-'))
const results = []
try {
  for (const name of readdirSync(root).filter((entry) => !left.has(entry))) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  rmSync(join(copy, 'content', 'en'), { recursive: true, force: true })
  const generator = join(root, 'scripts/generate-benchmark.mjs')
  const content = join(copy, 'content')
  await must(
    measure(process.execPath, [generator, '--dir', content, '--pages', values.pages, '--seed', values.seed], {
      cwd: copy,
    }),
  )

  results.push(await build('cold build'))
  const page = join(content, 'en/sdk/part-1/page-1.mdx')
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
  const env = { ...memoryEnv(copy), GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { seconds, peakBytes } = await must(measure(process.execPath, [gatsby, 'build'], { cwd: copy, env }))
  return { name, seconds: Math.round(seconds * 10) / 10, peakMegabytes: Math.round(peakBytes / 1e6) }
}

/**
 * A failed build is no measurement.
 * @template {{ code: number, output: string }} T
 * @param {Promise<T>} measured
 */
async function must(measured) {
  const result = await measured
  if (result.code === 0) return result
  console.error(result.output)
  throw new Error(`The program ended with exit code ${result.code}; its output stands above.`)
}
