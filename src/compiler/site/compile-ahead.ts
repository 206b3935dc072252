import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProcess } from './own-process'

/** A page by its file below content/, with what the file says, or would say if it were written. */
export interface PageText {
  file: string
  text: string
  /** The data that it is made of, where it is. */
  source?: string
}

/** What a compiling process is told at its start. */
export interface CompileOrder {
  root: string
  kind: 'blocks' | 'words'
}

export interface CompilingProcesses {
  /** Starts them, one a core, for pages that will come. */
  begin(): void
  /**
   * Compiles pages into the store on disk. Nothing is promised: what a process could not do, or could not keep, is
   * compiled by whoever asks for it.
   * @returns when no process works on them any more
   */
  compile(pages: readonly PageText[]): Promise<void>
  /** Lets the processes go. Whoever asks for pages after that gets new ones. */
  end(): void
}

const PROCESS = 'src/compiler/site/compile-process.mts'
/** At least as many pages at a time: few messages, and no process with much left when the others are done. */
const BATCH = 10
/** A process takes a second to start, and longer until it is quick; for fewer pages it is not worth while. */
const WORTH_IT = 40

/**
 * Processes that compile, one a core. Also where that is one: what compiling leaves behind in memory goes
 * with the process, and a build needs room for its bundles next.
 * @param script compile-process.mts
 */
export function compilingProcesses(order: CompileOrder, script = path.resolve(PROCESS)): CompilingProcesses {
  const running = new Set<ChildProcess>()
  const startUpTo = (wanted: number) => {
    if (!existsSync(script)) return
    while (running.size < wanted) running.add(start(script, order, (child) => running.delete(child)))
  }
  return {
    begin: () => startUpTo(os.availableParallelism()),
    async compile(pages) {
      if (pages.length < WORTH_IT) return
      // One a core: whoever asks has less to do until they are done.
      startUpTo(Math.min(os.availableParallelism(), Math.ceil(pages.length / WORTH_IT)))
      const left = [...pages]
      // Whoever sends the pages may be busy: at first there are many at a time.
      const batch = () => left.splice(0, Math.max(BATCH, Math.ceil(left.length / running.size / 2)))
      await Promise.all([...running].map((child) => work(child, batch)))
    },
    end() {
      for (const child of running) child.disconnect()
      running.clear()
    },
  }
}

function start(script: string, order: CompileOrder, gone: (child: ChildProcess) => void): ChildProcess {
  const child = startProcess(script, {
    args: [JSON.stringify(order)],
    // Little is kept from page to page, and much is thrown away: room for the young, a limit for the old.
    flags: ['--max-semi-space-size=32', '--max-old-space-size=320'],
    isSilent: true,
    isBundled: true,
  })
  child.on('error', () => gone(child))
  child.on('exit', () => gone(child))
  return child
}

/** Gives a process one batch after another, until there are none. One that ends early is given no more. */
function work(child: ChildProcess, nextBatch: () => PageText[]): Promise<void> {
  return new Promise((resolve) => {
    const next = () => {
      const batch = nextBatch()
      if (batch.length && child.connected) child.send(batch, (error) => error && done())
      else done()
    }
    const done = () => {
      child.off('message', next).off('exit', done).off('error', done)
      resolve()
    }
    child.on('message', next).on('exit', done).on('error', done)
    next()
  })
}
