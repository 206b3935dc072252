/**
 * The content check as a companion of `gatsby develop`, which starts it: each message asks for a round, each answer is
 * the list of what only the check finds. Pages that did not change stay compiled from one round to the next.
 */
import path from 'node:path'
import process from 'node:process'
import type { CompiledPage } from '../plugins/docs-content/core/compile-page'
import { runCheck } from './check/run'

const root = path.resolve(import.meta.dirname, '..')
let known = new Map<string, CompiledPage>()
let running = false
let askedAgain = false

async function round(): Promise<void> {
  const next = new Map<string, CompiledPage>()
  const store = {
    get(key: string) {
      const page = known.get(key)
      if (page) next.set(key, page)
      return Promise.resolve(page)
    },
    set: (key: string, page: CompiledPage) => Promise.resolve(next.set(key, page)),
  }
  const { findings } = await runCheck(root, undefined, store)
  known = next
  process.send?.(findings)
}

process.on('message', () => {
  askedAgain = true
  void work()
})
process.on('disconnect', () => process.exit())

/** One round at a time; whatever was saved during one asks for another. */
async function work(): Promise<void> {
  if (running) return
  running = true
  while (askedAgain) {
    askedAgain = false
    await round().catch((error: unknown) => console.error(error))
  }
  running = false
}
