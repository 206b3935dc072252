import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeSymbolFiles } from '../../../src/compiler/data-pages/reference/download'
import { listStatistics } from '../../../src/compiler/symbols/list-statistics'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { makeTree } from '../content/compile'

const list = (only = '') =>
  `types:\n  Push: { kind: class, topic: implementation/push, members: { enable: function${only} } }\n`

const tree = () =>
  makeTree({
    'content/symbols/v3/android.yaml': list(', off: { kind: function, topic: nowhere }'),
    'content/symbols/v3/ios.yaml': list(),
    'content/symbols/v2/android.yaml': list(),
    'content/symbols/v2/cordova.yaml': list(', go: { kind: function, only: ios }'),
    'content/symbols/v2/ios.yaml': 'types:\n  Lost: { kind: class }\n',
    'content/en/sdk/v3/android/implementation/push.mdx': 'Push.',
    'content/en/sdk/v2/cordova/android/implementation/push.mdx': 'Push.',
    'content/en/sdk/v2/cordova/ios/implementation/push.mdx': 'Push.',
  })

interface Listed {
  id: string
  guides?: string[]
  counterparts?: { version: string; platform: string; id: string }[]
}

/** A symbol in the file of a list. */
function symbol(name: string, id: string): Listed | undefined {
  const root = tree()
  writeSymbolFiles(root)
  const file = path.join(root, `public/api/sdk/${name}.json`)
  const { symbols } = JSON.parse(readFileSync(file, 'utf8')) as { symbols: Listed[] }
  return symbols.find((one) => one.id === id)
}

it('a list for tools says where its schema is, which calls itself so', () => {
  const root = tree()
  writeSymbolFiles(root)
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(root, `public/api/sdk/${name}.json`), 'utf8')) as Record<
      string,
      unknown
    >
  expect(read('v3-android').$schema).toMatch(/^https:.*\/api\/sdk\/schema\.json$/)
  expect(read('schema').$id).toBe(read('v3-android').$schema)
})

describe('a symbol in the lists for tools', () => {
  it('has the page that documents it, where there is one', () => {
    expect(symbol('v3-android', 'Push.enable')?.guides).toEqual([
      expect.stringMatching(/^https:.*\/en\/sdk\/v3\/android\/implementation\/push\/$/),
    ])
    expect(symbol('v3-ios', 'Push.enable')?.guides).toBeUndefined()
    expect(symbol('v3-android', 'Push.off')?.guides).toBeUndefined()
  })

  it('has one for each system that has it, where those have pages of their own', () => {
    expect(symbol('v2-cordova', 'Push.enable')?.guides).toHaveLength(2)
    expect(symbol('v2-cordova', 'Push.go')?.guides).toEqual([expect.stringContaining('/cordova/ios/')])
  })

  it('has the same thing on other platforms of its version and in other versions of its platform', () => {
    expect(symbol('v3-android', 'Push.enable')?.counterparts).toEqual([
      { version: 'v3', platform: 'ios', id: 'Push.enable' },
      { version: 'v2', platform: 'android', id: 'Push.enable' },
    ])
    expect(symbol('v2-ios', 'Lost')?.counterparts).toBeUndefined()
  })

  it('counts as one with a guide in the figures', () => {
    const { lists } = readSymbolLists(tree())
    const figures = listStatistics(lists, () => [])
    expect(figures.find((one) => one.list === 'v2/ios')?.guide).toEqual({ has: 0, of: 1 })
    expect(figures.find((one) => one.list === 'v3/ios')?.guide).toEqual({ has: 2, of: 2 })
  })
})
