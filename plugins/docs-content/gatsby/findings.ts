import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Reporter } from 'gatsby'
import { formatProblems, type Problem } from '../../../src/compiler/problems/problem'

/**
 * While content is being written, the content check runs beside Gatsby, in a process of its own: a page does not wait
 * for spelling and grammars to be seen, and what they find appears on it a moment later.
 */
const SERVER = 'src/compiler/check/check-server.mts'
/** The page that was saved comes first; whoever saves often is checked when there is a pause. */
const PAUSE = 250
/** A tree with thousands of findings would keep the terminal, and Gatsby with it, busy: the check lists all of them. */
const MOST_SHOWN = 100

let findings: Problem[] = []
let server: ChildProcess | undefined
let waiting: NodeJS.Timeout | undefined

export const findingsOf = (): readonly Problem[] => findings

/**
 * Asks for a round of the check; its answer comes when it comes. Without the check, as in a part of the project, nothing.
 * @param publish shows the findings on the pages
 */
export function askForFindings(reporter: Reporter, publish: () => Promise<void>): void {
  const script = path.resolve(SERVER)
  if (!existsSync(script)) return
  server ??= start(script, reporter, publish)
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    // A channel that closes in this moment is not worth an exception: the process is started again at the next save.
    if (server?.connected) server.send('check', () => undefined)
  }, PAUSE)
}

process.on('exit', () => {
  server?.kill()
})

function start(script: string, reporter: Reporter, publish: () => Promise<void>): ChildProcess {
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  lowerPriority(child)
  child.on('message', (answer: Problem[]) => {
    if (JSON.stringify(answer) === JSON.stringify(findings)) return
    const hadAny = findings.length > 0
    findings = answer
    if (findings.length) reporter.log(shortList(findings))
    else if (hadAny) reporter.success('The check finds nothing any more.')
    publish().catch((error: unknown) => {
      reporter.warn(`The findings were not shown: ${String(error)}`)
    })
  })
  child.on('error', (error) => {
    reporter.warn(`The content check does not run beside this: ${error.message}`)
  })
  child.on('exit', () => {
    if (server === child) server = undefined
  })
  return child
}

/** On few cores it would otherwise take the time that the page is made in. Systems may refuse, or the process be gone. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // It runs at the same priority then.
  }
}

function shortList(all: readonly Problem[]): string {
  const rest = all.length - MOST_SHOWN
  const more = rest > 0 ? `\n… and ${rest} more: npm run check` : ''
  return `${formatProblems(all.slice(0, MOST_SHOWN))}${more}\n`
}
