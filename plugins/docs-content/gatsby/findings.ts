import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Reporter, SourceNodesArgs } from 'gatsby'
import { formatProblems, type Problem } from '../../../src/shared/problems'

/**
 * While content is being written, the content check runs beside Gatsby, in a process of its own: a page does not wait
 * for spelling and grammars to be seen, and what they find appears on it a moment later.
 */
export const FINDINGS_NODE = 'ContentFindings'
const SERVER = 'scripts/check-server.mts'

let findings: Problem[] = []
let round = 0
let server: ChildProcess | undefined
let publish: (() => void) | undefined

export const findingsOf = (): readonly Problem[] => findings

/** A node stands for the findings: pages that ask for it are made again when it changes. */
export function sourceFindings({ actions }: SourceNodesArgs): void {
  publish = () => {
    // Each time another one: pages are made again even when the findings are the same.
    const contentDigest = `${createHash('md5').update(JSON.stringify(findings)).digest('hex')}-${round++}`
    void actions.createNode({ id: 'content-findings', internal: { type: FINDINGS_NODE, contentDigest } })
  }
  publish()
}

/**
 * Asks for a round of the check; its answer comes when it comes. Does nothing in a build, or without the check.
 * @param isOutdated whether a page has to be made once more although Gatsby takes it for done
 */
export function askForFindings(reporter: Reporter, isOutdated: () => Promise<boolean>): void {
  if (process.env.gatsby_executing_command !== 'develop') return
  const script = path.resolve(SERVER)
  if (!existsSync(script)) return
  server ??= start(script, reporter)
  clearTimeout(waiting)
  // The page that was saved comes first; whoever saves often is checked when there is a pause.
  waiting = setTimeout(() => {
    if (server?.connected) server.send('check')
    void isOutdated().then((outdated) => {
      if (outdated) publish?.()
    })
  }, PAUSE)
}

let waiting: NodeJS.Timeout | undefined
const PAUSE = 1000

function start(script: string, reporter: Reporter): ChildProcess {
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // On few cores it would otherwise take the time that the page is made in.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  child.on('message', (answer: Problem[]) => {
    const before = JSON.stringify(findings)
    const hadAny = findings.length > 0
    findings = answer
    if (JSON.stringify(findings) === before) return
    if (findings.length) reporter.log(shortList(findings))
    else if (hadAny) reporter.success('The check finds nothing any more.')
    publish?.()
  })
  child.on('exit', () => (server = undefined))
  process.on('exit', () => child.kill())
  return child
}

/** A tree with thousands of findings would keep the terminal, and Gatsby with it, busy: the check lists all of them. */
function shortList(all: readonly Problem[]): string {
  const rest = all.length - MOST_TOLD
  const more = rest > 0 ? `\n… and ${rest} more: npm run check` : ''
  return `${formatProblems(all.slice(0, MOST_TOLD))}${more}\n`
}

const MOST_TOLD = 100
