import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProcess } from '../../site/own-process'
import type { ListedGroup } from './group-errors'
import type { TypeError } from './program'

const PROCESS = 'src/compiler/check/types/type-process.mts'
/** A process parses TypeScript's libraries first; whoever checks in rounds has them parsed, and few groups are few. */
const WORTH_IT = 5

/**
 * Finds the errors of groups in a process of its own, while the other rules work. Nothing is promised: what the process could not
 * do, whoever asks does.
 * @param script type-process.mts
 * @returns undefined where a process is not worth while, or failed
 */
export async function errorsBeside(
  groups: readonly ListedGroup[],
  script = path.resolve(PROCESS),
): Promise<TypeError[][] | undefined> {
  if (groups.length < WORTH_IT || os.availableParallelism() < 2 || !existsSync(script)) return undefined
  const child = startProcess(script, { isSilent: true, hasMaps: true, isBundled: true })
  return new Promise((resolve) => {
    const failed = () => resolve(undefined)
    child.on('error', failed).on('exit', failed)
    child.on('message', (found) => {
      resolve(found as TypeError[][])
      child.disconnect()
    })
    child.send(groups, (error) => error && failed())
  })
}
