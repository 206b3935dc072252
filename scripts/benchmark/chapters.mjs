// @ts-check
// What the parts of `npm run bench` measure, each as a chapter of the report.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { ensureBuild } from '../lib/build.mjs'
import { root, tool } from '../lib/project.mjs'
import { runNode } from '../lib/run.mjs'
import { UserError, say } from '../lib/terminal.mjs'
import { measurePeerPages } from './peer-pages.mjs'
import { buildWithPeer } from './peers/site-of-peer.mjs'
import { table } from './report.mjs'

/**
 * What a run measures: sizes of the generated trees, the other generators, how often each page is loaded.
 * @typedef {{ sizes: number[], seed: number, compared: import('./peers/peer.mjs').Peer[], runs: number }} Run
 */

/** @typedef {{ name: string, seconds: number, peakMegabytes: number }} BuildFigures */
/** @typedef {{ site: string, pages: number | string, results: BuildFigures[], failed?: string }} Builds */

/**
 * Runs one of the other benchmarks.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<any>} its JSON: each benchmark has a form of its own
 */
async function bench(script, args) {
  const scratch = mkdtempSync(join(tmpdir(), 'beckon-bench-report-'))
  try {
    const file = join(scratch, `${script}.json`)
    const { code } = await runNode(join(root, 'scripts', script), [...args, '--json', file])
    // What it measured counts even where that is what makes it fail.
    if (code !== 0 && !existsSync(file))
      throw new UserError(`${script} failed.`, 'What it printed stands above.')
    return { ...JSON.parse(readFileSync(file, 'utf8')), ...(code === 0 ? {} : { failed: true }) }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** @param {Run} run @returns {Promise<Builds[]>} */
async function measureBuilds({ sizes, seed, compared }) {
  /** @type {Builds[]} */
  const all = []
  for (const pages of sizes) {
    const size = ['--pages', String(pages), '--seed', String(seed)]
    all.push({ site: 'this site', pages, results: (await bench('bench-build.mjs', size)).results })
    for (const peer of compared.filter(({ most = pages }) => pages <= most)) {
      const site = peer.name
      try {
        const { version, results } = await buildWithPeer(peer, { pages, seed })
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

/** @param {number} milliseconds */
const ms = (milliseconds) => `${Math.round(milliseconds)} ms`

/** What each part measures. @type {Record<string, (run: Run) => Promise<import('./report.mjs').Chapter>>} */
export const chapters = {
  builds: async (run) => {
    const all = await measureBuilds(run)
    const notes = run.compared
      .map(({ name, note, most }) => `${name}: ${note}${most ? `; given ${most} pages at most` : ''}.`)
      .join(' ')
    const text = `The same generated pages, each from nothing, then with one page changed.\n\n${buildsTable(all)}\n\n${notes}`
    return { title: 'Builds', text, figures: all }
  },
  site: async () => {
    const { results } = await bench('bench-build.mjs', ['--real'])
    const all = [{ site: 'this site', pages: results[0].pages, results }]
    return { title: 'The site itself, with all its pictures', text: buildsTable(all), figures: all }
  },
  reference: async () => {
    const { results, addedPercent } = await bench('bench-build.mjs', ['--reference'])
    const rows = /** @type {(BuildFigures & { cpuSeconds: number, pages: number })[]} */ (results).map(
      ({ name, seconds, cpuSeconds, pages }) => [
        name,
        String(pages),
        `${seconds.toFixed(1)} s`,
        `${cpuSeconds.toFixed(1)} s`,
      ],
    )
    const { pages, cpu, wall } = addedPercent
    const added = `${pages} % more pages add ${cpu} % of processor time, and ${wall} % by the clock.`
    const text = `${table(['cold build', 'pages', 'by the clock', 'processor time'], rows)}\n\n${added}`
    return { title: 'What the SDK reference adds to a build', text, figures: { results, addedPercent } }
  },
  writing: async ({ sizes, seed }) => {
    const all = []
    const rows = []
    for (const pages of sizes) {
      const size = ['--pages', String(pages), '--seed', String(seed)]
      const check = await bench('bench-check.mjs', size)
      const develop = await bench('bench-develop.mjs', size)
      all.push({ pages, check: check.results, develop })
      for (const { name, seconds } of check.results) {
        rows.push([String(pages), `check, ${name}`, `${seconds.toFixed(1)} s`])
      }
      rows.push(
        [String(pages), 'develop, until it serves', `${develop.startSeconds} s`],
        [String(pages), 'develop, a saved page is seen, median', ms(develop.saveMedian)],
        [String(pages), 'develop, a saved page is seen, worst', ms(develop.saveWorst)],
        [String(pages), 'develop, a mistake is seen', ms(develop.mistakeShown)],
        [String(pages), 'develop, and is gone', ms(develop.mistakeGone)],
      )
    }
    return { title: 'Writing', text: table(['pages', 'what', 'time'], rows), figures: all }
  },
  pages: async ({ compared, runs, seed }) => {
    await ensureBrowser()
    await ensureBuild('measuring its pages')
    const ours = await bench('bench-lab.mjs', ['--runs', String(runs)])
    const theirs = await measurePeerPages(compared, runs, seed)
    const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
    const row = (/** @type {string} */ name, /** @type {import('../lab/load.mjs').Load} */ one) => [
      name,
      ms(one.paintMs),
      ms(one.blockingMs),
      one.shift.toFixed(3),
      ...[one.scripts, one.styles, one.html, one.data].map(kB),
    ]
    const measures = ['largest paint', 'blocking in 3 s', 'shift', 'scripts', 'styles', 'HTML', 'data']
    const rows = Object.entries({ ...ours.pages, ...theirs }).map(([name, one]) => row(name, one))
    const acts = Object.entries(/** @type {Record<string, { paintMs: number }>} */ (ours.interactions))
    const interactions = acts.map(([name, { paintMs }]) => [name, ms(paintMs)])
    const { loadMs, inWorkerMs, inWorker95Ms } = ours.search
    const inWorker = `Search in its worker: load ${ms(loadMs)}; a query ${inWorkerMs.toFixed(1)} ms in the median, ${inWorker95Ms.toFixed(1)} ms at the 95th percentile.`
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
  load: async () => {
    const { code } = await runNode(join(root, 'scripts/release.mjs'), [])
    if (code !== 0) throw new UserError('There is no release to serve.', 'What was printed stands above.')
    const figures = await bench('bench-load.mjs', [])
    const rows = Object.entries({
      'a release meanwhile': figures.plain,
      'a release that reloads nginx': figures.reloaded,
    }).map(([name, { requests, perSecond, unexpected, connect, read, write, timeout, ms: times }]) => [
      name,
      String(requests),
      String(perSecond),
      String(unexpected),
      [connect, read, write, timeout].join(' / '),
      ...['p50', 'p90', 'p99', 'max'].map((share) => `${times[share]} ms`),
    ])
    const errors = 'connect / read / write / timeout'
    const head = [
      'thirty seconds with',
      'requests',
      'a second',
      'wrong',
      errors,
      '50 %',
      '90 %',
      '99 %',
      'most',
    ]
    const verdict = figures.failed ? '\n\nReaders got wrong answers, or lost connections.' : ''
    return { title: 'nginx on one core', text: table(head, rows) + verdict, figures }
  },
}
