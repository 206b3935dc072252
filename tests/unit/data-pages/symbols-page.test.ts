import { describe, expect, it } from 'vitest'
import { symbolsMaker } from '../../../src/compiler/data-pages/symbols-maker'
import type { TreeEntry } from '../../../src/compiler/page/tree-entry'
import { compileBody, makeTree } from '../content/compile'

/** The page of symbols that is made of these lists, by the platform; `pages` are bodies by their paths. */
async function symbolsPages(lists: Record<string, string>, pages: Record<string, string> = {}) {
  const root = makeTree(
    Object.fromEntries(Object.entries(lists).map(([name, text]) => [`content/symbols/${name}.yaml`, text])),
  )
  const overviews = Object.keys(lists).map((name) => [`/en/sdk/${name}/`, 'Overview.'])
  const written = new Map<string, TreeEntry>()
  for (const [path, body] of [...overviews, ...Object.entries(pages)] as [string, string][]) {
    written.set(path, { file: `${path.slice(1)}index.mdx`, path, page: await compileBody(body), made: path })
  }
  const { pages: made } = symbolsMaker.make({ root, language: 'en', written })
  return (platform: string) => made.find(({ file }) => file === `en/sdk/${platform}/symbols.mdx`)
}
const row = (text: string | undefined, name: string) =>
  text?.split('\n').find((line) => line.startsWith(`| \`${name}`))

const inboxOf = (members: string) => `types:\n  Inbox: { kind: class, members: { ${members} } }\n`

describe('what a symbol is called elsewhere', () => {
  it('is said of every version of a platform that calls it so', async () => {
    const page = await symbolsPages({
      'v3/android': inboxOf('getLanguage: { kind: function, concept: language }'),
      'v3/ios': inboxOf('language: { kind: property, concept: language }'),
      'v2/ios': inboxOf('language: { kind: property, concept: language }'),
      'v3/flutter': inboxOf('language: { kind: property, concept: language }'),
    })
    expect(row(page('v3/android')?.text, 'getLanguage')).toContain(
      'Elsewhere: `language` on iOS v2 and v3, Flutter.',
    )
  })

  it('is not said of a platform that has the name too, beside another of the same', async () => {
    const two =
      'parseJson: { kind: function, concept: parse }, parseString: { kind: function, concept: parse }'
    const page = await symbolsPages({
      'v3/android': inboxOf(two),
      'v3/ios': inboxOf(two),
      'v3/flutter': inboxOf('parse: { kind: function, concept: parse }'),
      'v3/cordova': inboxOf(
        'parseJson: { kind: function, concept: other }, from: { kind: function, concept: parse }',
      ),
    })
    expect(row(page('v3/android')?.text, 'parseJson')).toContain('Elsewhere: `parse` on Flutter. ')
    expect(row(page('v3/flutter')?.text, 'parse')).toContain(
      'Elsewhere: `parseJson` on Android, iOS; `parseString` on Android, iOS; `from` on Cordova.',
    )
  })
})

describe('types without a name', () => {
  const lists = {
    'v3/ios': [
      'types:',
      '  Shop:',
      '    kind: class',
      "    members: { getPurchases: { kind: function, type: '<purchase>[]' }, onBought: { kind: event, passes: <purchase> } }",
      "  Item: { kind: class, members: { parts: { kind: property, type: '<part>[]' }, place: { kind: property, type: <place> } } }",
      '  <purchase>: { kind: class, title: Purchase, members: { receipt: property } }',
      '  <part>: { kind: class, members: { weight: property } }',
      '  <place>: { kind: class, members: { point: { kind: property, type: <point> } } }',
      '  <point>: { kind: class, members: { latitude: property } }',
      '  <both>: { kind: class, members: { extra: property } }',
      '',
    ].join('\n'),
  }

  it('stand below what they are called, and say where they come from', async () => {
    const text = (await symbolsPages(lists))('v3/ios')?.text
    expect(text).toContain('## Purchase\n\nFields of what `Shop.getPurchases()` and `Shop.onBought` give.')
    expect(row(text, 'receipt')).toBe('| `receipt` |  |')
  })

  it('stand with the property that leads to them, however deep', async () => {
    const text = (await symbolsPages(lists))('v3/ios')?.text
    expect(text).toContain('### Item.parts[]\n')
    expect(text).toContain('### Item.place.point\n')
    expect(row(text, 'latitude')).toBeDefined()
  })
})

