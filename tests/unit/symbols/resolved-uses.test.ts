import { describe, expect, it } from 'vitest'
import { declaredNames } from '../../../src/compiler/symbols/declared'
import { findUses } from '../../../src/compiler/symbols/find-uses'
import { indexSymbols } from '../../../src/compiler/symbols/look-up'
import { proseUses } from '../../../src/compiler/symbols/prose-uses'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { tokenize } from '../../../src/compiler/symbols/tokens'
import { makeTree } from '../content/compile'

const list = `types:
  Beckon:
    kind: class
    topic: setup/application
    members:
      shared: { kind: property, type: Beckon }
      getApplication: { kind: function, type: BeckonApplication }
      launch: function
      isReady: function
      device: { kind: function, type: <device> }
      onReady: { kind: event, passes: BeckonApplication }
  BeckonApplication:
    kind: class
    topic: setup/application
    members: { userDataFields: { kind: property, type: '<field>[]' }, services: property }
  <field>: { kind: class, topic: implementation/segmentation, members: { key: property, label: property } }
  <device>:
    kind: class
    topic: implementation/tags
    members: { currentDevice: { kind: property, type: BeckonDevice }, addTag: function }
  BeckonDevice: { kind: class, topic: implementation/register, members: { id: property, transport: property } }
  BeckonDynamicLink: { kind: class, topic: setup/application, members: { target: property } }
  BeckonGeo: { kind: class, topic: implementation/location-services, members: { enable: function } }
  BeckonInbox:
    kind: class
    topic: implementation/inbox
    members:
      items: { kind: property, type: 'BeckonInboxItem[]' }
      onInboxUpdated: { kind: event, passes: 'BeckonInboxItem[]' }
  BeckonInboxItem: { kind: class, topic: implementation/inbox, members: { opened: property, time: property } }
  BeckonUserInboxResponse: { kind: class, topic: implementation/inbox, members: { items: property } }
  BeckonPush:
    kind: class
    topic: implementation/push
    members:
      onActionOpened: { kind: event, passes: <actionEvent> }
  <actionEvent>: { kind: class, members: { notification: { kind: property, type: BeckonNotification } } }
  BeckonNotification: { kind: class, topic: implementation/push, members: { content: property, title: property } }
  BeckonAsset: { kind: class, topic: implementation/storage, members: { url: property, key: property } }
  <messageAction>: { kind: class, topic: implementation/in-app-messages, members: { url: property, label: property } }
  BeckonPass:
    kind: class
    topic: implementation/loyalty/implementation
    members: { token: property, passbook: property, limit: property }
  <purchase>: { kind: class, topic: implementation/monetize/implementation, members: { token: property, receipt: property } }
  BeckonPushDelegate: { kind: protocol, members: { 'beckon(_:didExecuteAction:)': event } }
  BeckonMessageDelegate: { kind: protocol, members: { 'beckon(_:didExecuteAction:)': event } }
  BeckonGeoDelegate:
    kind: protocol
    members: { 'beckon(_:didEnter:)': event, 'beckon(_:didEnter beacon:)': event }
  PermissionGroup: { kind: enum, members: { LOCATION_ALWAYS: value } }
names:
  card: { kind: value, topic: implementation/loyalty/implementation }
  list: { kind: value, topic: implementation/push }
  badge: { kind: value, topic: implementation/push }
  near: { kind: value, topic: implementation/location-services }
  device: { kind: value, topic: setup/application }
  ready: { kind: value, topic: setup/application, note: state }
  launching: { kind: value, topic: setup/application, note: state }
  limit: { kind: value, topic: implementation/loyalty/implementation }
  passbook: { kind: value, topic: setup/application }
  com.beckon.push.default_channel_id: { kind: configuration, topic: customizations }
`

