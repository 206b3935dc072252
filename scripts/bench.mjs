// @ts-check
// npm run bench: all that is measured, in one run, as a dated report below scripts/benchmark/reports.
// Options: [--sizes 800] (or 800,2400,8000) [--seed 1] [--peers Docusaurus,VitePress,Starlight] [--runs 5] [--only builds,site,pages,search]
// Needs Linux, a quiet machine, and up to an hour; the peers are installed once, outside of the project.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measurePeerPages } from './benchmark/peer-pages.mjs'
import { peers } from './benchmark/peers/index.mjs'
import { buildWithPeer } from './benchmark/peers/site-of-peer.mjs'
import { table, writeReport } from './benchmark/report.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { root, tool } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'
import { UserError, heading, runMain, say } from './lib/terminal.mjs'

const parts = ['builds', 'site', 'pages', 'search']
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    peers: { type: 'string', default: peers.map(({ name }) => name).join() },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: parts.join() },
  },
})
const sizes = values.sizes.split(',').map(Number)
const compared = peers.filter(({ name }) => values.peers.split(',').includes(name))
const scratch = mkdtempSync(join(tmpdir(), 'beckon-bench-report-'))

/** @typedef {{ name: string, seconds: number, peakMegabytes: number }} BuildFigures */
/** @typedef {{ site: string, pages: number | string, results: BuildFigures[], failed?: string }} Builds */

/**
 * Runs one of the other benchmarks.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<any>} its JSON: each benchmark has a form of its own
 */
async function bench(script, args) {
  const file = join(scratch, `${script}.json`)
  const { code } = await runNode(join(root, 'scripts', script), [...args, '--json', file])
  if (code !== 0) throw new UserError(`${script} failed.`, 'What it printed stands above.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @returns {Promise<Builds[]>} */
async function measureBuilds() {
  /** @type {Builds[]} */
  const all = []
  for (const pages of sizes) {
    const size = ['--pages', String(pages), '--seed', values.seed]
    all.push({ site: 'this site', pages, results: (await bench('bench-build.mjs', size)).results })
    for (const peer of compared) {
      const site = peer.name
      try {
        const { version, results } = await buildWithPeer(peer, { pages, seed: Number(values.seed) })
        all.push({ site: `${site} ${version}`, pages, results })
      } catch (error) {
        // Some run out of memory on larger trees; that is a result, too.
        all.push({ site, pages, results: [], failed: error instanceof Error ? error.message : String(error) })
      }
    }
  }
  return all
}

/** @param {Builds[]} all */
const buildsTable = (all) =>
  table(
    ['pages', 'site', 'cold', 'peak memory', 'one page changed', 'peak memory'],
    all.map(({ site, pages, results, failed }) => [
      String(pages),
      site,
      ...(failed
        ? [failed, '', '', '']
        : results.flatMap(({ seconds, peakMegabytes }) => [
            `${seconds.toFixed(1)} s`,
            `${peakMegabytes} MB`,
          ])),
    ]),
  )

/** What the table of builds leaves out. */
const notes = () => compared.map(({ name, note }) => `${name}: ${note}.`).join(' ')

/** @type {Record<string, () => Promise<import('./benchmark/report.mjs').Chapter>>} */
const chapters = {
  builds: async () => {
    const all = await measureBuilds()
    const text = `The same generated pages, each from nothing, then with one page changed.\n\n${buildsTable(all)}\n\n${notes()}`
    return { title: 'Builds', text, figures: all }
  },
  site: async () => {
    const { results } = await bench('bench-build.mjs', ['--real'])
    const all = [{ site: 'this site', pages: 'real content', results }]
    return { title: 'The site itself, with all its pictures', text: buildsTable(all), figures: all }
  },
  pages: async () => {
    await ensureBrowser()
    await ensureBuild('measuring its pages')
    const ours = await bench('bench-lab.mjs', ['--runs', values.runs])
    const theirs = await measurePeerPages(compared, Number(values.runs), Number(values.seed))
    const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
    const row = (/** @type {string} */ name, /** @type {import('./lab/load.mjs').Load} */ one) => [
      name,
      `${Math.round(one.paintMs)} ms`,
      `${Math.round(one.blockingMs)} ms`,
      one.shift.toFixed(3),
      ...[one.scripts, one.styles, one.html, one.data].map(kB),
    ]
    const measures = ['largest paint', 'blocking in 3 s', 'shift', 'scripts', 'styles', 'HTML', 'data']
    const rows = Object.entries({ ...ours.pages, ...theirs }).map(([name, one]) => row(name, one))
    const acts = Object.entries(/** @type {Record<string, { paintMs: number }>} */ (ours.interactions))
    const interactions = acts.map(([name, { paintMs }]) => [name, `${Math.round(paintMs)} ms`])
    const { loadMs, inWorkerMs, inWorker95Ms } = ours.search
    const inWorker = `Search in its worker: load ${Math.round(loadMs)} ms; a query ${inWorkerMs.toFixed(1)} ms in the median, ${inWorker95Ms.toFixed(1)} ms at the 95th percentile.`
    const text = [
      `${ours.conditions}; medians of ${ours.runs}. The peers' page is an article of the generated ones.`,
      table(['page', ...measures], rows),
      table(['interaction', 'to the next paint'], interactions),
      inWorker,
    ].join('\n\n')
    return { title: 'Pages on a poor phone', text, figures: { ours, theirs } }
  },
  search: async () => {
    const { code, output } = await runNode(
      tool('tsx/dist/cli.mjs'),
      [join(root, 'scripts/bench-search.mts')],
      {
        quiet: true,
      },
    )
    say(output)
    if (code !== 0) throw new UserError('bench-search.mts failed.', 'What it printed stands above.')
    return { title: 'Search engines', text: output.trim(), figures: output.trim().split('\n') }
  },
}

await runMain(async () => {
  try {
    const wanted = values.only.split(',')
    const unknown = wanted.filter((part) => !parts.includes(part))
    if (unknown.length)
      throw new UserError(`There is no part ${unknown.join(', ')}.`, `Parts: ${parts.join(', ')}.`)
    const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' })
    const done = []
    for (const [name, measured] of Object.entries(chapters)) {
      if (!wanted.includes(name)) continue
      heading(name)
      const chapter = await measured()
      say(`\n${chapter.text}`)
      done.push(chapter)
    }
    say(`\nThe report is ${await writeReport(done, commit.trim())}, with the same name as JSON beside it.`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
})
