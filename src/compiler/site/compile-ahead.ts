import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseSdkPath, sdkPlatforms } from '../../shared/sdk'
import { fileToPath } from '../../shared/slugs'
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
   * compiled by whoever asks for it. More may be asked for while it works on others.
   * @returns when no process works on these any more
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
  /** What each of them works on. */
  const running = new Map<ChildProcess, Waiting[]>()
  const left: Waiting[] = []
  const next = (child: ChildProcess) => {
    if (!running.has(child)) return
    finish(running.get(child))
    // Whoever sends the pages may be busy: at first there are many at a time.
    const size = Math.max(BATCH, Math.ceil(left.length / running.size / 2))
    const batch = left.splice(
      placeOf([...running.keys()].indexOf(child), running.size, left.length - size),
      size,
    )
    running.set(child, batch)
    if (!batch.length) return
    if (!child.connected) gone(child)
    else
      child.send(
        batch.map(({ page }) => onlyText(page)),
        (error) => error && gone(child),
      )
  }
  const gone = (child: ChildProcess) => {
    finish(running.get(child))
    running.delete(child)
    if (!running.size) finish(left.splice(0))
  }
  const startUpTo = (wanted: number) => {
    if (!existsSync(script)) return
    while (running.size < wanted) running.set(start(script, order, { next, gone }), [])
  }
  return {
    begin: () => startUpTo(os.availableParallelism()),
    async compile(pages) {
      if (pages.length < WORTH_IT && !running.size) return
      // One a core: whoever asks has less to do until they are done.
      startUpTo(Math.min(os.availableParallelism(), Math.ceil(pages.length / WORTH_IT)))
      if (!running.size) return
      const asked = pages.map(
        (page) => new Promise<void>((done) => left.push({ page, kin: kinOf(page), done })),
      )
      left.sort((a, b) => a.kin - b.kin)
      for (const [child, batch] of running) if (!batch.length) next(child)
      await Promise.all(asked)
    },
    end() {
      for (const [child, batch] of running) {
        child.disconnect()
        finish(batch)
      }
      running.clear()
      finish(left.splice(0))
    },
  }
}

/** Where the pages begin that a process takes of those that are left: the first from the front, the last from the end. */
const placeOf = (process: number, processes: number, last: number): number =>
  Math.max(0, Math.round((last * process) / Math.max(1, processes - 1)))

/**
 * Pages of a platform have samples in the same languages, and many lines in common. A process that compiles them all makes
 * fewer grammars, and colours fewer lines: over two platforms a tenth of the time.
 */
const kinOf = ({ file }: PageText): number => {
  const { platform } = parseSdkPath(fileToPath(file)) ?? {}
  return sdkPlatforms.findIndex(({ id }) => id === platform)
}

/** A page that a process is to compile, and who is told that none works on it any more. */
interface Waiting {
  page: PageText
  kin: number
  done: () => void
}

/** What a process has to know of a page. */
const onlyText = ({ file, text, source }: PageText): PageText => ({
  file,
  text,
  ...(source === undefined ? {} : { source }),
})

function finish(pages: readonly Waiting[] = []): void {
  for (const { done } of pages) done()
}

function start(
  script: string,
  order: CompileOrder,
  on: { next: (child: ChildProcess) => void; gone: (child: ChildProcess) => void },
): ChildProcess {
  const child = startProcess(script, {
    args: [JSON.stringify(order)],
    // Little is kept from page to page, and much is thrown away: room for the young, a limit for the old.
    flags: ['--max-semi-space-size=32', '--max-old-space-size=320'],
    isSilent: true,
    isBundled: true,
  })
  child.on('message', () => on.next(child))
  child.on('error', () => on.gone(child))
  child.on('exit', () => on.gone(child))
  return child
}
