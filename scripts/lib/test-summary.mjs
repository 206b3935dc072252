// @ts-check
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { duration, green, red } from './terminal.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] a line a failed test: where it is, what it says, how it failed
 * @property {string[]} [secondTries] the same of each test that passed only when it was repeated: how it failed first
 *
 * @typedef {object} StepResult
 * @property {string} name
 * @property {string} title
 * @property {'passed' | 'failed' | 'left out'} outcome
 * @property {number} ms
 * @property {Counts} [counts] of steps that run tests
 * @property {string} [note] why it failed or was left out, or what was missing
 */

/**
 * @param {string} where
 * @param {string} [message] of the failure: its first line is enough to know it by
 */
function failureLine(where, message = '') {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n')
  return first ? `${where}\n    ${first.slice(0, 200)}` : where
}

/**
 * Vitest's JSON report. A file that could not even be loaded has no test in it and still is a failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: { name?: string, status: string, message?: string,
 *     assertionResults: { status?: string, fullName?: string, failureMessages?: string[] }[] }[] }} report
 * @returns {Counts}
 */
export function readVitest(report) {
  const failed = report.testResults.filter(({ status }) => status === 'failed')
  const unloadable = failed.filter(({ assertionResults }) => assertionResults.length === 0)
  const failures = failed.flatMap(({ name = '', message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0) return [failureLine(file, message)]
    return tests.map((test) => failureLine(`${file} › ${test.fullName ?? ''}`, test.failureMessages?.[0]))
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    ...(failures.length ? { failures } : {}),
  }
}

/**
 * @typedef {object} Suite of Playwright's report
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { status: string, projectName: string,
 *   results: { error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * A line for each test that came to this.
 * @param {Suite[]} suites
 * @param {'unexpected' | 'flaky'} what `unexpected` failed each time, `flaky` passed when it was repeated
 * @returns {string[]}
 */
const linesOf = (suites, what) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === what)
        .map(({ projectName, results }) => {
          const told = results.at(what === 'flaky' ? 0 : -1)
          return failureLine(`[${projectName}] ${file}:${line} › ${title}`, told?.error?.message)
        }),
    ),
    ...linesOf(inner, what),
  ])

/**
 * Playwright's JSON report. `errors` are those outside any test: a spec that cannot be loaded, a server that does not start.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[], suites?: Suite[] }} report
 * @returns {Counts}
 */
export function readPlaywright({ stats, errors, suites = [] }) {
  const failures = [
    ...linesOf(suites, 'unexpected'),
    ...errors.map(({ message }) => failureLine('outside any test', message)),
  ]
  const secondTries = linesOf(suites, 'flaky')
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    ...(failures.length ? { failures } : {}),
    ...(secondTries.length ? { secondTries } : {}),
  }
}

/**
 * What failed, by name, for whoever sees no more than the end of a log.
 * @param {StepResult[]} results
 * @returns {string} empty when nothing did
 */
export function failureList(results) {
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ title, counts, note }) =>
      [red(title), ...(counts?.failures ?? [note ?? 'See above.']).map((line) => `  ${line}`)].join('\n'),
    )
    .join('\n')
}

/**
 * What passed only when it was repeated, by name and with how it failed first: no failure of the run, and nothing to overlook.
 * @param {StepResult[]} results
 * @returns {string} empty when everything passed at once
 */
export function secondTryList(results) {
  return results
    .flatMap(({ title, counts }) =>
      counts?.secondTries ? [[title, ...counts.secondTries.map((line) => `  ${line}`)].join('\n')] : [],
    )
    .join('\n')
}

/**
 * The last line of `npm test`. A failed step without a failed test of its own, such as the type check,
 * counts as one failure: "0 failed" must mean that all is well.
 * @param {StepResult[]} results
 */
export function summaryLine(results) {
  let passed = 0
  let failed = 0
  for (const { outcome, counts } of results) {
    passed += counts?.passed ?? 0
    failed += outcome === 'failed' ? Math.max(counts?.failed ?? 0, 1) : 0
  }
  return `${passed} passed, ${failed} failed`
}

/** @param {StepResult} result */
function describe({ outcome, counts, note }) {
  if (outcome !== 'passed' && !counts) return note ?? ''
  if (!counts) return ''
  const parts = [`${counts.passed} passed`]
  if (counts.failed) parts.push(`${counts.failed} failed`)
  if (counts.secondTries) parts.push(`${counts.secondTries.length} passed on the second try`)
  if (counts.skipped) parts.push(`${counts.skipped} skipped`)
  if (note) parts.push(note)
  return parts.join(', ')
}

/**
 * @param {StepResult[]} results
 * @returns {string} a line a step
 */
export function summaryTable(results) {
  const marks = { passed: green('✓'), failed: red('✗'), 'left out': '–' }
  return results
    .map((result) => {
      const time = result.outcome === 'left out' ? '' : duration(result.ms)
      return `${marks[result.outcome]} ${result.title.padEnd(20)} ${time.padStart(11)}   ${describe(result)}`.trimEnd()
    })
    .join('\n')
}
