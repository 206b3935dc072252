import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { workBeside } from '../../../src/compiler/site/work-beside'
import { tempFolder } from '../../helpers/temp-folder'

/** How the system says that a process stands: `Z` for one that has ended, of which nobody has heard yet. */
const stateOf = (pid: number): string | undefined =>
  existsSync('/proc/self/stat')
    ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
    : spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout

/** Lets nothing of this process go on until another one has ended, of which it has not heard then. */
function blockUntilEnded(pid: number): void {
  const end = Date.now() + 10_000
  while (!stateOf(pid)?.startsWith('Z'))
    if (Date.now() > end) throw new Error(`Process ${pid} has not ended after ten seconds.`)
}

describe('a process that does a piece of work', () => {
  /**
   * What Node hears of all at once, it takes in this order: what is to be read, and then who has ended. A process that ends
   * while something else is read has ended before its answer is read.
   */
  it('has done it, also where its end is heard of before its answer', async () => {
    const folder = tempFolder('beside')
    const [script, pid, go] = ['works.mjs', 'pid', 'go'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ]
    writeFileSync(
      script,
      `import { existsSync, writeFileSync } from 'node:fs'
       import { atWork } from ${JSON.stringify(path.resolve('src/compiler/site/at-work'))}
       atWork(({ pid, go }) => {
         writeFileSync(pid, String(process.pid))
         while (!existsSync(go));
       })`,
    )
    const done = workBeside(script, { pid, go })
    await expect.poll(() => readIfThere(pid), { timeout: 10_000 }).not.toBe('')
    // Its word and its end are both there when this one looks.
    const other = spawn('echo', ['a word'])
    other.stdout.once('data', () => {
      writeFileSync(go, '')
      blockUntilEnded(Number(readFileSync(pid, 'utf8')))
    })
    blockUntilEnded(other.pid ?? 0)
    await expect(done).resolves.toBeUndefined()
  })
})

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
