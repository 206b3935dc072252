// @ts-check
import { duration, green, red } from './terminal.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 *
 * @typedef {object} StepResult
 * @property {string} name
 * @property {string} title
 * @property {'passed' | 'failed' | 'left out'} outcome
 * @property {number} ms
 * @property {Counts} [counts] of steps that run tests
 * @property {string} [note] why it failed or was left out
 */

/**
 * Vitest's JSON report. A file that could not even be loaded has no test in it and still is a failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function readVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/**
 * Playwright's JSON report. `errors` are those outside any test: a spec that cannot be loaded, a server that does not start.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function readPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
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
  if (counts.skipped) parts.push(`${counts.skipped} skipped`)
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
