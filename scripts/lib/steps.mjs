// @ts-check
import { UserError, explain, heading } from './terminal.mjs'

/**
 * @typedef {import('./test-summary.mjs').StepResult} StepResult
 * @typedef {import('./test-summary.mjs').Counts} Counts
 *
 * @typedef {{ failed?: boolean, counts?: Counts, note?: string }} Judged `note`: what the summary says of it besides
 *
 * A step fails by throwing, or by giving back `failed`.
 * @typedef {object} Step
 * @property {string} name as in `--only`
 * @property {string} title
 * @property {boolean} [onlyNamed] only with `--only`
 * @property {boolean} [inBrowsers] whether a machine that is slow for a moment may change what its tests see: `--repeat` is for these
 * @property {boolean} [beside] runs at once with those next to it that do as well: what it prints comes when it knows all of it
 * @property {string[]} [needs] steps that must have passed before
 * @property {(how?: { isRepeated?: boolean }) => Promise<Judged | void>} run `isRepeated`: one of many runs, which look for what fails
 */

/**
 * The steps that `--only unit,e2e` stands for, with those they need, in their own order.
 * @param {Step[]} steps
 * @param {string[]} args
 */
export function selectSteps(steps, args) {
  const known = steps.map((step) => step.name).join(', ')
  const [, inline] = /^--only(?:=(.*))?$/.exec(args[0] ?? '') ?? []
  const isOnly = args[0]?.startsWith('--only')
  if (args.length === 0) return steps.filter(({ onlyNamed }) => !onlyNamed)
  const list = inline ?? args[1]
  if (!isOnly || !list || args.length > (inline === undefined ? 2 : 1)) {
    throw new UserError(
      `Not understood: ${args.join(' ')}`,
      `Use: npm test -- --only NAME[,NAME…] with names among ${known}; --repeat N besides.`,
    )
  }
  const wanted = new Set(list.split(',').map((name) => name.trim()))
  for (const name of wanted) {
    const step = steps.find((candidate) => candidate.name === name)
    if (!step) throw new UserError(`There is no step "${name}".`, `There are: ${known}.`)
    // A Set also visits what is added while it is gone through: needs of needs come along.
    for (const need of step.needs ?? []) wanted.add(need)
  }
  return steps.filter((step) => wanted.has(step.name))
}

/**
 * Takes `--repeat 20` out of what was asked for.
 * @param {string[]} args
 * @returns {{ times: number, rest: string[] }}
 */
export function takeRepeat(args) {
  const at = args.findIndex((arg) => /^--repeat(=|$)/.test(arg))
  if (at < 0) return { times: 1, rest: args }
  const [, inline] = /=(.*)/.exec(args[at] ?? '') ?? []
  const times = Number(inline ?? args[at + 1])
  if (!Number.isInteger(times) || times < 1) {
    throw new UserError('--repeat needs a number.', 'Use: npm test -- --only e2e --repeat 20')
  }
  return { times, rest: args.toSpliced(at, inline === undefined ? 2 : 1) }
}

/**
 * The step, so many times in a row: what fails in one run only counts as well, and is named with how often it did.
 * @param {Step} step
 * @param {number} times
 * @returns {Step}
 */
export function repeated(step, times) {
  if (times === 1 || !step.inBrowsers) return step
  return {
    ...step,
    run: async () => {
      const sum = { passed: 0, failed: 0, skipped: 0 }
      /** @type {Map<string, number>} */
      const failures = new Map()
      let bad = 0
      for (let at = 1; at <= times; at++) {
        heading(`${step.title}, ${at} of ${times}`)
        const run = () => step.run({ isRepeated: true })
        const [result] = await runSteps([{ ...step, needs: [], run }])
        const { counts, outcome, note } = /** @type {StepResult} */ (result)
        if (outcome !== 'passed') bad++
        for (const name of /** @type {const} */ (['passed', 'failed', 'skipped'])) {
          sum[name] += counts?.[name] ?? 0
        }
        const lines = counts?.failures ?? (outcome === 'passed' ? [] : [note ?? 'See above.'])
        for (const line of new Set(lines.map((one) => one.split('\n')[0] ?? ''))) {
          failures.set(line, (failures.get(line) ?? 0) + 1)
        }
      }
      const lines = [...failures].map(([line, often]) => `${line}: failed in ${often} of ${times}`)
      return {
        failed: bad > 0,
        counts: { ...sum, ...(lines.length ? { failures: lines } : {}) },
        note: `${times} runs in a row, ${bad} with a failure, ${failures.size} tests that failed`,
      }
    },
  }
}

/**
 * Runs the steps one after another, and those that may run beside each other at once. One that fails takes along only those
 * that need it.
 * @param {Step[]} steps
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps) {
  /** @type {StepResult[]} */
  const results = []
  const left = [...steps]
  for (let next = left.shift(); next; next = left.shift()) {
    const atOnce = [next]
    // One that needs another waits for it.
    while (next.beside && left[0]?.beside && !left[0].needs?.length)
      atOnce.push(.../** @type {[Step]} */ (left.splice(0, 1)))
    results.push(...(await Promise.all(atOnce.map((step) => runStep(step, results)))))
  }
  return results
}

/**
 * @param {Step} step
 * @param {readonly StepResult[]} before
 * @returns {Promise<StepResult>}
 */
async function runStep({ name, title, needs = [], run }, before) {
  const unmet = before.find((result) => needs.includes(result.name) && result.outcome !== 'passed')
  if (unmet) return { name, title, outcome: 'left out', ms: 0, note: `needs: ${unmet.title}` }
  heading(title)
  const started = Date.now()
  /** @type {StepResult} */
  const result = { name, title, outcome: 'passed', ms: 0 }
  try {
    const { failed, counts, note } = (await run()) ?? {}
    if (failed || counts?.failed) result.outcome = 'failed'
    if (counts) result.counts = counts
    if (note) result.note = note
  } catch (error) {
    console.error(`\n${explain(error)}`)
    result.outcome = 'failed'
    result.note = error instanceof Error ? error.message : String(error)
  }
  result.ms = Date.now() - started
  return result
}
