import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findEngines } from '../../../scripts/lib/engines.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'beckon-engines-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds no engine where there is none', () => {
  expect(findEngines({ PATH: '' })).toEqual({ firefox: undefined, webkit: undefined })
})

it('finds Firefox by either of its names, and WebKit only with its driver, its browser and a display', () => {
  for (const name of ['firefox', 'WebKitWebDriver']) writeFileSync(path.join(folder, name), '')
  expect(findEngines({ PATH: folder })).toEqual({
    firefox: path.join(folder, 'firefox'),
    webkit: undefined,
  })
  writeFileSync(path.join(folder, 'firefox-esr'), '')
  expect(findEngines({ PATH: folder }).firefox).toBe(path.join(folder, 'firefox-esr'))
})
