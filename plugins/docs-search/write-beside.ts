import { startProcess } from '../../src/compiler/site/own-process'
import type { SearchableSection } from '../../src/search/contract/index-file'

/** What the process is told to do. */
export interface WriteOrder {
  sections: readonly SearchableSection[]
  file: string
}

/**
 * Writes the index in a process of its own: with 10,000 sections it takes ten seconds, in which Gatsby builds bundles, or
 * shows a saved page. Throws when it was not written.
 * @param script index-writer.mts
 * @param manner patient where whoever saves a page comes first. A build ends no sooner than its index: there it waits for
 *   nobody, who on a busy machine would be everybody
 */
export function writeBeside(
  script: string,
  order: WriteOrder,
  manner: { isPatient?: true } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startProcess(script, { ...manner, isBundled: true })
    const stop = () => child.kill()
    process.once('exit', stop)
    child.once('message', (reason: string | null) => {
      if (reason === null) resolve()
      else reject(new Error(reason))
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', stop)
      // After an answer this says nothing any more.
      reject(new Error(`its process ended with exit code ${code}`))
    })
    child.send(order, (error) => {
      if (error) reject(error)
    })
  })
}
