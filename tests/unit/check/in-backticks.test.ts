import { describe, expect, it } from 'vitest'
import { symbolRule } from '../../../src/compiler/check/symbols/rule'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const native = (more = '') => `types:
  Beckon: { kind: class, members: { shared: { kind: property, type: Beckon }, launch: function, setIcon: function } }
  BeckonPush: { kind: class, members: { allowedUI: property${more} } }
  BeckonNotReadyException: { kind: exception }
`
const own = `types:
  Beckon: { kind: class, members: { launch: { kind: function, signature: 'launch(): Promise<void>' }, device: { kind: function, type: <device> } } }
  BeckonPush: { kind: class, members: { hasEnabled: function } }
  <device>: { kind: class, members: { fetchTags: { kind: function, signature: 'fetchTags(): Promise<void>' } } }
`

/** What is found in a sentence with a name in backticks, on a page of React Native. */
async function found(name: string, version = 'v3', os = ''): Promise<string[]> {
  const root = makeTree({
    [`content/symbols/${version}/react-native.yaml`]: own,
    [`content/symbols/${version}/android.yaml`]: native(),
    [`content/symbols/${version}/ios.yaml`]: native(', hasUI: function'),
    'content/calls.txt': '# Calls of others.\nuseEffect\n',
    'content/en/index.mdx': page('Home', 'Text.'),
    [`content/en/sdk/${version}/react-native/${os}push.mdx`]: page('Push', `Call ${name} now.`),
    [`content/en/sdk/${version}/react-native/${os}tags.mdx`]: page(
      'Tags',
      '```js\nfunction start() {\n  startAll()\n}\n```',
    ),
  })
  const { findings } = await runCheck(root, [symbolRule])
  return findings.map((problem) => formatProblem(problem).replace(/^.*?:8:6 {2}symbol {2}(.*?\.) .*$/, '$1'))
}

describe('a name in backticks on a hybrid page', () => {
  it.each([
    ['`fetchTagz()`', 'fetchTagz does not exist in the React Native SDK v3.'],
    ['`deleteAll()`', 'deleteAll does not exist in the React Native SDK v3.'],
    ['`deleteAll({ force: true })`', 'deleteAll does not exist in the React Native SDK v3.'],
    ['`await deleteAll()`', 'deleteAll does not exist in the React Native SDK v3.'],
    ['`const all = client.deleteAll();`', 'deleteAll does not exist in the React Native SDK v3.'],
    ['`.deleteAll { }`', 'deleteAll does not exist in the React Native SDK v3.'],
    ['`deleteAll<T>()`', 'deleteAll does not exist in the React Native SDK v3.'],
    ['`startAll(start(start(deleteAll(c))))`', 'deleteAll does not exist in the React Native SDK v3.'],
    ['`push.title`', 'BeckonPush has no title in the React Native SDK v3.'],
    ['`fetchTags(a, b)`', 'fetchTags takes no arguments, not 2 in the React Native SDK v3.'],
    ['`Beckon.launch(now)`', 'Beckon.launch takes no arguments, not 1 in the React Native SDK v3.'],
    ['`BeckonPush.removeAll()`', 'BeckonPush has no removeAll in the React Native SDK v3.'],
    ['`BeckonPush.allowedUI`', 'BeckonPush has no allowedUI in the React Native SDK v3.'],
    ['`hasUI()`', 'hasUI does not exist in the React Native SDK v3.'],
    ['`Beckon.setIcon()`', 'Beckon has no setIcon in the React Native SDK v3.'],
    // As version 2 or a native SDK writes it, which the platform's own SDK has.
    ['`Beckon.shared.launch()`', 'Beckon has no shared in the React Native SDK v3.'],
    ['`Beckon.shared().launch()`', 'Beckon has no shared in the React Native SDK v3.'],
  ])('may not be %s', async (name, message) => {
    const [problem = ''] = await found(name)
    expect(problem).toContain(message)
  })

  it.each([
    ['of the SDK', '`fetchTags()`'],
    ['of the SDK, with its type', '`Beckon.device().fetchTags()`'],
    ['of a native SDK, as that one writes it', '`Beckon.shared.setIcon()`'],
    ['that only a native SDK has as a type', '`BeckonNotReadyException`'],
    ['that a sample of the platform declares', '`start()`'],
    ['that a sample of the platform calls', '`startAll()`'],
    ['of another library', '`useEffect()`'],
    ['of another library, with labels', '`tableView(_:didSelectRowAt:)`'],
    ['of another object', '`Linking.openAll()`'],
    ['that is made', '`new Everything()`'],
    ['with arguments left out', '`fetchTags(…)`'],
    ['of a file', '`push.js`'],
    ['in a sentence', '`setState() called after dispose()`'],
  ])('may be one %s', async (_, name) => {
    expect(await found(name)).toEqual([])
  })

  it('may be a native call where each system has pages of its own', async () => {
    expect(await found('`hasUI()`', 'v2', 'ios/')).toEqual([])
  })
})

