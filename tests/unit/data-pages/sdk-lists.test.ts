import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeSymbolFiles } from '../../../src/compiler/data-pages/reference/download'
import { listStatistics } from '../../../src/compiler/symbols/list-statistics'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { makeTree } from '../content/compile'

const list = (only = '') =>
  `types:\n  Push: { kind: class, topic: implementation/push, members: { enable: function${only} } }\n`

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What the page is about, and nothing else.\n---\n\n${body}\n`

const tree = (more: Record<string, string> = {}) =>
  makeTree({
    'content/symbols/v3/android.yaml': list(', off: function, gone: { kind: function, topic: nowhere }'),
    'content/symbols/v3/ios.yaml': list(),
    'content/symbols/v2/android.yaml': list(),
    'content/symbols/v2/cordova.yaml': list(', go: { kind: function, only: ios }'),
    'content/symbols/v2/ios.yaml': 'types:\n  Lost: { kind: class }\n',
    'content/en/sdk/v3/android/index.mdx': page('Android', 'The SDK.'),
    'content/en/sdk/v3/android/implementation/push.mdx': page(
      'Push',
      '## Turn it on\n\nCall `Push.enable()`, which takes a moment.',
    ),
    'content/en/sdk/v2/cordova/index.mdx': page('Cordova', 'The SDK.'),
    'content/en/sdk/v2/cordova/android/implementation/push.mdx': page('Push', '`Push.enable()`'),
    'content/en/sdk/v2/cordova/ios/implementation/push.mdx': page('Push', '`Push.enable()`, `Push.go()`'),
    ...more,
  })

interface Listed {
  id: string
  import?: string
  guides?: string[]
  counterparts?: { version: string; platform: string; id: string }[]
}

/** The files that a build writes of a tree. */
async function written(root = tree()): Promise<(name: string) => Record<string, unknown>> {
  const { nameGuides } = await compileContent(root, undefined, { wordsOnly: true })
  writeSymbolFiles(root, nameGuides)
  return (name) =>
    JSON.parse(readFileSync(path.join(root, `public/api/sdk/${name}.json`), 'utf8')) as Record<
      string,
      unknown
    >
}

/** A symbol in the file of a list. */
async function symbol(name: string, id: string, root = tree()): Promise<Listed | undefined> {
  const { symbols } = (await written(root))(name) as { symbols: Listed[] }
  return symbols.find((one) => one.id === id)
}

it('a list for tools says where its schema is, which calls itself so', async () => {
  const read = await written()
  expect(read('v3-android').$schema).toMatch(/^https:.*\/api\/sdk\/schema\.json$/)
  expect(read('schema').$id).toBe(read('v3-android').$schema)
})

describe('a symbol in the lists for tools', () => {
  it('has the section that documents it, where there is one: that of its page', async () => {
    expect((await symbol('v3-android', 'Push.enable'))?.guides).toEqual([
      expect.stringMatching(/^https:.*\/en\/sdk\/v3\/android\/implementation\/push\/#turn-it-on$/),
    ])
    expect((await symbol('v3-ios', 'Push.enable'))?.guides).toBeUndefined()
    // No page names them, though there is one on the topic of the first.
    expect((await symbol('v3-android', 'Push.off'))?.guides).toBeUndefined()
    expect((await symbol('v3-android', 'Push.gone'))?.guides).toBeUndefined()
  })

  it('has that of its own system, where those have pages of their own', async () => {
    expect((await symbol('v2-cordova', 'Push.go'))?.guides).toEqual([
      expect.stringContaining('/cordova/ios/'),
    ])
  })

  it('has another section once the page says so', async () => {
    const root = tree()
    await written(root)
    const file = path.join(root, 'content/en/sdk/v3/android/implementation/push.mdx')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Turn it on', 'Begin'))
    expect((await symbol('v3-android', 'Push.enable', root))?.guides).toEqual([
      expect.stringMatching(/#begin$/),
    ])
  })

  it.each([
    ['v3-ios', 'BeckonPushKit', 'BeckonPushKit'],
    ['v3-android', 'com.beckon.push', 'com.beckon.push.Push'],
    ['v3-flutter', 'package:beckon_push/beckon_push.dart', 'package:beckon_push/beckon_push.dart'],
  ])('of %s is imported by what its page imports', async (name, from, said) => {
    const text = `types:\n  Push: { kind: class, package: '${from}', members: { a: function } }\n`
    const root = tree({ [`content/symbols/${name.replace('-', '/')}.yaml`]: text })
    expect((await symbol(name, 'Push', root))?.import).toBe(said)
  })

  it('has the same thing on other platforms of its version and in other versions of its platform', async () => {
    expect((await symbol('v3-android', 'Push.enable'))?.counterparts).toEqual([
      { version: 'v3', platform: 'ios', id: 'Push.enable' },
      { version: 'v2', platform: 'android', id: 'Push.enable' },
    ])
    expect((await symbol('v2-ios', 'Lost'))?.counterparts).toBeUndefined()
  })

  it('counts as one with a guide in the figures', () => {
    const { lists } = readSymbolLists(tree())
    const figures = listStatistics(lists)
    expect(figures.find((one) => one.list === 'v2/ios')?.guide).toEqual({ has: 0, of: 1 })
    expect(figures.find((one) => one.list === 'v3/ios')?.guide).toEqual({ has: 2, of: 2 })
  })
})
