import { fork, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

/** How a process of its own runs. */
interface Manner {
  /** What it is told at its start. */
  args?: readonly string[]
  /** Flags of Node. */
  flags?: readonly string[]
  /** What it prints is not shown; what goes wrong there is. */
  isSilent?: true
  /** Messages hold maps and sets; without this they may hold functions, which are left out. */
  hasMaps?: true
  /** It does not take the time of whoever waits for a page. */
  isPatient?: true
  /** It begins sooner and runs faster: its modules are made one before. What it imports later has to be a package. */
  isBundled?: true
}

const BUNDLED = 'src/compiler/site/bundled.mjs'

/** Starts one of the project's scripts in TypeScript as a process of its own, with a channel for messages. */
export function startProcess(
  script: string,
  { args = [], flags = [], isSilent, hasMaps, isPatient, isBundled }: Manner = {},
): ChildProcess {
  const child = fork(isBundled ? path.resolve(BUNDLED) : script, isBundled ? [script, ...args] : args, {
    execArgv: isBundled ? [...flags] : [...flags, '--import', 'tsx'],
    serialization: hasMaps ? 'advanced' : 'json',
    stdio: ['ignore', isSilent ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  if (isPatient) lowerPriority(child)
  return child
}

/** Systems may refuse, or the process be gone. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // It runs at the same priority then.
  }
}
