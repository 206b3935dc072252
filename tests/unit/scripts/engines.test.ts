import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { installAll } from '../../../scripts/lib/debian.mjs'
import { areEnginesOwed, findEngines, judgeEngines } from '../../../scripts/lib/engines.mjs'

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

it('installs the other packages where one is missing', async () => {
  const there = new Set<string>()
  const install = (packages: readonly string[]) => {
    if (packages.includes('webkit2gtk-driver')) return Promise.resolve(false)
    for (const one of packages) there.add(one)
    return Promise.resolve(true)
  }
  expect(await installAll(['firefox-esr', 'webkit2gtk-driver', 'xvfb'], install)).toEqual([
    'webkit2gtk-driver',
  ])
  expect([...there]).toEqual(['firefox-esr', 'xvfb'])
  expect(await installAll(['firefox-esr', 'xvfb'], install)).toEqual([])
})

it.each([
  ['where it has to be here', true, true, 'WebKitGTK IS MISSING'],
  ['elsewhere', false, false, 'what needs it is skipped'],
])('an engine that is missing %s', (_, isOwed, failed, words) => {
  const judged = judgeEngines({ firefox: '/usr/bin/firefox-esr' }, isOwed)
  expect(judged).toMatchObject({ failed, isNone: false })
  expect(judged.lines).toEqual(['Using /usr/bin/firefox-esr.', expect.stringContaining(words)])
})

it('fails nowhere while both are here, and is owed nowhere but in CI', async () => {
  const webkit = { driver: 'WebKitWebDriver', browser: 'MiniBrowser', display: 'Xvfb' }
  expect(judgeEngines({ firefox: 'firefox', webkit }, true).failed).toBe(false)
  expect(await areEnginesOwed({})).toBe(false)
})
