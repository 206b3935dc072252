import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A page by its file below content/, with what the file says, or would say if it were written. */
export interface PageText {
  file: string
  text: string
}

/** What a compiling process is told at its start. */
export interface CompileOrder {
  root: string
  kind: 'blocks' | 'words'
}

const PROCESS = 'src/compiler/site/compile-process.mts'
/** As many pages at a time: few messages, and no process with much left when the others are done. */
const BATCH = 10
/** A process takes a second to start; for fewer pages it is not worth while. */
const WORTH_IT = 60

/**
 * Compiles pages into the store on disk, on all cores. Nothing is promised: what a process could not do, or could not
 * keep, is compiled by whoever asks for it. Memory is another reason: what compiling leaves behind goes with the processes.
 * @returns when no process works on them any more
 */
export async function compileAhead({ root, kind }: CompileOrder, pages: readonly PageText[]): Promise<void> {
  const script = path.resolve(PROCESS)
  if (pages.length < WORTH_IT || !existsSync(script)) return
  const left = [...pages]
  const processes = Math.min(os.availableParallelism(), Math.ceil(pages.length / WORTH_IT))
  await Promise.all(Array.from({ length: processes }, () => work(script, { root, kind }, left)))
}

/** One process, which takes pages from those that are left until there are none. A process that ends early takes no more. */
function work(script: string, order: CompileOrder, left: PageText[]): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(script, [JSON.stringify(order)], {
      // Little is kept from page to page, and much is thrown away: room for the young, a limit for the old.
      execArgv: ['--max-semi-space-size=32', '--max-old-space-size=320', '--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', () => {
      const batch = left.splice(0, BATCH)
      if (batch.length) child.send(batch)
      else child.disconnect()
    })
    child.on('error', () => resolve())
    child.on('exit', () => resolve())
  })
}
