// @ts-check
// npm run bench:lab: the built site on the lab's phone: every page kind, what readers do there, and search.
// Options: [--runs 5] [--json FILE] [--only pages,interactions,search]
// [--act tab]: interactions whose name has that. Needs a built site (npm start builds one) and a quiet machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { interact, interactions, limitMs, taskLimitMs } from './lab/interactions.mjs'
import { conditions, limits, load } from './lab/load.mjs'
import { pageKinds } from './lab/page-kinds.mjs'
import { launch } from './lab/phone.mjs'
import { search, limits as searchLimits } from './lab/search.mjs'
import { findBrowser } from './lib/browser.mjs'
import { freePort } from './lib/free-port.mjs'
import { root } from './lib/project.mjs'
import { serveSite } from './lib/serve.mjs'
import { UserError, runMain, say } from './lib/terminal.mjs'

const parts = ['pages', 'interactions', 'search']
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    only: { type: 'string', default: parts.join() },
    act: { type: 'string', default: '' },
  },
})
const wanted = values.only.split(',')
const isWanted = (/** @type {string} */ part) => wanted.includes(part)
const runs = Number(values.runs)

/** @param {number[]} numbers @param {number} [share] */
function at(numbers, share = 0.5) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * The same thing several times, and the median of each figure.
 * @template {Record<string, number>} T
 * @param {() => Promise<T>} once
 * @returns {Promise<T>}
 */
async function medians(once) {
  /** @type {T[]} */
  const all = []
  for (let run = 0; run < runs; run++) all.push(await once())
  const names = Object.keys(all[0] ?? {})
  return /** @type {T} */ (
    Object.fromEntries(names.map((name) => [name, at(all.map((one) => one[name] ?? 0))]))
  )
}

/** @param {number} value @param {number} limit @param {string} [unit] */
const held = (value, limit, unit = ' ms') =>
  `${Math.round(value * 1000) / 1000 > limit ? '✗ ' : ''}${unit ? Math.round(value) : value.toFixed(3)}${unit}`
const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)

/** Queries as readers typed them, one in ten of those that are not set aside. */
function typedQueries() {
  const file = readFileSync(join(root, 'tests/content/search/golden.yaml'), 'utf8')
  const golden = /** @type {Record<string, { query: string }[]>} */ (parse(file))
  const all = Object.values(golden).flat()
  return all.filter((_, index) => index % 10 === 0).map(({ query }) => query)
}

/** @typedef {{ browser: import('@playwright/test').Browser, url: string }} Lab */

/** @param {Lab} lab */
async function measurePages({ browser, url }) {
  say('| page kind | largest paint | blocking in 3 s | shift | JS kB | HTML with its CSS kB | data kB |')
  say('|---|---|---|---|---|---|---|')
  /** @type {Record<string, import('./lab/load.mjs').Load>} */
  const pages = {}
  for (const { name, route } of pageKinds) {
    const address = new URL(route, url).href
    // The server compresses what it is asked for first.
    await load(browser, address)
    const one = (pages[name] = await medians(() => load(browser, address)))
    const times = `${held(one.paintMs, limits.paintMs)} | ${held(one.blockingMs, limits.blockingMs)}`
    const shift = held(one.shift, limits.shift, '')
    say(`| ${name} | ${times} | ${shift} | ${kB(one.scripts)} | ${kB(one.html)} | ${kB(one.data)} |`)
  }
  return pages
}

/** @param {Lab} lab */
async function measureInteractions({ browser, url }) {
  say('\n| interaction | to the next paint | longest task |\n|---|---|---|')
  /** @type {Record<string, { paintMs: number, taskMs: number }>} */
  const acts = {}
  for (const interaction of interactions.filter(({ name }) => name.includes(values.act))) {
    const one = (acts[interaction.name] = await medians(() => interact(browser, url, interaction)))
    const task = one.taskMs ? held(one.taskMs, taskLimitMs) : `under ${taskLimitMs} ms`
    say(`| ${interaction.name} | ${held(one.paintMs, limitMs)} | ${task} |`)
  }
  return acts
}

/** @param {Lab} lab */
async function measureSearch({ browser, url }) {
  const { loadMs, queriesMs, inWorkerMs } = await search(browser, url, typedQueries())
  const query95Ms = at(queriesMs, 0.95)
  const inWorker95Ms = at(inWorkerMs, 0.95)
  say('\n| search | |\n|---|---|')
  say(`| load of the index in the worker | ${held(loadMs, searchLimits.loadMs)} |`)
  say(`| a query in the worker, median of ${inWorkerMs.length} | ${at(inWorkerMs).toFixed(1)} ms |`)
  say(`| a query in the worker, 95th percentile | ${held(inWorker95Ms, searchLimits.queryMs)} |`)
  say(`| from the page's message to its answer, median | ${at(queriesMs).toFixed(1)} ms |`)
  say(`| from the page's message to its answer, 95th percentile | ${held(query95Ms, searchLimits.queryMs)} |`)
  const inWorker = { inWorkerMs: at(inWorkerMs), inWorker95Ms }
  return { loadMs, queryMs: at(queriesMs), query95Ms, ...inWorker, queries: queriesMs.length }
}

await runMain(async () => {
  const found = findBrowser()
  if (!found) throw new UserError('There is no Chromium.', 'npm test -- --only browser installs one.')
  const unknown = wanted.filter((part) => !parts.includes(part))
  if (unknown.length)
    throw new UserError(`There is no part ${unknown.join(', ')}.`, `Parts: ${parts.join(', ')}.`)
  const { url, close } = await serveSite({ port: await freePort(), host: '127.0.0.1' }, { isRelease: true })
  const browser = await launch(found.path)
  try {
    say(`${conditions}; median of ${runs}; ✗ is over the limit\n`)
    const lab = { browser, url }
    const report = {
      conditions,
      runs,
      node: process.version,
      pages: isWanted('pages') ? await measurePages(lab) : undefined,
      interactions: isWanted('interactions') ? await measureInteractions(lab) : undefined,
      search: isWanted('search') ? await measureSearch(lab) : undefined,
    }
    if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`)
  } finally {
    await browser.close()
    await close()
  }
})