const listed = () => readSymbolLists(makeTree({ 'content/symbols/v3/cordova.yaml': list })).lists
const indexed = () => indexSymbols(listed())
const usesOf = (text: string, language: string) => {
  const declared = new Set(declaredNames(tokenize(text, language), language))
  return [...new Set(findUses({ text, language }, indexed(), declared).uses.map(({ id }) => id))]
}
interface Page {
  around?: string[]
  prefixes?: string[]
  isOld?: () => boolean
}
/** What a text in backticks names on the page of a topic, `around` being what else its section names. */
const named = (text: string, topic: string, { around = [], ...more }: Page = {}) =>
  proseUses(text, {
    index: indexed(),
    symbols: listed().flatMap(({ symbols }) => symbols),
    declared: new Set(),
    topic,
    prefixes: [],
    beside: () => new Set([text]),
    sampled: new Set(),
    isHere: () => true,
    isOld: () => false,
    isOldSelector: () => false,
    ...more,
    around: new Set([text, ...around]),
  })

describe('what only looks like a use of the SDK', () => {
  it.each([
    ['a DOM id', 'html', '<button id="card-button">Show my card</button>'],
    ['a constant of the sample', 'js', "const card = document.createElement('article')\ncard.append(image)"],
    ['a list of the sample', 'js', "const list = document.getElementById('shop')\nlist.textContent = ''"],
    ['another list', 'js', 'const badge = document.getElementById("inbox-badge")'],
    ['an option of a command', 'shell', 'keytool -list -v -keystore ~/.android/debug.keystore'],
    ['a variable', 'dart', "final near = event.beacons.where((b) => b.proximity == 'near');"],
    ['a log text', 'js', "console.log('Beckon is ready:', name)"],
    ['a field of a DOM event', 'js', 'const end = event.target.elements.end.value'],
    ['a field of a cart', 'js', 'send({ items: cart.items.length })'],
    ['a field of an iOS request', 'swift', 'let content = request.content'],
    ['a function of another library', 'kotlin', 'lifecycleScope.launch { load() }'],
    ['a named argument of Flutter', 'dart', 'const TopicsPage({super.key});'],
    ['a value of another type', 'swift', 'let mode = UserDefaults.standard'],
    ['a parameter nobody gave a type', 'js', 'function draw(asset) {\n  image.src = asset.url\n}'],
    [
      'a name with two meanings',
      'js',
      'const app = await load()\nuse(app)\nfor (const app of apps) app.services()',
    ],
  ])('%s', (_, language, text) => {
    expect(usesOf(text, language)).toEqual([])
  })

  it.each([
    ['a variable', 'dart', 'final near = await BeckonInbox.items;\nlog(near.first.opened);', 'near'],
    ['an accessor', 'inline', 'device().currentDevice', 'device'],
  ])('%s that is called as a value of the list is', (_, language, text, id) => {
    expect(usesOf(text, language)).not.toContain(id)
    expect(usesOf(text, language)).not.toEqual([])
  })

  it('a name that the sample gives to something else as well', () => {
    const text = 'const device = await Beckon.device().currentDevice\nothers.map((device) => device.id)'
    expect(usesOf(text, 'js')).not.toContain('BeckonDevice.id')
  })
})

