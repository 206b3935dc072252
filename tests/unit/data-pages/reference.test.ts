import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../src/compiler/data-pages/reference/addresses'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { compileBody, compileFile, makeTree } from '../content/compile'
import { reference } from './reference'

/** The part of a page that is about a member. */
const about = (text: string | undefined, title: string) =>
  new RegExp(
    `<Member title="${title}"[^]*?</Member>|<Field title="${title.replace('.', ' ')}"[^]*?</Field>`,
  ).exec(text ?? '')?.[0]

const inbox = (members: string) => `types:
  Inbox: { kind: class, about: The inbox., topic: inbox, members: { ${members}, b: function, c: function, d: function } }
`

describe('a member of a type', () => {
  const lists = {
    'v3/android': `types:
  Item: { kind: class, members: { id: property, time: property, read: { kind: property, holds: boolean, about: Whether it was read. } } }
  Failure: { kind: exception }
  Outbox: { kind: class, members: { last: { kind: property, type: Item }, send: function, stop: function } }
  Inbox:
    kind: class
    topic: inbox
    members:
      open:
        kind: function
        signature: 'suspend fun open(item: Item, force: Boolean = false): Item?'
        about: Opens an item.
        parameters: { item: the item }
        returns: null where it is gone
        errors: { Failure: there is no network }
        thread: main
        since: '3.5'
      close: function
      clear: function
`,
  }

  it('has its signatures, with links to the types that they name', async () => {
    const open = about((await reference(lists)).text('v3/android', 'inbox'), 'Inbox.open')
    expect(open).toContain('<Signature language="kotlin" code="suspend fun open(item: Item')
    expect(open).toContain('links="Item /en/sdk/v3/android/symbols/item/"')
    expect(open).toContain('<Signature language="java" code="void open(Item item, boolean force')
  })

  it('says what it takes, gives and ends with', async () => {
    const open = about((await reference(lists)).text('v3/android', 'inbox'), 'Inbox.open')
    expect(open).toContain('Opens an item.')
    expect(open).toContain('- `item` `Item`\n\n  The item')
    expect(open).toContain('- `force` `Boolean`, optional, default `false`')
    expect(open).toContain('- **Returns** null where it is gone')
    expect(open).toContain(
      '- **Errors** [`Failure`](/en/sdk/v3/android/symbols/errors/#failure) when there is no network',
    )
    expect(open).toContain('- **Thread** Main thread\n- **Since** 3.5')
  })

  it.each([
    ['v3/ios', 'BeckonPushKit', 'import BeckonPushKit'],
    ['v3/android', 'com.beckon.push', 'com.beckon.push.Push'],
    ['v3/flutter', 'package:beckon_push/beckon_push.dart', "import 'package:beckon_push/beckon_push.dart';"],
    ['v3/react-native', 'react-native-beckon-push', "import { Push } from 'react-native-beckon-push'"],
  ])('comes with its type, whose import stands on %s as its language writes it', async (list, from, line) => {
    const text = `types:\n  Push: { kind: class, package: '${from}', members: { a: function, b: function, c: function } }\n`
    expect((await reference({ [list]: text })).text(list, 'push')).toContain(`- **Import** \`${line}\``)
  })

  it('that is but a field stands in a row with its type', async () => {
    const { text } = await reference(lists)
    expect(text('v3/android', 'item')).toContain(
      '<Field title="Item read" name="read" type="Boolean">\n\nWhether it was read.',
    )
  })

  it('has one address, to which the front leads', async () => {
    const { text } = await reference(lists)
    const page = await compileFile(text('v3/android', 'inbox') ?? '')
    expect(page.problems).toEqual([])
    expect(JSON.stringify(page.blocks)).toContain('id=\\"inboxopen\\"')
    expect(text('v3/android')).toContain('open inbox/#inboxopen')
    const front = await compileFile(text('v3/android') ?? '')
    expect(front.problems).toEqual([])
    const html = JSON.stringify(front.blocks)
    expect(html).toContain('href=\\"/en/sdk/v3/android/symbols/inbox/#inboxopen\\"')
    // Where addresses of before lead to.
    expect(html).toContain('<section class=\\"entry\\" id=\\"inbox\\"')
  })

  it('has a long signature on a line a parameter, set in', async () => {
    const { text } = await reference({
      'v3/ios': `types:
  Inbox:
    kind: class
    members:
      open: { kind: function, signature: 'func open(_ item: BeckonInboxItem, completion: @escaping (Result<BeckonNotification, Error>) -> Void)' }
      a: function
      b: function
      c: function
`,
    })
    const page = await compileFile(text('v3/ios', 'inbox') ?? '')
    const [shown = ''] = /<pre class=\\"signature\\">.*?<\/pre>/.exec(JSON.stringify(page.blocks)) ?? []
    const lines = shown.replace(/<[^>]*>/g, '').split('\\n')
    expect(lines.map((line) => /^ */.exec(line)?.[0].length)).toEqual([0, 4, 4, 0])
  })

  it('is found by its heading, a field with its type', async () => {
    const { text, names } = await reference(lists)
    const page = await compileFile(text('v3/android', 'inbox') ?? '')
    expect(page.sections.find(({ id }) => id === 'inboxopen')).toMatchObject({ title: 'Inbox.open' })
    const item = await compileFile(text('v3/android', 'item') ?? '')
    expect(item.sections.map(({ id }) => id)).not.toContain('item-read')
    expect(names.get('/en/sdk/v3/android/symbols/item/')?.get('')).toContain('read')
  })
})

