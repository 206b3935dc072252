import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

const dir = resolve('public')

/** After everything else that is built: packs are made of it, and the worker names it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const activity = reporter.activityTimer('docs-offline: write packs and sw.js')
  activity.start()
  try {
    const [{ writePacks }, { writeWorker }] = await Promise.all([
      import('./write-packs'),
      import('./write-worker'),
    ])
    const { packs } = writePacks(dir)
    writeWorker(dir)
    activity.setStatus(`${packs.length} packs`)
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    reporter.panicOnBuild(`docs-offline: nothing would open without a network: ${reason.message}`, reason)
  } finally {
    activity.end()
  }
}
