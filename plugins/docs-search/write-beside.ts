import { fork } from 'node:child_process'
import os from 'node:os'
import type { SearchableSection } from '../../src/search/contract/index-file'

/** What the process is told to do. */
export interface WriteOrder {
  sections: readonly SearchableSection[]
  file: string
}

/**
 * Writes the index in a process of its own, of low priority: with 8000 sections it takes seconds, and Gatsby would show
 * no saved page meanwhile. Throws when it was not written.
 * @param script index-writer.mts
 */
export function writeBeside(script: string, order: WriteOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const stop = () => child.kill()
    process.once('exit', stop)
    try {
      if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
    } catch {
      // It runs at the same priority then.
    }
    child.once('message', (reason: string | null) => {
      if (reason === null) resolve()
      else reject(new Error(reason))
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', stop)
      // After an answer this says nothing any more.
      reject(new Error(`its process ended with exit code ${code}`))
    })
    child.send(order, (error) => {
      if (error) reject(error)
    })
  })
}
