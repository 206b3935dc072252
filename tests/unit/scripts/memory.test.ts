import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import type * as memory from '../../../scripts/lib/memory.mjs'
import { tempFolder } from '../../helpers/temp-folder'

type Memory = typeof memory

describe('the environment of a build', () => {
  it('is one that this Node takes without a word, in a folder with a space in its name as well', async () => {
    const project = path.join(tempFolder('environment'), 'my docs')
    mkdirSync(path.join(project, 'content'), { recursive: true })
    cpSync('scripts/lib', path.join(project, 'scripts/lib'), { recursive: true })
    const lib = pathToFileURL(path.join(project, 'scripts/lib/memory.mjs')).href
    const { memoryEnv } = (await import(lib)) as Memory
    const env = { ...process.env, ...memoryEnv(project) }
    const { stdout, stderr } = spawnSync(process.execPath, ['-p', 'process.env.NODE_OPTIONS'], {
      env,
      encoding: 'utf8',
    })
    expect(stdout).toContain('my%20docs/scripts/lib/late-optimizing.mjs')
    expect(stdout).toContain('my%20docs/scripts/lib/content-first.mjs')
    expect(stderr).toBe('')
  })
})
