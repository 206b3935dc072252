import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { workBeside } from '../../../src/compiler/site/work-beside'
import { tempFolder } from '../../helpers/temp-folder'

/** Lets nothing of this process go on until another one has ended, of which it has not heard then. */
function blockUntilEnded(pid: number | string | undefined): void {
  while (!spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.startsWith('Z'));
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
      blockUntilEnded(readFileSync(pid, 'utf8'))
    })
    blockUntilEnded(other.pid)
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
