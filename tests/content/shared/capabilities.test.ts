import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readParity } from '../../../src/compiler/parity/parity'
import { capabilities, quickWinGoals } from '../../../src/shared/capabilities'
import { languages } from '../../../src/shared/site'

const root = path.resolve(import.meta.dirname, '../../..')

interface Strings {
  capability: Record<string, string>
  goal: Record<string, string>
  home: { about: Record<string, string> }
}

describe.each(languages)('the strings of the interface in %s', (language) => {
  const file = path.join(root, `content/locales/${language}/translation.json`)
  const strings = JSON.parse(readFileSync(file, 'utf8')) as Strings

  it('name each capability and each goal, and nothing that is gone', () => {
    expect(Object.keys(strings.capability).sort()).toEqual(['all', ...capabilities].sort())
    expect(Object.keys(strings.goal).sort()).toEqual(['all', ...quickWinGoals].sort())
  })

  it('say what each capability on the home page is', () => {
    const shown = readParity(root).parity.capabilities.flatMap(({ id, guide }) => (guide ? [id] : []))
    expect(shown.length).toBeGreaterThan(5)
    expect(Object.keys(strings.home.about).sort()).toEqual(shown.sort())
  })
})
