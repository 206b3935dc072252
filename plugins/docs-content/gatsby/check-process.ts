import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const SERVER = 'src/compiler/check/check-server.mts'

/** Starts the content check as a process of its own; nothing without the check, as in a part of the project. */
export function startCheck(): ChildProcess | undefined {
  const script = path.resolve(SERVER)
  if (!existsSync(script)) return undefined
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  lowerPriority(child)
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