describe('uses that are resolved', () => {
  it.each([
    ['kotlin', 'Beckon.device().addTag("x")', '<device>.addTag'],
    ['java', 'BeckonDevice device = load();\nlog(device.getId());', 'BeckonDevice.id'],
    [
      'kotlin',
      'fun show(items: List<BeckonInboxItem>) {\n  items.forEach { item -> log(item.opened) }\n}',
      'BeckonInboxItem.opened',
    ],
    ['swift', 'Beckon.shared.device().addTag("x")', '<device>.addTag'],
    [
      'swift',
      'func show(_ items: [BeckonInboxItem]) {\n  for item in items { log(item.time) }\n}',
      'BeckonInboxItem.time',
    ],
    [
      'dart',
      'final device = await Beckon.device().currentDevice;\nlog(device?.transport);',
      'BeckonDevice.transport',
    ],
    [
      'dart',
      'BeckonInbox.onInboxUpdated.listen((items) {\n  for (final item in items) log(item.opened);\n});',
      'BeckonInboxItem.opened',
    ],
    ['js', 'Beckon.onReady((application) => log(application.services))', 'BeckonApplication.services'],
    [
      'js',
      'Beckon.onReady(start)\nasync function start(application) {\n  log(application.services)\n}',
      'BeckonApplication.services',
    ],
    [
      'js',
      'const application = await Beckon.getApplication()\napplication.userDataFields.map(({ key, label }) => key)',
      '<field>.label',
    ],
    ['ts', 'log((await Beckon.getApplication())?.services)', 'BeckonApplication.services'],
    [
      'ts',
      'BeckonPush.onActionOpened(({ notification }) => log(notification.title))',
      'BeckonNotification.title',
    ],
    [
      'tsx',
      'const [items, setItems] = useState<BeckonInboxItem[]>([])\nconst unread = items.filter((item) => !item.opened)',
      'BeckonInboxItem.opened',
    ],
    ['ts', 'BeckonInbox.items.then((items) => items.find((item) => item.time))', 'BeckonInboxItem.time'],
    ['ts', 'request(PermissionGroup.LOCATION_ALWAYS)', 'PermissionGroup.LOCATION_ALWAYS'],
  ])('%s: %s', (language, text, id) => {
    expect(usesOf(text, language)).toContain(id)
  })

  it('tells delegates with the same method apart by the type of the sender', () => {
    const text = 'func beckon(_ messaging: BeckonMessage, didExecuteAction action: Action) {}'
    expect(usesOf(text, 'swift')).toContain('BeckonMessageDelegate.beckon(_:didExecuteAction:)')
    expect(usesOf(text, 'swift')).not.toContain('BeckonPushDelegate.beckon(_:didExecuteAction:)')
  })

  it('tells overloads of a delegate apart by the name of the parameter', () => {
    const enter = (what: string) =>
      usesOf(`func beckon(_ geo: BeckonGeo, didEnter ${what}: Place) {}`, 'swift')
    expect(enter('beacon')).toContain('BeckonGeoDelegate.beckon(_:didEnter beacon:)')
    expect(enter('region')).toContain('BeckonGeoDelegate.beckon(_:didEnter:)')
  })
})

describe('names in backticks', () => {
  it('count with their type', () => {
    expect(named('BeckonGeo.enable()', 'migration')).toEqual(['BeckonGeo', 'BeckonGeo.enable'])
    expect(named('device.transport', 'troubleshooting')).toEqual(['BeckonDevice.transport'])
    expect(named('event.target', 'setup/application')).toEqual([])
    expect(named('request.content', 'implementation/push')).toEqual([])
  })

  it('count bare where they can be but one thing', () => {
    expect(named('onInboxUpdated', 'troubleshooting')).toEqual(['BeckonInbox.onInboxUpdated'])
    expect(named('isReady()', 'troubleshooting')).toEqual(['Beckon.isReady'])
    expect(named('launch', 'troubleshooting')).toEqual([])
  })

  it('count as plain words in a section that names others of the same type, on the page that documents it', () => {
    expect(named('url', 'implementation/storage', { around: ['key'] })).toEqual(['BeckonAsset.url'])
    expect(named('url', 'implementation/in-app-messages', { around: ['label'] })).toEqual([
      '<messageAction>.url',
    ])
    expect(named('token', 'implementation/monetize/implementation', { around: ['receipt'] })).toEqual([
      '<purchase>.token',
    ])
    expect(named('ready', 'setup/application', { around: ['launching'] })).toEqual(['ready'])
  })

  it.each([
    ['url', 'implementation/storage', 'a word alone'],
    ['target', 'setup/application', 'the only member of its type'],
    ['ready', 'setup/application', 'a value alone'],
    ['limit', 'implementation/loyalty/implementation', 'a member and a value of one page'],
    ['passbook', 'implementation/loyalty/setup', 'the page of something else'],
    ['card', 'implementation/storage', 'the page of something else'],
    ['Beckon', 'implementation/register', 'the transport'],
    ['Beckon is ready:', 'setup/application', 'a line of the log'],
    ['inbox-badge', 'implementation/push', 'an id'],
  ])('are none: `%s` on %s, %s', (text, topic) => {
    expect(named(text, topic)).toEqual([])
  })

  it('are completed by the beginning that the section names', () => {
    expect(named('default_channel_id', 'customizations')).toEqual([])
    expect(named('default_channel_id', 'customizations', { prefixes: ['com.beckon.push.'] })).toEqual([
      'com.beckon.push.default_channel_id',
    ])
  })

  it('may be those of the version before, on a page about the way from it', () => {
    expect(named('onInboxUpdated', 'migration', { isOld: () => true })).toEqual([])
  })
})
