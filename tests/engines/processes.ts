import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const patience = 60_000

/**
 * Waits for a line that a program prints when it is ready.
 * @throws when it ends before, or prints nothing of the kind within a minute; with what it did print
 */
export function lineOf(child: ChildProcess, stream: Readable, wanted: RegExp): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    const printed: string[] = []
    const give = (why: string) => reject(new Error(`${child.spawnfile} ${why}:\n${printed.join('\n')}`))
    const timer = setTimeout(give, patience, 'is not ready after a minute')
    child.once('error', (error) => give(error.message))
    child.once('exit', () => give('ended'))
    createInterface(stream).on('line', (line) => {
      const match = wanted.exec(line)
      if (!match) return void printed.push(line)
      clearTimeout(timer)
      resolve(match)
    })
  })
}

/** Ends a program, and waits until it is gone. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(timer)
}
