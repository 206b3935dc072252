import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { shown } from '../../src/compiler/site/activity'

const dir = resolve('public')

/** After everything else that is built: packs are made of it, and the worker names it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) =>
  shown(
    reporter,
    'docs-offline: write packs and sw.js',
    'docs-offline: nothing would open without a network',
    async () => {
      const [{ writePacks }, { writeWorker }] = await Promise.all([
        import('./write-packs'),
        import('./write-worker'),
      ])
      const { packs } = writePacks(dir)
      writeWorker(dir)
      return `${packs.length} packs`
    },
  )