describe('pages of a reference', () => {
  it('are one a type; what belongs to it stands with it, and what fills no page with others', async () => {
    const { files, text } = await reference({
      'v3/ios': `types:
  Inbox: { kind: class, members: { a: function, b: function, state: { kind: property, type: <state> } } }
  InboxDelegate: { kind: protocol, members: { onLoad: event } }
  Inbox.Error: { kind: exception }
  <state>: { kind: class, members: { count: property } }
  Loose: { kind: enum, members: { one: value } }
names: { LIMIT: { kind: configuration, holds: boolean, default: 'true' } }
`,
    })
    expect(files.map((file) => file.replace('en/sdk/v3/ios/symbols', ''))).toEqual([
      '.mdx',
      '/inbox.mdx',
      '/errors.mdx',
      '/other-types.mdx',
      '/configuration.mdx',
    ])
    expect(text('v3/ios', 'inbox')).toMatch(/## InboxDelegate[^]*## state/)
    expect(text('v3/ios', 'configuration')).toMatch(/name="LIMIT" type="boolean">[^]*\*\*Default\*\* `true`/)
  })

  it('are made of what is too large to stand beside a type, whose page leads there from the anchors it had', async () => {
    const events = Array.from({ length: 31 }, (_, at) => `on${at}: event`).join(', ')
    const list = `types:
  Inbox: { kind: class, members: { open: function, close: function, clear: function } }
  InboxDelegate: { kind: protocol, about: Hears of it., members: { ${events} } }
`
    const { text, files } = await reference({ 'v3/ios': list })
    expect(files).toContain('en/sdk/v3/ios/symbols/inboxdelegate.mdx')
    expect(text('v3/ios', 'inboxdelegate')).toContain('<Member title="InboxDelegate.on30"')
    const page = text('v3/ios', 'inbox') ?? ''
    expect(page).not.toContain('<Member title="InboxDelegate.on30"')
    expect(page).toContain('<TypeEntry title="InboxDelegate"')
    const { blocks } = await compileBody(page)
    expect(JSON.stringify(blocks)).toMatch(
      /id=\\"inboxdelegate\\".*href=\\"\/en\/sdk\/v3\/ios\/symbols\/inboxdelegate\/#inboxdelegateon30\\" id=\\"inboxdelegateon30\\"/,
    )
  })

  it('are cut by topic where a type has too many members for one', async () => {
    const many = (topic: string, count: number) =>
      Array.from(
        { length: count },
        (_, at) => `${topic}${at}: { kind: function, topic: implementation/${topic} }`,
      )
    const { files, text } = await reference({
      'v3/ios': `types:\n  Beckon: { kind: class, members: { ${[...many('push', 40), ...many('tags', 30), 'launch: function'].join(', ')} } }\n`,
    })
    expect(files).toContain('en/sdk/v3/ios/symbols/beckon-push.mdx')
    expect(text('v3/ios', 'beckon')).not.toContain('push1')
    expect(text('v3/ios', 'beckon-push')).toContain('[`Beckon`](/en/sdk/v3/ios/symbols/beckon/)')
  })
})

describe('links to where a symbol is used', () => {
  const list = `types:
  Beckon:
    kind: class
    topic: setup
    members: { launch: function, stop: function, getDevice: { kind: function, type: Device } }
  Device: { kind: class, topic: register, members: { id: property, on: property, off: function } }
`
  const lists = {
    'v3/cordova': list,
    'v3/android': list,
    'v2/cordova': inbox('oldName: function, launch: function'),
  }
  const at = async (path: string, body: string, title: string) => {
    const { text } = await reference(lists, { [`/en/sdk/v3/cordova/${path}/`]: body })
    return about(text('v3/cordova', title.split('.')[0]?.toLowerCase()), title)
  }

  it('follow the types of what is called', async () => {
    const sample = '```js\nconst device = Beckon.getDevice()\nlog(device.id)\n```'
    expect(await at('register', sample, 'Device.id')).toContain(
      '- **Guide** [Page title](/en/sdk/v3/cordova/register/)',
    )
    expect(await at('other', sample, 'Device.id')).toContain(
      '- **Used in** [Page title](/en/sdk/v3/cordova/other/)',
    )
    expect(await at('register', sample, 'Beckon.launch')).not.toContain('register')
  })

  it('do not come from a word that is called the same', async () => {
    const sample = '```js\nconst device = document.querySelector("#on")\nlog(device.id, id)\n```'
    expect(await at('register', sample, 'Device.id')).not.toContain('register/')
  })

  it('do not lead to the native SDK of the same name', async () => {
    const sample = 'Beckon.launch()\n'
    expect(await at('setup', `\`\`\`js\n${sample}\`\`\``, 'Beckon.launch')).toContain('/cordova/setup/')
    expect(await at('setup', `\`\`\`kotlin\n${sample}\`\`\``, 'Beckon.launch')).not.toContain(
      '/cordova/setup/',
    )
  })

  it('do not lead to samples of the version before', async () => {
    const old = '```js\nBeckon.on()\nBeckon.launch()\n```'
    expect(await at('migration', old, 'Beckon.launch')).not.toContain('/migration/')
    expect(await at('setup', old, 'Beckon.launch')).toContain('/cordova/setup/')
    expect(await at('migration', 'Call `launch()`.', 'Beckon.launch')).not.toContain('/migration/')
    expect(await at('migration', 'Call `getDevice()`.', 'Beckon.getDevice')).toContain('/migration/')
  })
})

describe('names of the native SDKs', () => {
  it('are those of a hybrid platform as well, by kind or by name, with their system', async () => {
    const { text } = await reference({
      'v3/android':
        'names:\n  com.beckon.limit: configuration\n  light: value\n  dark: value\n  beckon_ok: resource\n',
      'v3/ios': 'names: { LIMIT: configuration, light: value, bright: value }\n',
      'v3/flutter': 'natives: { kinds: [configuration], names: [light, bright] }\nnames: {}\n',
    })
    const keys = text('v3/flutter', 'configuration')
    expect(keys).toMatch(/name="com.beckon.limit"[^>]*>[^]*?Android only/)
    expect(keys).toMatch(/name="LIMIT"[^>]*>[^]*?iOS only/)
    // Both systems have `light`, so that one of the two constants is marked.
    const constants = text('v3/flutter', 'constants')
    expect(constants).toContain('name="light"')
    expect(constants).toMatch(/name="bright"[^>]*>[^]*?iOS only/)
    expect(constants?.match(/only/g)).toHaveLength(1)
    expect(text('v3/flutter', 'constants')).not.toContain('name="dark"')
    // Which is said where there are any.
    expect(keys).toContain('include those of the native SDKs')
    expect(constants).not.toContain('include those of the native SDKs')
    expect(text('v3/flutter', 'resources')).toBeUndefined()
  })
})

describe('two names with the same letters on one page', () => {
  const list = `types:
  Push:
    kind: class
    members: { application: { kind: function, signature: 'fun application(): String' }, b: function, c: function }
  PushApplication:
    kind: class
    topic: push
    members: { d: function, e: function, f: function, Push: { kind: function, holds: string } }
`

  it('have addresses of their own, which are those of their headings', async () => {
    const { files, text } = await reference({ 'v3/android': list })
    const slugs = files.flatMap((file) => /symbols\/(.+)\.mdx$/.exec(file)?.[1] ?? [])
    const root = makeTree({ 'content/symbols/v3/android.yaml': list })
    const [read] = readSymbolLists(root).lists
    const addresses = [...referenceOf(read!).addresses.values()]
    const places = addresses.map(({ slug, anchor }) => `${slug}#${anchor}`)
    expect(places.filter((one, at) => places.indexOf(one) < at)).toEqual([])
    for (const slug of slugs) {
      const page = await compileBody((text('v3/android', slug) ?? '').replace(/^---[^]*?---/, ''))
      expect(page.problems).toEqual([])
      const there = [...page.headings.map(({ id }) => id), ...page.rowAnchors]
      const wanted = addresses.filter((one) => one.slug === slug && one.anchor).map(({ anchor }) => anchor)
      expect(wanted.filter((anchor) => !there.includes(anchor))).toEqual([])
    }
  })
})
