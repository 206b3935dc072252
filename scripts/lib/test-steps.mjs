// @ts-check
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserEnv, ensureBrowser } from './browser.mjs'
import { ensureBuild } from './build.mjs'
import { engineTools, ensureEngines } from './engines.mjs'
import { freePort } from './free-port.mjs'
import { ensureNginx } from './nginx.mjs'
import { reportsDir, tool } from './project.mjs'
import { runNode } from './run.mjs'
import { UserError, say } from './terminal.mjs'
import { readPlaywright, readVitest } from './test-summary.mjs'
import { areToolsOwed, judgeTools } from './tools.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/** @param {string} name */
function freshReport(name) {
  const file = join(reportsDir, `${name}.json`)
  mkdirSync(reportsDir, { recursive: true })
  // The report of an earlier run must never be counted as this one's.
  rmSync(file, { force: true })
  return file
}

/**
 * @template T
 * @param {string} file
 * @param {(report: any) => T} count out of the report; each runner has a form of its own
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new UserError('The test runner ended without a report.', 'What it printed above says why.')
  }
}

/**
 * @template {import('./test-summary.mjs').Counts} T
 * @param {number} code
 * @param {T} counts
 */
function judge(code, counts) {
  if (counts.passed + counts.failed === 0) {
    throw new UserError(
      'No test was run.',
      'A step without tests proves nothing: see what the runner says above.',
    )
  }
  return { failed: code !== 0, counts }
}

/** @param {string} script @param {{ env?: NodeJS.ProcessEnv }} [options] */
const tsx = (script, options) => runNode(tool('tsx/dist/cli.mjs'), [script], options)

/**
 * Runs tools one after another, all of them even when the first complains: one round of fixing instead of several. What
 * each of them says comes whole and under its title, for others run beside it.
 * @param {string} title
 * @param {string[][]} tools each with its arguments
 * @returns {Promise<boolean>} whether one complained
 */
async function complaints(title, ...tools) {
  let failed = false
  for (const [file = '', ...args] of tools) {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const { code, output } = await runNode(tool(file), args, { quiet: true, env: colours })
    if (output.trim()) say(`\n${title}:\n${output.trimEnd()}`)
    failed ||= code !== 0
  }
  return failed
}

async function routes() {
  // For reviewers the workflow writes the report, once and against the base of their pull request.
  const env = { GITHUB_STEP_SUMMARY: undefined }
  const { code } = await tsx('scripts/routes-report.mts', { env })
  // A shallow clone is without its base, which is no fault of the change; the summary says that nothing was compared.
  return code === 2 ? { counts: { passed: 0, failed: 0, skipped: 1 } } : { failed: code !== 0 }
}

/** @param {string} project of vitest.config.mts */
async function vitest(project) {
  const report = freshReport(project)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const { code } = await runNode(tool('vitest/vitest.mjs'), args)
  return judge(code, readReport(report, readVitest))
}

/**
 * Runs tests that need tools of the system. What is missing is named, here and at the end of the run.
 * @param {import('./tools.mjs').Tool[]} tools
 * @param {() => Promise<import('./steps.mjs').Judged>} tests
 */
async function withTools(tools, tests) {
  const { lines, failed, note } = judgeTools(tools, await areToolsOwed())
  for (const line of lines) say(line)
  const tried = await tests()
  return { ...tried, failed: failed || tried.failed, note }
}

/** @type {import('./browser.mjs').Browser | undefined} */
let browser

/**
 * @param {string} name of the report
 * @param {string[]} projects of playwright.config.mts
 * @param {{ isRepeated?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
async function playwright(name, projects, { isRepeated = false, env: more } = {}) {
  const report = freshReport(name)
  const env = {
    ...(browser ? browserEnv(browser) : {}),
    E2E_PORT: String(await freePort()),
    E2E_REPORT: report,
    E2E_RETRIES: isRepeated ? '0' : '1',
    ...more,
  }
  const { code } = await runNode(
    tool('@playwright/test/cli.js'),
    ['test', ...projects.map((project) => `--project=${project}`)],
    { env },
  )
  return judge(code, readReport(report, readPlaywright))
}

/** What `npm test` does, in this order. @type {Step[]} */
export const testSteps = [
  {
    name: 'browser',
    title: 'Browser',
    run: async () => {
      browser = await ensureBrowser()
      say(`Using ${browser.name}.`)
    },
  },
  {
    name: 'types',
    title: 'Type check',
    beside: true,
    run: async () => ({ failed: await complaints('Type check', ['typescript/bin/tsc', '--noEmit']) }),
  },
  {
    name: 'lint',
    title: 'Lint',
    beside: true,
    run: async () => {
      const found = await Promise.all([
        complaints('ESLint', ['eslint/bin/eslint.js', '.', '--max-warnings', '0']),
        complaints(
          'stylelint, Prettier, knip',
          ['stylelint/bin/stylelint.mjs', 'src/**/*.css'],
          ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
          // Files, exports and packages that nothing uses.
          ['knip/bin/knip.js', '--no-config-hints'],
        ),
      ])
      return { failed: found.includes(true) }
    },
  },
  {
    name: 'check',
    title: 'Content check',
    run: async () => ({ failed: (await tsx('scripts/check-content.mts')).code !== 0 }),
  },
  {
    name: 'routes',
    title: 'Routes against the base',
    run: routes,
  },
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit') },
  { name: 'content', title: 'Content tests', run: () => vitest('content') },
  { name: 'build', title: 'Build', run: () => ensureBuild('testing it') },
  { name: 'site', title: 'Site assertions', needs: ['build'], run: () => vitest('site') },
  {
    name: 'deploy',
    title: 'Deployment tests',
    needs: ['build'],
    run: async () => {
      const nginx = { name: 'nginx', found: (await ensureNginx())?.path }
      return withTools([nginx], () => vitest('deploy'))
    },
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needs: ['browser', 'build'],
    inBrowsers: true,
    run: (how) => playwright('e2e', ['desktop', 'phone'], how),
  },
  {
    name: 'faults',
    title: 'Every fault of every file',
    needs: ['browser', 'build'],
    inBrowsers: true,
    run: (how) => playwright('faults', ['matrix', 'matrix-drawn'], how),
  },
  {
    name: 'engines',
    title: 'Other engines',
    needs: ['build'],
    inBrowsers: true,
    run: async () => {
      const engines = engineTools(await ensureEngines())
      const none = { counts: { passed: 0, failed: 0, skipped: engines.length } }
      return withTools(engines, async () => (engines.some(({ found }) => found) ? vitest('engines') : none))
    },
  },
  {
    name: 'screens',
    title: 'How pages look',
    needs: ['browser', 'build'],
    inBrowsers: true,
    // Its pictures are of one version of Chromium.
    onlyNamed: true,
    run: async (how) => {
      const show = join(reportsDir, 'screens')
      const judged = await playwright('screens', ['screens'], { ...how, env: { E2E_SHOW: show } })
      if (judged.failed) say(`What differs, side by side: ${join(show, 'index.html')}`)
      return judged
    },
  },
]
