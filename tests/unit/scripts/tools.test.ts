import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installAll } from '../../../scripts/lib/debian.mjs'
import { engineTools, findEngines } from '../../../scripts/lib/engines.mjs'
import { runSteps } from '../../../scripts/lib/steps.mjs'
import { failureList, summaryLine, summaryTable } from '../../../scripts/lib/test-summary.mjs'
import { areToolsOwed, judgeTools } from '../../../scripts/lib/tools.mjs'
import { sharedTempFolder } from '../../helpers/temp-folder'

const at = sharedTempFolder('engines')

it('finds no engine where there is none', () => {
  expect(findEngines({ PATH: '' })).toEqual({ firefox: undefined, webkit: undefined })
})

it('finds Firefox by either of its names, and WebKit only with its driver, its browser and a display', () => {
  for (const name of ['firefox', 'WebKitWebDriver']) writeFileSync(at(name), '')
  expect(findEngines({ PATH: at() })).toEqual({
    firefox: at('firefox'),
    webkit: undefined,
  })
  writeFileSync(at('firefox-esr'), '')
  expect(findEngines({ PATH: at() }).firefox).toBe(at('firefox-esr'))
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
  ['where it has to be here', true, 'WebKitGTK IS MISSING', 'WebKitGTK has to be here'],
  ['elsewhere', false, 'what needs it is skipped', 'without WebKitGTK'],
])('an engine that is missing %s', (_, isOwed, words, note) => {
  const judged = judgeTools(engineTools({ firefox: '/usr/bin/firefox-esr' }), isOwed)
  expect(judged).toMatchObject({ failed: isOwed, note })
  expect(judged.lines).toEqual(['Using /usr/bin/firefox-esr.', expect.stringContaining(words)])
})

it('fails nowhere while both are here, and is owed nowhere but in CI', async () => {
  const webkit = { driver: 'WebKitWebDriver', browser: 'MiniBrowser', display: 'Xvfb' }
  const judged = judgeTools(engineTools({ firefox: 'firefox', webkit }), true)
  expect(judged).toMatchObject({ failed: false, note: undefined })
  expect(await areToolsOwed({})).toBe(false)
})

describe('nginx that is missing', () => {
  const run = (isOwed: boolean) => {
    const { failed, note } = judgeTools([{ name: 'nginx', found: undefined }], isOwed)
    const tried = { failed, note, counts: { passed: 7, failed: 0, skipped: 40 } }
    return runSteps([{ name: 'deploy', title: 'Deployment tests', run: () => Promise.resolve(tried) }])
  }

  it('is named at the end of the run', async () => {
    const results = await run(false)
    expect(results[0]?.outcome).toBe('passed')
    expect(summaryTable(results)).toMatch(/Deployment tests .* 7 passed, 40 skipped, without nginx$/)
  })

  it('fails in CI, and is what the list of failures says', async () => {
    const results = await run(true)
    expect(results[0]?.outcome).toBe('failed')
    expect(summaryLine(results)).toBe('7 passed, 1 failed')
    expect(failureList(results)).toContain('nginx has to be here')
  })
})
