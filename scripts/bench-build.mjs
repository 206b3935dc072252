// @ts-check
// Measures builds of a generated site, or with --real of the site itself, pictures and all, from nothing:
// node scripts/bench-build.mjs [--pages 800] [--seed 1] [--real] [--json FILE] [--keep]
// With --reference instead: what the pages of the SDK reference add to a cold build of the site, which is built with and
// without them in turn, --rounds 2 times.
// Works in a copy of the project, so the real content, cache and public/ stay as they are. Needs Linux (/proc).
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  cacheOfCopy,
  copyOfProject,
  copyWithGeneratedPages,
  copyWithoutReference,
  must,
} from './benchmark/copy.mjs'
import { measure } from './benchmark/measure.mjs'
import { memoryEnv } from './lib/memory.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    real: { type: 'boolean', default: false },
    reference: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

if (values.reference) await benchReference()
else await benchSite()

async function benchSite() {
  const copy = values.real ? copyOfProject() : await copyWithGeneratedPages(values)
  const results = []
  try {
    results.push(await build('cold build', copy))
    const changed = values.real ? 'guides/apps/create-app.mdx' : 'sdk/part-1/page-1.mdx'
    const page = join(copy, 'content/en', changed)
    appendFileSync(page, '\nOne more sentence, so that this page is another one than before.\n')
    results.push(await build('one page changed', copy))
  } finally {
    if (values.keep) console.log(`Kept: ${copy}`)
    else rmSync(copy, { recursive: true, force: true })
  }
  const size = values.real ? { pages: 'real' } : { pages: Number(values.pages), seed: Number(values.seed) }
  print(values.real ? 'the real site' : `${values.pages} pages`, { ...size, node: process.version, results })
}

/** Load of the machine comes and goes: CPU time says more than the clock, and the builds take turns. */
async function benchReference() {
  /** @type {Awaited<ReturnType<typeof build>>[]} */
  const results = []
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const [name, make] of /** @type {const} */ ([
      ['without the reference', copyWithoutReference],
      ['with the reference', copyOfProject],
    ])) {
      const copy = make()
      try {
        results.push(await build(name, copy))
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
    }
  }
  /** @param {'seconds' | 'cpuSeconds' | 'pages'} what */
  const added = (what) => {
    const sum = (/** @type {string} */ name) =>
      results.filter((one) => one.name === name).reduce((total, one) => total + one[what], 0)
    return Math.round((sum('with the reference') / sum('without the reference') - 1) * 1000) / 10
  }
  const share = { pages: added('pages'), wall: added('seconds'), cpu: added('cpuSeconds') }
  print('the real site', { pages: 'real', node: process.version, results, addedPercent: share })
  console.log(
    `The reference is ${share.pages} % more pages, and adds ${share.cpu} % of CPU time and ${share.wall} % of the clock's.`,
  )
}

/**
 * @param {string} title
 * @param {{ results: Awaited<ReturnType<typeof build>>[] } & Record<string, unknown>} report
 */
function print(title, report) {
  console.log(`\n| ${title} | wall | CPU time | peak memory | pages |\n|---|---|---|---|---|`)
  for (const { name, seconds, cpuSeconds, peakMegabytes, pages } of report.results) {
    console.log(
      `| ${name} | ${seconds.toFixed(1)} s | ${cpuSeconds.toFixed(1)} s | ${peakMegabytes} MB | ${pages} |`,
    )
  }
  console.log(`\n${JSON.stringify(report)}`)
  if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`)
}

/**
 * @param {string} name
 * @param {string} copy
 */
async function build(name, copy) {
  console.log(`${name} …`)
  const gatsby = join(copy, 'node_modules/gatsby/cli.js')
  // As `npm start` builds.
  const env = {
    ...memoryEnv(copy),
    ...cacheOfCopy,
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const { seconds, cpuSeconds, peakBytes } = await must(
    measure(process.execPath, [gatsby, 'build'], { cwd: copy, env }),
  )
  const tenths = (/** @type {number} */ one) => Math.round(one * 10) / 10
  const pages = readdirSync(join(copy, 'public/page-data'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('page-data.json'),
  ).length
  return {
    name,
    seconds: tenths(seconds),
    cpuSeconds: tenths(cpuSeconds),
    peakMegabytes: Math.round(peakBytes / 1e6),
    pages,
  }
}
