import type { Reporter } from 'gatsby'
import type { Answer } from '../../../src/compiler/check/rounds'
import { formatProblems, type Problem } from '../../../src/compiler/problems/problem'
import { startCheck } from './check-process'

/**
 * While content is being written, the content check runs beside Gatsby, in a process of its own: a page does not wait
 * for spelling and grammars to be seen, and what they find appears on it a moment later.
 */

/** The page that was saved comes first; whoever saves often is checked when there is a pause. */
export const PAUSE = 250
/** A tree with thousands of findings would keep the terminal, and Gatsby with it, busy: the check lists all of them. */
const MOST_SHOWN = 100
/** A check that ends before it answers, this often in a row, would do so at every save. */
export const MOST_CRASHES = 3
/** Somebody ended it, and Gatsby with it. */
const ENDED_BY_HAND: readonly unknown[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** What is asked of a process that checks: a forked one has it. */
export interface CheckProcess {
  readonly connected: boolean
  send(round: number, done: () => void): unknown
  kill(): unknown
  on(event: 'message', listener: (answer: Answer) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown
}

export interface CheckBeside {
  /**
   * Asks for a round of the check; its answer comes when it comes. What a round found is dropped when there was another
   * request meanwhile: it is about texts that were saved since.
   * @param publish shows the findings on the pages
   */
  ask: (reporter: Reporter, publish: () => Promise<void>) => void
  findings: () => readonly Problem[]
  stop: () => void
}

/**
 * The check beside Gatsby. A process that ends is reported and started again at the next save, a few times in a row.
 * @param start gives nothing where there is no check
 */
export function checkBeside(start: () => CheckProcess | undefined): CheckBeside {
  let findings: Problem[] = []
  let server: CheckProcess | undefined
  let waiting: NodeJS.Timeout | undefined
  /** Number of the last request; it goes to the process, and comes back with the answer. */
  let asked = 0
  /** Ends of the process since its last answer. */
  let crashes = 0

  function show(found: Problem[], reporter: Reporter, publish: () => Promise<void>): void {
    if (JSON.stringify(found) === JSON.stringify(findings)) return
    const hadAny = findings.length > 0
    findings = found
    if (findings.length) reporter.log(shortList(findings))
    else if (hadAny) reporter.success('The check finds nothing any more.')
    publish().catch((error: unknown) => {
      reporter.warn(`The findings were not shown: ${String(error)}`)
    })
  }

  function started(reporter: Reporter, publish: () => Promise<void>): CheckProcess | undefined {
    const child = start()
    // A process that fails may end as well: the second time it is no longer the one.
    const over = (how?: string) => {
      if (server !== child) return
      server = undefined
      if (!how) return
      crashes += 1
      if (crashes === 1) {
        reporter.warn(`The content check beside this ended ${how}. It starts again when something is saved.`)
      } else if (crashes === MOST_CRASHES) {
        reporter.warn(
          `The content check ended ${crashes} times in a row and is not started again: see npm run check.`,
        )
      }
    }
    child?.on('message', ({ round, findings: found }) => {
      crashes = 0
      if (round === asked) show(found, reporter, publish)
    })
    child?.on('error', (error) => {
      over(`with an error: ${error.message}`)
      child.kill()
    })
    child?.on('exit', (code, signal) => {
      if (code === 0 || ENDED_BY_HAND.includes(signal)) over()
      else over(signal ? `by ${signal}` : `with exit code ${code}`)
    })
    return child
  }

  return {
    ask(reporter, publish) {
      asked += 1
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        if (crashes >= MOST_CRASHES) return
        server ??= started(reporter, publish)
        // A channel that closes in this moment is not worth an exception: the end of the process is reported.
        if (server?.connected) server.send(asked, () => undefined)
      }, PAUSE)
    },
    findings: () => findings,
    stop() {
      clearTimeout(waiting)
      server?.kill()
    },
  }
}

function shortList(all: readonly Problem[]): string {
  const rest = all.length - MOST_SHOWN
  const more = rest > 0 ? `\n… and ${rest} more: npm run check` : ''
  return `${formatProblems(all.slice(0, MOST_SHOWN))}${more}\n`
}

const beside = checkBeside(startCheck)
process.on('exit', () => beside.stop())

export const findingsOf = beside.findings
export const askForFindings = beside.ask
