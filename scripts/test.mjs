// @ts-check
// npm test: sets up what is missing, then every check there is. `npm test -- --only unit,e2e` runs some of them;
// `--repeat 20` runs those in browsers so often in a row, and counts what fails in any.
import { checkNode } from './lib/node-version.mjs'

checkNode()
const { duration, heading, runMain, say } = await import('./lib/terminal.mjs')
const { stopOnSignals } = await import('./lib/run.mjs')

await runMain(async () => {
  stopOnSignals()
  const started = Date.now()
  const { ensureDependencies } = await import('./lib/install.mjs')
  const { repeated, runSteps, selectSteps, takeRepeat } = await import('./lib/steps.mjs')
  const { failureList, secondTryList, summaryLine, summaryTable } = await import('./lib/test-summary.mjs')
  const { testSteps } = await import('./lib/test-steps.mjs')

  // Asked before the installation: a mistyped name should not take minutes to be reported.
  const { times, rest } = takeRepeat(process.argv.slice(2))
  const steps = selectSteps(testSteps, rest).map((step) => repeated(step, times))
  const install = { name: 'install', title: 'Packages', run: ensureDependencies }
  const results = await runSteps([
    install,
    ...steps.map((step) => ({ ...step, needs: [install.name, ...(step.needs ?? [])] })),
  ])

  const failures = failureList(results)
  if (failures) {
    heading('What failed')
    say(failures)
  }
  const secondTries = secondTryList(results)
  if (secondTries) {
    heading('Passed only when repeated')
    say(secondTries)
  }
  heading(`Summary, after ${duration(Date.now() - started)}`)
  say(summaryTable(results))
  say(`\n${summaryLine(results)}`)
  process.exitCode = results.every((result) => result.outcome === 'passed') ? 0 : 1
})
