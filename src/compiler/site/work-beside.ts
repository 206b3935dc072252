import { startProcess } from './own-process'

/**
 * Has a process of its own do a piece of work, while Gatsby builds bundles or shows a saved page.
 * @param script what `atWork` of `at-work.ts` makes of it
 * @param order what it is told to do
 * @param manner patient where whoever saves a page comes first. A build ends no sooner than this: there it waits for nobody,
 *   who on a busy machine would be everybody
 * @returns when it is done; rejected with why it was not
 */
export function workBeside(script: string, order: object, manner: { isPatient?: true } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startProcess(script, { ...manner, isBundled: true })
    const stop = () => child.kill()
    process.once('exit', stop)
    child.once('message', (reason: string | null) => {
      if (reason === null) resolve()
      else reject(new Error(reason))
    })
    child.once('error', reject)
    // Not `exit`: whoever is busy may hear of an end before it has read the answer. This comes when nothing is left to read.
    child.once('close', (code, signal) => {
      process.off('exit', stop)
      // After an answer this says nothing any more.
      reject(new Error(`its process ended ${signal ? `by ${signal}` : `with exit code ${code}`}`))
    })
    child.send(order, (error) => {
      if (error) reject(error)
    })
  })
}