describe('a name of Objective-C in backticks', () => {
  const list = `types:
  BeckonPushLib:
    kind: class
    members:
      shared: { kind: function, type: BeckonPushLib, signature: { objc: '+ (BeckonPushLib *)shared' } }
      addTag: { kind: function, signature: { objc: '- (void)addTag:(NSString *)tag forUser:(NSString *)user' } }
`
  async function foundOnIos(name: string): Promise<string[]> {
    const root = makeTree({
      'content/symbols/v2/ios.yaml': list,
      'content/en/index.mdx': page('Home', 'Text.'),
      'content/en/sdk/v2/ios/push.mdx': page('Push', `Call ${name} now.`),
    })
    return (await runCheck(root, [symbolRule])).findings.map(({ message }) => message)
  }

  it.each([
    ['`-[BeckonPushLib removeAll]`', 'BeckonPushLib has no removeAll in the iOS SDK v2.'],
    ['`-[BeckonPushLib removeAll:]`', 'BeckonPushLib has no removeAll in the iOS SDK v2.'],
    ['`+[BeckonPushLib removeAll]`', 'BeckonPushLib has no removeAll in the iOS SDK v2.'],
    ['`removeAll:`', 'removeAll does not exist in the iOS SDK v2.'],
    ['`[BeckonPushLib removeAll]`', 'BeckonPushLib has no removeAll in the iOS SDK v2.'],
    ['`[[BeckonPushLib shared] removeAll]`', 'BeckonPushLib has no removeAll in the iOS SDK v2.'],
  ])('may not be %s', async (name, message) => {
    expect(await foundOnIos(name)).toEqual([message])
  })

  it.each([
    '`addTag:forUser:`',
    '`addTag:`',
    '`forUser:`',
    '`[[BeckonPushLib shared] addTag:tag forUser:user]`',
    '`-[BeckonPushLib addTag:forUser:]`',
    '`+[BeckonPushLib shared]`',
    '`[1, 2]`',
    '`Ready:`',
  ])('may be %s', async (name) => {
    expect(await foundOnIos(name)).toEqual([])
  })
})

/** What is found in a sentence with a name in backticks, on a page of a platform with a list. */
async function foundOn(sdk: string, list: string, name: string): Promise<string[]> {
  const root = makeTree({
    [`content/symbols/${sdk}.yaml`]: list,
    'content/calls.txt': 'contains\n',
    'content/en/index.mdx': page('Home', 'Text.'),
    [`content/en/sdk/${sdk}/push.mdx`]: page('Push', `Call ${name} now.`),
  })
  return (await runCheck(root, [symbolRule])).findings.map(({ message }) => message)
}

describe('a method of Swift in backticks', () => {
  const list = `types:
  Beckon:
    kind: class
    members:
      shared: { kind: property, type: Beckon }
      device: { kind: function, type: <device> }
  <device>:
    kind: class
    members:
      addTag: { kind: function, signature: 'func addTag(_ tag: String) async throws' }
      register: { kind: function, signature: 'func register(userId: String?, userName: String? = nil) async throws' }
      webSocket: { kind: function, signature: { objc: '- (void)openForWeb:(BOOL)web', swift: 'func open(forWeb web: Bool)' } }
      plain: function
  BeckonDelegate: { kind: protocol, members: { 'beckon(_:onReady:)': function } }
`

  it.each([
    ['`purge(_:)`', 'purge does not exist in the iOS SDK v3.'],
    ['`purge(_:completionHandler:)`', 'purge does not exist in the iOS SDK v3.'],
    ['`addTag(_:value:)`', 'addTag is addTag(_:), not addTag(_:value:) in the iOS SDK v3.'],
    [
      '`register(id:name:)`',
      'register is register(userId:userName:), not register(id:name:) in the iOS SDK v3.',
    ],
    [
      '`Beckon.shared.device().register(id:)`',
      'register is register(userId:userName:), not register(id:) in the iOS SDK v3.',
    ],
    ['`open(_:)`', 'open is open(forWeb:), not open(_:) in the iOS SDK v3.'],
  ])('may not be %s', async (name, message) => {
    expect(await foundOn('v3/ios', list, name)).toEqual([message])
  })

  it.each([
    '`addTag(_:)`',
    '`device().addTag(_:)`',
    '`addTag(_:completion:)`',
    '`register(userId:userName:)`',
    '`open(forWeb:)`',
    '`plain(_:of:)`',
    '`beckon(_:onReady:)`',
    '`tags.contains(_:)`',
    '`contains(_:)`',
    '`tableView(_:didSelectRowAt:)`',
    '`tableView.register(_:forCellReuseIdentifier:)`',
  ])('may be %s', async (name) => {
    expect(await foundOn('v3/ios', list, name)).toEqual([])
  })
})

