import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { startProcess } from '../../../src/compiler/site/own-process'

const SERVER = 'src/compiler/check/check-server.mts'

/**
 * Starts the content check as a process of its own, which on few cores would otherwise take the time that the page is made
 * in; nothing without the check, as in a part of the project.
 */
export function startCheck(): ChildProcess | undefined {
  const script = path.resolve(SERVER)
  return existsSync(script) ? startProcess(script, { isPatient: true }) : undefined
}
