import { setImmediate } from 'node:timers/promises'
import { compileContent } from '../site/compile-content'
import type { CompileStore } from '../site/compile-store'
import { distinct } from '../problems/distinct'
import type { Problem } from '../problems/problem'
import { readReadings, readingStatus, readingSummary } from '../site/readings'
import { cachedResults, type Results } from './cache/results'
import type { Rule } from './rule'
import { rules as allRules } from './rules'
import { whereBroken } from './where-broken'
import { makerOf } from '../data-pages/makers'
import { applySuppressions } from './apply-suppressions'

export interface CheckResult {
  pages: number
  problems: Problem[]
  /** Those of them that only the check finds; the build reports the others as well. */
  findings: Problem[]
  /** How the pages stand against the ledger of readings, in a line. */
  readings: string
  /** Milliseconds each part took, for `--timing`. */
  timing: Record<string, number>
}

/**
 * Compiles all content and runs every rule over it.
 * @param root the project's root
 * @param rules the rules to run besides those of the compiler; all of them, but in tests
 * @param store keeps compiled pages from one run to the next
 * @param results keeps what the rules found out
 * @returns every problem that no comment suppresses
 */
export async function runCheck(
  root: string,
  rules: readonly Rule[] = allRules,
  store?: CompileStore,
  results: Results = cachedResults(),
): Promise<CheckResult> {
  const timing: Record<string, number> = {}
  const timed = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const started = performance.now()
    const result = await work()
    timing[name] = performance.now() - started
    return result
  }
  const prepare = async () => {
    for (const rule of rules) {
      // Processes that compile get the first pages before, and more in between.
      await setImmediate()
      await attempt(() => rule.prepare?.({ root, results }))
    }
  }
  const [{ entries, problems }] = await Promise.all([
    timed('compile', () => compileContent(root, store, { wordsOnly: true })),
    timed('prepare', prepare),
  ])
  // What is made of data was written by nobody: its data has rules of its own.
  const written = entries.filter(({ generatedFrom }) => !generatedFrom)
  // Somebody may have written its words all the same, in the data.
  const described = entries.filter((entry) => makerOf(entry)?.isProse)
  const context = { root, entries: written, allEntries: entries, said: [...written, ...described], results }
  for (const rule of rules) await attempt(() => rule.begin?.(context))
  const found: Problem[] = []
  const brokenRules = new Set<string>()
  for (const rule of rules) {
    // What other processes are sent leaves in between, and those that have compiled can go.
    await setImmediate()
    try {
      found.push(...(await timed(rule.name, () => rule.check(context))))
    } catch (error) {
      brokenRules.add(rule.name)
      found.push(await whereBroken(rule, context, error))
    }
  }
  // Whether something is suppressed in vain, only a rule knows that came to its end.
  const suppressions = distinct(
    entries.flatMap(({ page }) => page.suppressions.filter((one) => !brokenRules.has(one.rule))),
  )
  const findings = distinct(applySuppressions(found, suppressions, new Set(rules.map(({ name }) => name))))
  results.keep()
  const ledger = readReadings(root)
  return {
    pages: entries.length,
    problems: distinct([...problems, ...findings]),
    findings,
    readings: readingSummary(readingStatus(entries, ledger.readings)),
    timing,
  }
}

/** What is done ahead of a rule's turn: an exception comes again when it is the rule's turn, and is told then. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch {
    // Told then.
  }
}