describe('what is imported by a name of its own', () => {
  it('says so, a member as well as a type', async () => {
    const inbox = '{ kind: function, type: Inbox, import: com.beckon.inbox.ktx.inbox }'
    const page = await symbolsPages({
      'v3/android': `types:\n  Beckon: { kind: object, package: com.beckon, members: { inbox: ${inbox} } }\n  Inbox: { kind: class }\n`,
    })
    expect(page('v3/android')?.text).toContain('Object, `com.beckon.Beckon`.')
    expect(row(page('v3/android')?.text, 'inbox')).toBe(
      '| `inbox` | Function; `com.beckon.inbox.ktx.inbox`. |',
    )
  })
})

describe('names of the native SDKs', () => {
  const lists = {
    'v3/android':
      'names:\n  com.beckon.limit: configuration\n  light: value\n  dark: value\n  beckon_ok: resource\n',
    'v3/ios': 'names: { LIMIT: configuration }\n',
    'v3/flutter': 'natives: { kinds: [configuration], names: [light] }\nnames: {}\n',
  }

  it('are those of a hybrid platform as well, by kind or by name, with their system', async () => {
    const page = (await symbolsPages(lists))('v3/flutter')
    expect(row(page?.text, 'com.beckon.limit')).toContain('Android only')
    expect(row(page?.text, 'LIMIT')).toContain('iOS only')
    expect(row(page?.text, 'light')).toBeDefined()
    expect(row(page?.text, 'dark')).toBeUndefined()
    expect(row(page?.text, 'beckon_ok')).toBeUndefined()
    expect(page?.alsoFrom).toEqual(['content/symbols/v3/android.yaml', 'content/symbols/v3/ios.yaml'])
  })
})

describe('links to where a symbol is used', () => {
  const list = `types:
  Beckon:
    kind: class
    topic: setup
    members: { launch: function, getDevice: { kind: function, type: Device } }
  Device: { kind: class, topic: register, members: { id: property, on: property } }
`
  const lists = {
    'v3/cordova': list,
    'v3/android': list,
    'v2/cordova': inboxOf('oldName: function, launch: function'),
  }
  const at = async (path: string, body: string) =>
    (await symbolsPages(lists, { [`/en/sdk/v3/cordova/${path}/`]: body }))('v3/cordova')?.text

  it('follow the types of what is called', async () => {
    const text = await at('register', '```js\nconst device = Beckon.getDevice()\nlog(device.id)\n```')
    expect(row(text, 'id')).toContain('/en/sdk/v3/cordova/register/')
    expect(row(text, 'launch')).toBe('| `launch` |  |')
  })

  it('do not lead to the native SDK of the same name', async () => {
    const sample = 'Beckon.launch()\n'
    expect(row(await at('setup', `\`\`\`js\n${sample}\`\`\``), 'launch')).toContain('/setup/')
    expect(row(await at('setup', `\`\`\`kotlin\n${sample}\`\`\``), 'launch')).toBe('| `launch` |  |')
  })

  it('do not lead to samples of the version before', async () => {
    const old = '```js\nBeckon.on()\nBeckon.launch()\n```'
    expect(row(await at('migration', old), 'launch')).toBe('| `launch` |  |')
    expect(row(await at('setup', old), 'launch')).toContain('/setup/')
    expect(row(await at('migration', 'Call `launch()`.'), 'launch')).toBe('| `launch` |  |')
    expect(row(await at('migration', 'Call `getDevice()`.'), 'getDevice')).toContain('/migration/')
  })
})
