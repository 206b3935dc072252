/**
 * The content check as a companion of `gatsby develop`, which starts it: each message asks for a round and bears its
 * number, each answer lists what only the check finds. Pages that did not change stay compiled from one round to the next.
 */
import path from 'node:path'
import process from 'node:process'
import { keepValuesOf } from '../site/cache-folder'
import { diskStore, memoryStore } from '../site/compile-store'
import { diskResults } from './cache/results'
import { checkInRounds } from './rounds'
import { runCheck } from './run'

const root = path.resolve(import.meta.dirname, '../../..')
keepValuesOf(root)
const store = memoryStore(diskStore(root, 'words'))
const results = diskResults(root)

const ask = checkInRounds(
  async () => (await runCheck(root, undefined, store, results)).findings,
  (answer) => process.send?.(answer),
  (error) => console.error(error),
)

process.on('message', (round) => ask(round as number))
process.on('disconnect', () => process.exit())