describe('a selector of Objective-C in backticks', () => {
  const list = `types:
  Beckon:
    kind: class
    members:
      addTag: { kind: function, signature: { objc: '- (void)addTag:(NSString *)tag completionHandler:(Done)done errorHandler:(Failed)failed' } }
      addTag(tag): { kind: function, signature: { objc: '- (void)addTag:(NSString *)tag' } }
`

  it('may not have other words behind its first', async () => {
    expect(await foundOn('v2/ios', list, '`addTag:withCompletion:`')).toEqual([
      'addTag is addTag:completionHandler:errorHandler: or addTag:, not addTag:withCompletion: in the iOS SDK v2.',
    ])
  })

  it.each(['`addTag:`', '`addTag:completionHandler:`', '`addTag:completionHandler:errorHandler:`'])(
    'may be %s',
    async (name) => {
      expect(await foundOn('v2/ios', list, name)).toEqual([])
    },
  )
})

it.each([
  '`application(_:continue:restorationHandler:)`',
  '`scene(_:openURLContexts:)`',
  '`UIViewController().present(_:animated:)`',
])('a method of Apple may be called as one of the SDK: %s', async (name) => {
  const list = `types:
  Beckon: { kind: class, members: { present: { kind: function, signature: 'func present(pass: Pass, in controller: UIViewController)' } } }
  App: { kind: class, members: { application: { kind: function, signature: 'func application(_ app: UIApplication, didRegister token: Data)' }, scene: { kind: function, signature: 'func scene(_ scene: UIScene, didOpen url: URL)' } } }
`
  expect(await foundOn('v3/ios', list, name)).toEqual([])
})

it('a method of Swift is not excused by a sample that sends it in Objective-C', async () => {
  const list =
    "types:\n  Beckon: { kind: class, members: { addTag: { kind: function, signature: 'func addTag(_ tag: String)' } } }\n"
  const text = '`addTag(_:value:)`:\n\n```objc\n[lib addTag:tag];\n```\n\nDo it'
  expect(await foundOn('v3/ios', list, text)).toEqual([
    'addTag is addTag(_:), not addTag(_:value:) in the iOS SDK v3.',
  ])
})

describe('a method that a plugin of jQuery is asked for by its name', () => {
  const list = `types:
  beckon: { kind: module, members: { beckon: function, addTags: function } }
variables: { instance: beckon }
`

  it.each([
    "`instance.beckon('purge')`",
    "`$('#beckon').on('click', run).beckon('purge', { a: 1 })`",
    '`$("#beckon").beckon("purge")`',
  ])('may not be one that there is not: %s', async (name) => {
    expect(await foundOn('v1/html5', list, name)).toEqual(['beckon has no purge in the Web (HTML5) SDK v1.'])
  })

  it.each([
    "`instance.beckon('addTags')`",
    "`$('body').beckon({ a: 'purge' })`",
    "`$('#beckon').on('purge')`",
  ])('may be one of the list, and others are not asked for: %s', async (name) => {
    expect(await foundOn('v1/html5', list, name)).toEqual([])
  })
})

it('a member in backticks behind a hash is looked up as one behind a dot', async () => {
  const list = 'types:\n  BeckonInbox: { kind: class, members: { items: property } }\n'
  expect(await foundOn('v2/android', list, '`BeckonInbox#purge`')).toEqual([
    'BeckonInbox has no purge in the Android SDK v2.',
  ])
  expect(await foundOn('v2/android', list, '`BeckonInbox#items`')).toEqual([])
})

it('samples on pages below no platform import what their own SDK has', async () => {
  const root = makeTree({
    'content/symbols/v3/android.yaml':
      'types:\n  Beckon: { kind: object, package: com.beckon, members: { launch: function } }\n',
    'content/symbols/v3/ios.yaml':
      'types:\n  Beckon: { kind: class, package: BeckonKit, members: { launch: function } }\n',
    'content/en/index.mdx': page(
      'Home',
      '```kotlin\nimport android.util.Log\n\nval a = Beckon.launch()\n```',
    ),
  })
  const { findings } = await runCheck(root, [symbolRule])
  expect(findings.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
    'Beckon is used without its import. import com.beckon.Beckon',
  ])
})
