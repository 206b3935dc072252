// @ts-check
// Measures writing: from saving a page to seeing it in the browser, with all pages in place.
// node scripts/bench-develop.mjs [--pages 800] [--seed 1] [--times 9] [--json FILE]
// Works in a copy of the project with generated pages.
import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { cacheOfCopy, copyWithGeneratedPages } from './benchmark/copy.mjs'
import { chromiumArgs, findBrowser } from './lib/browser.mjs'
import { freePort } from './lib/free-port.mjs'
import { developEnv } from './lib/memory.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    times: { type: 'string', default: '9' },
    json: { type: 'string' },
  },
})

/** Milliseconds. A locator would be looked for every half second, and all times be half a second apart. */
const WAIT = { timeout: 60_000, polling: 20 }

const copy = await copyWithGeneratedPages(values)
const port = await freePort()
const gatsby = spawn(
  process.execPath,
  [join(copy, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(port)],
  {
    cwd: copy,
    // A group of its own: it starts further processes, and all of them must end with it.
    detached: true,
    env: {
      ...process.env,
      ...developEnv(),
      ...cacheOfCopy,
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  },
)
let output = ''
gatsby.stdout.on('data', (chunk) => (output += String(chunk)))
gatsby.stderr.on('data', (chunk) => (output += String(chunk)))
const started = performance.now()
try {
  await until(() => output.includes('You can now view'), 300_000)
  const startSeconds = (performance.now() - started) / 1000
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: chromiumArgs,
  })
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/en/sdk/part-1/page-1/`)
  // The first page asked for is when develop makes its bundles.
  await page.locator('h1').waitFor({ timeout: 120_000 })
  const file = join(copy, 'content/en/sdk/part-1/page-1.mdx')
  const good = readFileSync(file, 'utf8')

  /** @type {number[]} */
  const saves = []
  for (let time = 1; time <= Number(values.times); time++) {
    const sentence = `Sentence number ${time} that the reader has not seen before.`
    saves.push(
      await timed(
        () => appendFileSync(file, `\n${sentence}\n`),
        () => page.waitForFunction(shows, { text: sentence, isShown: true }, WAIT),
      ),
    )
  }
  const notice = 'The link leads nowhere'
  const shown = await timed(
    () => writeFileSync(file, `${good}\nA link to [nothing](/en/nothing/).\n`),
    () => page.waitForFunction(shows, { text: notice, isShown: true }, WAIT),
  )
  const gone = await timed(
    () => writeFileSync(file, good),
    () => page.waitForFunction(shows, { text: notice, isShown: false }, WAIT),
  )
  await browser.close()
  const sorted = saves.slice().sort((a, b) => a - b)
  const report = {
    pages: Number(values.pages),
    startSeconds: Math.round(startSeconds),
    saveMedian: Math.round(sorted[sorted.length >> 1] ?? 0),
    saveWorst: Math.round(sorted.at(-1) ?? 0),
    mistakeShown: Math.round(shown),
    mistakeGone: Math.round(gone),
    // The first save after the start tells other things than the rest, and times of a busy machine tell little.
    saves: saves.map(Math.round),
    load: Math.round(loadavg()[0] ?? 0),
  }
  console.log(`\n| gatsby develop, ${report.pages} pages | ms |\n|---|---|`)
  console.log(`| saved page visible, median of ${saves.length} | ${report.saveMedian} |`)
  console.log(`| saved page visible, worst | ${report.saveWorst} |`)
  console.log(`| mistake on the page | ${report.mistakeShown} |`)
  console.log(`| mistake gone when fixed | ${report.mistakeGone} |`)
  console.log(`\nEach save: ${report.saves.join(', ')}; load of the machine: ${report.load}`)
  console.log(`\n${JSON.stringify(report)}`)
  if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`)
} catch (error) {
  console.error(output.slice(-4000))
  throw error
} finally {
  if (gatsby.pid) process.kill(-gatsby.pid, 'SIGKILL')
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Whether the page holds a text, or does not; asked in the browser. Not `innerText`: it leaves out what a browser has
 * not laid out yet, and the sentence stands at the end of its page.
 * @param {{ text: string, isShown: boolean }} question
 */
function shows({ text, isShown }) {
  return (document.body.textContent ?? '').includes(text) === isShown
}

/**
 * Milliseconds from the end of `act` until `seen` resolves.
 * @param {() => void} act
 * @param {() => Promise<unknown>} seen
 */
async function timed(act, seen) {
  act()
  const from = performance.now()
  await seen()
  return performance.now() - from
}

/**
 * @param {() => boolean} holds
 * @param {number} limit milliseconds
 */
async function until(holds, limit) {
  const end = performance.now() + limit
  while (!holds()) {
    if (performance.now() > end || gatsby.exitCode !== null) throw new Error('gatsby develop did not start.')
    await new Promise((done) => setTimeout(done, 100))
  }
}
