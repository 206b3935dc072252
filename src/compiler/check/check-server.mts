/**
 * The content check as a companion of `gatsby develop`, which starts it: each message asks for a round, each answer is
 * the list of what only the check finds. Pages that did not change stay compiled from one round to the next.
 */
import path from 'node:path'
import process from 'node:process'
import { diskStore, memoryStore } from '../site/compile-store'
import { diskResults } from './kept/results'
import { runCheck } from './run'

const root = path.resolve(import.meta.dirname, '../../..')
const store = memoryStore(diskStore(root, 'words'))
const results = diskResults(root)
let running = false
let askedAgain = false

async function round(): Promise<void> {
  const { findings } = await runCheck(root, undefined, store, results)
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
