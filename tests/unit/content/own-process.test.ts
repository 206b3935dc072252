import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startProcess } from '../../../src/compiler/site/own-process'
import { tempFolder } from '../../helpers/temp-folder'

let script = ''
beforeEach(() => {
  script = path.join(tempFolder('own-process'), 'says.mts')
  writeFileSync(script, "process.send?.('here')\nprocess.disconnect?.()\n")
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('a process that is patient runs at a lower priority', async () => {
  const lower = vi.spyOn(os, 'setPriority')
  const child = startProcess(script, { isPatient: true })
  expect(await once(child, 'message')).toContain('here')
  expect(lower.mock.calls).toEqual([[child.pid, os.constants.priority.PRIORITY_LOW]])
})

it('a process works where the system refuses another priority', async () => {
  const lower = vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'ERR_SYSTEM_ERROR' })
  })
  const child = startProcess(script, { isPatient: true })
  expect(lower).toHaveBeenCalledOnce()
  expect(await once(child, 'message')).toContain('here')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('a process whose modules were made one finds packages, data and its own place as they were', async () => {
  const folder = path.dirname(script)
  writeFileSync(path.join(folder, 'data.json'), '{ "name": "data" }')
  writeFileSync(
    path.join(folder, 'slug.ts'),
    "import Slugger from 'github-slugger'\nexport const slug = (text: string) => new Slugger().slug(text)\nexport const place = import.meta.dirname\n",
  )
  writeFileSync(
    script,
    [
      "import data from './data.json'",
      "const { place, slug } = await import('./slug')",
      'process.send?.([data.name, slug(process.argv[2] ?? ""), place])',
      'process.disconnect?.()',
    ].join('\n'),
  )
  const child = startProcess(script, { args: ['Set up'], isBundled: true })
  expect(await once(child, 'message')).toContainEqual(['data', 'set-up', folder])
  expect(await once(child, 'exit')).toEqual([0, null])
})
