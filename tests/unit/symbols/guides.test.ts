import { describe, expect, it } from 'vitest'
import { reference } from '../data-pages/reference'
import { android, fence, guide, lines } from './guide-link'

const apple = `  BeckonLib:
    kind: class
    topic: implementation/oauth2
    members:
      shared: { kind: function, type: BeckonLib }
      signIn: { kind: function, signature: { objc: '- (void)signIn:(NSString *)name withCode:(NSString *)code' } }
      signOut: { kind: function, signature: { objc: '- (void)signOut:(id)handler' } }
      openItem: { kind: function, signature: { objc: '- (void)openItem:(id)item' } }
      account: { kind: property, signature: { objc: '@property NSString *account' } }
  BeckonLibDelegate:
    kind: protocol
    topic: implementation/oauth2
    members: { 'beckonLib:didSignIn:withCode:': event, 'beckonLib:didSignOut:': event, 'beckonLib:didOpen:': event }
  BeckonBox:
    kind: class
    topic: implementation/oauth2
    members:
      signOut: { kind: function, signature: { objc: '- (void)signOut:(id)handler' } }
      empty: function
      fill: function
`

describe('the section of a guide that documents a member', () => {
  it.each([
    ['by all words of a selector', '## Sign in\n\nSend `signIn:withCode:`.', 'BeckonLib.signIn'],
    ['by the first words of a selector', '## Sign in\n\n| `signIn:` | signs in |\n|-|-|', 'BeckonLib.signIn'],
    [
      'as a message',
      '## Sign in\n\nRead `[[BeckonLib shared] account]` and `BeckonLib`.',
      'BeckonLib.account',
    ],
    [
      'by what a method of the app is handed',
      `## Sign in\n\n${fence('objc', '- (void)lib:(BeckonLib *)lib didOpen:(id)item {\n  [lib openItem:item];\n}')}`,
      'BeckonLib.openItem',
    ],
  ])('is named in Objective-C %s', async (_, body, member) => {
    const found = await guide('v2/ios', apple, { 'implementation/oauth2': body }, 'beckonlib', member)
    expect(found).toBe('implementation/oauth2/#sign-in')
  })

  it.each([
    ['without its sender', '`didSignIn:withCode:`', 'beckonLib:didSignIn:withCode:', '#here'],
    ['by its first word', '`didSignIn:`', 'beckonLib:didSignIn:withCode:', '#here'],
    ['as a whole', '`beckonLib:didSignOut:`', 'beckonLib:didSignOut:', '#here'],
    [
      'as a method of the app',
      fence('objc', '- (void)beckonLib:(BeckonLib *)lib\n   didOpen:(NSString *)name {\n}'),
      'beckonLib:didOpen:',
      '#here',
    ],
    ['by the word of another', '`didSignOut:` of `BeckonLibDelegate`', 'beckonLib:didOpen:', undefined],
  ])('is that of a delegate method %s', async (_, body, member, anchor) => {
    const pages = { 'implementation/oauth2': `## Here\n\n${body}` }
    const found = await guide('v2/ios', apple, pages, 'beckonlib', member)
    expect(found).toBe(anchor === undefined ? undefined : `implementation/oauth2/${anchor}`)
  })

  it('is that of a delegate method of Swift without its brackets', async () => {
    const types = `  BeckonGeoDelegate: { kind: protocol, topic: implementation/geo, members: { 'beckon(_:didVisit:)': event, 'beckon(_:didRun:for:)': event, 'beckon(_:didGo:)': event } }
  BeckonPush: { kind: class, topic: implementation/push, members: { 'beckon(_:didGo:)': event, a: event, b: event } }
`
    const pages = { 'implementation/geo': '## Here\n\n| `didVisit` | `didRun:for:` | `visit` |\n|-|-|-|' }
    const of = (member: string) => guide('v3/ios', types, pages, 'beckongeodelegate', member)
    expect(await of('beckon(_:didVisit:)')).toBe('implementation/geo/#here')
    expect(await of('beckon(_:didRun:for:)')).toBe('implementation/geo/#here')
    expect(await of('beckon(_:didGo:)')).toBeUndefined()
  })

  it('is none by a word that is the whole of one method and begins another of another type', async () => {
    const types = `  BeckonLib: { kind: class, topic: implementation/box, members: { shared: { kind: function, type: BeckonLib }, empty: { kind: function, signature: { objc: '- (void)empty:(id)box handler:(id)handler' } }, a: function, b: function } }
  BeckonBox: { kind: class, topic: implementation/box, members: { empty: { kind: function, signature: { objc: '- (void)empty:(id)item' } }, c: function, d: function } }
`
    const of = (body: string, member: string) =>
      guide(
        'v1/ios',
        types,
        { 'implementation/box': `## Here\n\n${body}` },
        member.slice(0, 9).toLowerCase(),
        member,
      )
    expect(await of('`empty:`, and `BeckonLib.a`', 'BeckonBox.empty')).toBeUndefined()
    expect(await of('`empty:` of a `BeckonBox`', 'BeckonBox.empty')).toBe('implementation/box/#here')
    expect(await of('`empty:handler:`', 'BeckonLib.empty')).toBe('implementation/box/#here')
  })

  it('is none by a selector of two types', async () => {
    const body = '## Sign out\n\nSend `signOut:`, or `signIn:withCode:`.'
    const of = (slug: string, member: string) =>
      guide('v2/ios', apple, { 'implementation/oauth2': body }, slug, member)
    expect(await of('beckonlib', 'BeckonLib.signOut')).toBeUndefined()
    expect(await of('beckonbox', 'BeckonBox.signOut')).toBeUndefined()
  })

  const modules = `  BeckonAndroid:
    kind: module
    topic: implementation/tags
    only: android
    members: { addTag: function, stop: function, wake: function }
  BeckonIos:
    kind: module
    topic: implementation/tags
    only: ios
    members: { addTag: function, stop: function, ring: function }
`
  const wrapper = lines(
    '## Launch',
    fence(
      'js',
      'const { BeckonAndroid, BeckonIos } = NativeModules\n\nexport const beckon = isAndroid\n  ? BeckonAndroid\n  : BeckonIos\n\nconst a = 1',
      'src/beckon.js',
    ),
  )
  const tags = lines(
    '## Switches',
    fence('jsx', "import { beckon } from '../beckon'\n\nawait beckon.addTag(tag)"),
    '## Stop',
    'Call `beckon.stop()`, or `ring()`.',
  )
  const app = {
    'ios/setup/application': wrapper,
    'ios/implementation/tags': tags,
    'android/implementation/tags': tags,
  }
  it.each([
    ['BeckonIos.addTag', 'beckonios', 'ios/implementation/tags/#switches'],
    ['BeckonAndroid.addTag', 'beckonandroid', 'android/implementation/tags/#switches'],
    ['BeckonIos.stop', 'beckonios', 'ios/implementation/tags/#stop'],
    ['BeckonIos.ring', 'beckonios', 'ios/implementation/tags/#stop'],
    // Nothing names it, though there is a page on its topic for its system.
    ['BeckonAndroid.wake', 'beckonandroid', undefined],
  ])('is found through a module of the app: %s', async (member, slug, link) => {
    expect(await guide('v2/react-native', modules, app, slug, member)).toBe(link)
  })

  it('is none of a name that the app gives to something else', async () => {
    const body = lines('## Other', fence('js', "import { beckon } from './mine'\nbeckon.addTag()"))
    const pages = { ...app, 'ios/implementation/tags': body }
    expect(await guide('v2/react-native', modules, pages, 'beckonios', 'BeckonIos.addTag')).toBeUndefined()
  })

  it('may be in native code that calls the module of a hybrid SDK', async () => {
    const body = lines('## Native', fence('swift', 'BeckonIos.ring()'))
    const pages = { 'ios/implementation/tags': body }
    expect(await guide('v2/react-native', modules, pages, 'beckonios', 'BeckonIos.ring')).toBe(
      'ios/implementation/tags/#native',
    )
  })

  it.each([
    [
      'with a method its further forms',
      'Call `find`, or `Beckon.find`, and `wipe()`.',
      'beckon',
      'find(since)',
      '#here',
    ],
    ['a call with what it is given', 'Call `find(BeckonTime)`.', 'beckon', 'Beckon.find', '#here'],
    ['a call that something hangs on', 'See `client().add`.', 'beckon', 'Beckon.client', '#here'],
    ['a constructor', fence('java', 'new BeckonTime("8:00")'), 'beckontime', 'BeckonTime(String)', '#here'],
    [
      'a constructor in backticks',
      '`BeckonTime(hour, minute)`',
      'beckontime',
      'BeckonTime.BeckonTime',
      '#here',
    ],
    // `new BeckonTime("8:00")` is another one: the page shows the type.
    [
      'another constructor',
      fence('java', 'new BeckonTime("8:00")'),
      'beckontime',
      'BeckonTime.BeckonTime',
      '',
    ],
    ['nothing of it', 'Call `Beckon.wipe()`.', 'beckon', 'Beckon.elsewhere', undefined],
    ['others of its type', 'Call `Beckon.wipe()`.', 'beckon', 'Beckon.find', undefined],
    ['a word that only sounds like it', 'You can find things.', 'beckon', 'Beckon.wipe', undefined],
  ])('names %s', async (_, body, slug, member, anchor) => {
    const pages = { 'implementation/inbox': `## Here\n\n${body}`, 'implementation/push': 'Nothing.' }
    const found = await guide('v1/android', android, pages, slug, member)
    expect(found).toBe(anchor === undefined ? undefined : `implementation/inbox/${anchor}`)
  })

  it('is none of a guide to something else, which uses it, nor of a migration', async () => {
    const pages = {
      'implementation/inbox':
        '## Here\n\nCall `Beckon.find()`, of the class `Beckon`; `BeckonTime.hour` is another.\n\n`Beckon.wipeAll`',
      'setup/application': '## Clear\n\nCall `Beckon.wipe()`.',
      migration: '## Old\n\nCall `Beckon.client()`.',
    }
    const of = (member: string) => guide('v1/android', android, pages, 'beckon', member)
    expect(await of('Beckon.find')).toBe('implementation/inbox/#here')
    expect(await of('Beckon.wipe')).toBeUndefined()
  })

  it('is where a plugin of jQuery is asked for it', async () => {
    const types = `  beckon: { kind: class, topic: implementation/register, members: { beckon: function, name: function } }\n`
    const body = `## Register\n\n${fence('js', "instance.beckon(\n  'name', user)")}`
    const found = await guide(
      'v1/html5',
      types,
      { 'implementation/register': body },
      'other-types',
      'beckon.name',
    )
    expect(found).toBe('implementation/register/#register')
  })

  it('is that of the type which its section names, where several have the name', async () => {
    const types = `  BeckonGeo.Listener: { kind: interface, topic: implementation/geo, members: { onEntered: event, onLeft: event, a: event } }
  BeckonReceiver: { kind: class, topic: implementation/geo, members: { onEntered: event, onLeft: event, b: event } }
`
    const body = lines(
      '## Listen',
      'A `BeckonGeo.Listener` has `onEntered(region)`.',
      '## Leave',
      '`onLeft(region)`',
    )
    const of = (member: string) =>
      guide(
        'v3/android',
        types,
        { 'implementation/geo': body },
        member.startsWith('BeckonGeo') ? 'beckongeo-listener' : 'beckonreceiver',
        member,
      )
    expect(await of('BeckonGeo.Listener.onEntered')).toBe('implementation/geo/#listen')
    expect(await of('BeckonGeo.Listener.onLeft')).toBe('implementation/geo/')
    expect(await of('BeckonReceiver.onEntered')).toBeUndefined()
  })

  it.each([
    [
      'the sentence names its type',
      'A `BeckonGeo.Listener` has `onEntered(region)`. A `BeckonReceiver` has `onRight`.',
      '#here',
      '',
    ],
    [
      'its sentence has others of its type',
      'The receiver hears of it in `onRight`, `onTurned(region)` and `onEntered(region)`. A screen adds a `BeckonGeo.Listener`.',
      '',
      '#here',
    ],
    [
      'the section has others of another type',
      'The receiver has `onRight`.\n\nIt has `onEntered` too.\n\nA screen adds a `BeckonGeo.Listener`.',
      '',
      undefined,
    ],
    [
      'it takes the type that is given',
      'A `BeckonGeo.Listener` was there.\n\nThen `onEntered(BeckonPlace)`.',
      '',
      '#here',
    ],
  ])('is that of one of two types with a name where %s', async (_, body, listener, receiver) => {
    const types = `  BeckonGeo.Listener: { kind: interface, topic: implementation/geo, members: { onEntered: { kind: event, signature: 'void onEntered(BeckonRegion region)' }, onLeft: event, a: event } }
  BeckonReceiver: { kind: class, topic: implementation/geo, members: { onEntered: { kind: event, signature: 'void onEntered(BeckonPlace place)' }, onRight: event, onTurned: event } }
`
    const of = async (slug: string, member: string) =>
      guide('v3/android', types, { 'implementation/geo': `## Here\n\n${body}` }, slug, member)
    const link = (anchor: string | undefined) =>
      anchor === undefined ? undefined : `implementation/geo/${anchor}`
    expect(await of('beckongeo-listener', 'BeckonGeo.Listener.onEntered')).toBe(link(listener))
    expect(await of('beckonreceiver', 'BeckonReceiver.onEntered')).toBe(link(receiver))
  })

  it('is none of the system’s method that the older version of an app has, in a table of what to move', async () => {
    const types = `  BeckonLib: { kind: class, topic: implementation/push, members: { didRegisterWithToken: { kind: function, signature: { objc: '- (void)didRegisterWithToken:(id)token' } }, didReceive: { kind: function, signature: { objc: '- (void)didReceive:(id)message' } }, other: function } }\n`
    const of = async (member: string) => {
      const { text } = await reference(
        { 'v2/ios': `types:\n${types}` },
        {
          '/en/sdk/v2/ios/migration/':
            '## Names\n\n| Version 1 | Version 2 |\n|-|-|\n| `start:` in `didRegisterWithToken:` | `didReceive:` |',
        },
      )
      const block = text('v2/ios', 'beckonlib')?.split(/(?=<Member title=)/)
      return block?.find((one) => one.includes(` title="${member}"`))?.includes('migration/#names')
    }
    expect(await of('BeckonLib.didRegisterWithToken')).toBe(false)
    expect(await of('BeckonLib.didReceive')).toBe(true)
  })
})
