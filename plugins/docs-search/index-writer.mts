/**
 * Writes one index in a process of its own, which Gatsby starts: the message holds the sections and the file,
 * the answer is why it was not written, or null.
 */
import process from 'node:process'
import type { WriteOrder } from './write-beside'
import { writeIndex } from './write-index'

process.once('message', ({ sections, file }: WriteOrder) => {
  const answer = (reason: string | null) => process.send?.(reason, () => process.disconnect())
  writeIndex(sections, file).then(
    () => answer(null),
    (error: unknown) => answer(String(error)),
  )
})
process.on('disconnect', () => process.exit())
