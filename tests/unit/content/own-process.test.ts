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
