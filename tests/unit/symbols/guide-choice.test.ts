import { describe, expect, it } from 'vitest'
import { reference } from '../data-pages/reference'
import { android, fence, guide, lines, slugOf } from './guide-link'

describe('the guide of a member, of several places', () => {
  it.each([
    ['of a call with as many arguments', '`find(query)`', 'Beckon.find', '#here'],
    ['of a call with as many arguments', '`find(query, since)`', 'find(since)', '#here'],
    ['of a call with fewer', '`find(query)`, `Beckon.wipe()`', 'find(since)', '#here'],
    [
      'of a sample that calls another form',
      fence('java', 'Beckon beckon = Beckon.shared();\nbeckon.find(query);\nbeckon.wipe();'),
      'find(since)',
      '#here',
    ],
    [
      'of a sample that calls it',
      fence('java', 'Beckon beckon = Beckon.shared();\nbeckon.find(query, since);'),
      'find(since)',
      '#here',
    ],
  ])('is for a form that %s', async (_, body, member, anchor) => {
    const shared = android.replace(
      '      find:',
      '      shared: { kind: function, type: Beckon }\n      find:',
    )
    const pages = { 'implementation/inbox': `## Here\n\n${body}` }
    expect(await guide('v1/android', shared, pages, 'beckon', member)).toBe(`implementation/inbox/${anchor}`)
  })

  it('is the section whose sample listens to an event, before one that mentions it', async () => {
    const names = `names:
  loaded: { kind: event, topic: implementation/inbox }
`
    const page = lines(
      '## Limits',
      'After `loaded`, wait.',
      '## Draw',
      fence('js', "Beckon.on('loaded', draw)"),
    )
    const { text } = await reference(
      { 'v2/cordova': names },
      { '/en/sdk/v2/cordova/implementation/inbox/': page },
    )
    expect(text('v2/cordova', 'events')).toContain('(/en/sdk/v2/cordova/implementation/inbox/#draw)')
  })

  it('is for a form of Objective-C that whose selector is sent', async () => {
    const types = `  BeckonLib: { kind: class, topic: implementation/push, members: { shared: { kind: function, type: BeckonLib }, follow: { kind: function, signature: { objc: '- (void)follow:(id)link handler:(id)handler' } }, follow(link): { kind: function, signature: { objc: '- (void)follow:(id)link' } } } }\n`
    const pages = {
      'implementation/push': lines(
        '## Short',
        fence('objc', '[[BeckonLib shared] follow:link];'),
        '## Long',
        'Forward `follow:handler:`.',
      ),
    }
    const of = (member: string) => guide('v2/ios', types, pages, 'beckonlib', member)
    expect(await of('follow(link)')).toBe('implementation/push/#short')
    expect(await of('BeckonLib.follow')).toBe('implementation/push/#long')
  })

  it.each([
    ['the row of a table before a sample', '| Method | Does |\n|-|-|\n| `Beckon.wipe()` | wipes |', '#there'],
    ['a sample before a mention', 'See `Beckon.wipe`.', '#here'],
    ['a paragraph about it before a sample', '`Beckon.wipe` clears all.\n\nThen `wipe()` again.', '#there'],
    [
      'a sample with words before a sample',
      `Call \`Beckon.wipe\`:\n\n${fence('java', 'Beckon.wipe();')}`,
      '#there',
    ],
  ])('is %s', async (_, body, anchor) => {
    const pages = {
      'implementation/inbox': lines('## Here', fence('java', 'Beckon.wipe();'), '## There', body),
    }
    expect(await guide('v1/android', android, pages, 'beckon', 'Beckon.wipe')).toBe(
      `implementation/inbox/${anchor}`,
    )
  })

  it.each([
    ['a row that has a call of it', '', '| `Beckon.wipe()` | wipes |', '#there'],
    [
      'several of them, with commas',
      '',
      '| `Beckon.wipe()`, `Beckon.find(query)` <Since version="1.2" /> | both |',
      '#there',
    ],
    ['no row with other words', '', '| `Beckon.wipe()` fails with 404 | too late |', '#here'],
    ['no row of a bare name beside a sample in words', 'Then `wipe()`.', '| `wipe` | wipes |', '#here'],
    ['no row of a call beside a sample in words', 'Then `wipe()`.', '| `Beckon.wipe()` | wipes |', '#here'],
    ['no row beside a sample of a method in plain words', 'Then `wipe`.', '| `wipe()` | wipes |', '#here'],
  ])('is %s', async (_, words, row, anchor) => {
    const pages = {
      'implementation/inbox': lines(
        '## Here',
        fence('java', 'Beckon.wipe();'),
        words,
        '## There',
        `| Call | Does |\n|-|-|\n${row}`,
      ),
    }
    expect(await guide('v1/android', android, pages, 'beckon', 'Beckon.wipe')).toBe(
      `implementation/inbox/${anchor}`,
    )
  })

  it('is the first of a row with a sample in its section and of a sample in words', async () => {
    const pages = {
      'implementation/inbox': lines(
        '## Before',
        fence('java', 'Beckon.wipe();'),
        '## Here',
        '| Call | Does |\n|-|-|\n| `Beckon.wipe()` | wipes |',
        fence('java', 'Beckon.wipe();'),
        '## There',
        'Then `wipe()`.',
        fence('java', 'Beckon.wipe();'),
      ),
    }
    expect(await guide('v1/android', android, pages, 'beckon', 'Beckon.wipe')).toBe(
      'implementation/inbox/#here',
    )
  })

  it.each([
    ['before a row that it shares with others', '| `find`, `wipe`, `client` | calls |', '#here'],
    ['behind a row of its own', '| `find` | finds |\n| `wipe` | wipes |\n| `client` | gives |', '#there'],
  ])('is a sample of a method %s', async (_, rows, anchor) => {
    const pages = {
      'implementation/inbox': lines(
        '## Here',
        fence('java', 'Beckon.wipe();'),
        '## There',
        `| Call | Does |\n|-|-|\n${rows}`,
      ),
    }
    expect(await guide('v1/android', android, pages, 'beckon', 'Beckon.wipe')).toBe(
      `implementation/inbox/${anchor}`,
    )
  })

  it('is a sample with a paragraph that begins with it before a bare row or a further sample', async () => {
    const pages = {
      'implementation/inbox': lines(
        '## First',
        fence('java', 'Beckon.wipe();'),
        '## Here',
        '`Beckon.wipe` clears all.',
        fence('java', 'Beckon.wipe();'),
      ),
    }
    expect(await guide('v1/android', android, pages, 'beckon', 'Beckon.wipe')).toBe(
      'implementation/inbox/#here',
    )
  })

  it('is not the head of a table', async () => {
    const pages = {
      'implementation/inbox': lines(
        '## Here',
        fence('java', 'Beckon.client();'),
        '## There',
        '| Member of `Beckon.client()` | Does |\n|-|-|\n| `send` | sends |',
        fence('java', 'Beckon.client().send();'),
      ),
    }
    expect(await guide('v1/android', android, pages, 'beckon', 'Beckon.client')).toBe(
      'implementation/inbox/#here',
    )
  })

  it('is not the row of what hangs on it', async () => {
    const table = '| Call | Does |\n|-|-|\n| `Beckon.client().add(one)` | adds |'
    const pages = {
      'implementation/inbox': lines('## Here', fence('java', 'Beckon.client();'), '## There', table),
    }
    expect(await guide('v1/android', android, pages, 'beckon', 'Beckon.client')).toBe(
      'implementation/inbox/#here',
    )
  })

  const fields = `  BeckonNote: { kind: class, topic: implementation/push, members: { id: event, type: event, extra: event } }
  BeckonAction: { kind: class, topic: implementation/push, members: { id: event, type: event, label: event } }
`
  const fieldTable = (...names: string[]) =>
    ['| Field | Holds |', '|-|-|', ...names.map((name) => `| \`${name}\` | a value with \`label\` |`)].join(
      '\n',
    )
  it.each([
    ['of the one type that has all', fieldTable('id', 'type', 'extra'), 'BeckonNote.type', '#here'],
    ['of no type that lacks one', fieldTable('id', 'type', 'extra'), 'BeckonAction.type', undefined],
    [
      'of none where a name is nobody’s',
      fieldTable('id', 'type', 'extra', 'else'),
      'BeckonNote.type',
      undefined,
    ],
    ['of none where there are few', fieldTable('id', 'extra'), 'BeckonNote.id', undefined],
    [
      'whose head has code',
      fieldTable('id', 'type', 'extra').replace('Field', 'Field of `BeckonNote.all()`'),
      'BeckonNote.type',
      '#here',
    ],
  ])('is for plain words a table %s', async (_, table, member, anchor) => {
    const pages = { 'implementation/push': `## Here\n\n${table}` }
    const found = await guide('v3/android', fields, pages, slugOf(member), member)
    expect(found).toBe(anchor && `implementation/push/${anchor}`)
  })

  it('is no page that sets the SDK up, or tells of all features, by its topic alone', async () => {
    const types = (topic: string) =>
      `  BeckonApp: { kind: class, topic: ${topic}, members: { launchAll: function, closeAll: function, category: property } }\n`
    const of = (topic: string) =>
      guide(
        'v3/android',
        types(topic),
        {
          [topic]:
            '## Here\n\n`BeckonApp`, `BeckonApp.launchAll()`, `BeckonApp.closeAll()`, a `category` of intents',
        },
        'beckonapp',
        'BeckonApp.category',
      )
    expect(await of('implementation/inbox')).toBe('implementation/inbox/#here')
    expect(await of('setup/application')).toBeUndefined()
    expect(await of('implementation/loyalty/setup')).toBeUndefined()
    expect(await of('implementation')).toBeUndefined()
  })

  it('is for a type of many features the page that names it, in whatever form', async () => {
    const features = ['tags', 'push', 'oauth2', 'storage', 'analytics']
    const others = features
      .map((one) => `${one}It: { kind: function, topic: implementation/${one} }`)
      .join(', ')
    const types = `  Beckon: { kind: class, topic: setup/application, members: { find: { kind: function, topic: implementation/inbox, signature: 'void find(Query query)' }, find(since): { kind: function, topic: implementation/inbox, signature: 'void find(Query query, Date since)' }, wipe: { kind: function, topic: implementation/inbox }, drop: { kind: function, topic: implementation/inbox }, ${others} } }
  BeckonItem: { kind: class, topic: implementation/inbox, members: { openIt: function, closeIt: function, sendIt: function } }
`
    const pages = {
      'implementation/inbox':
        'Call `Beckon.find(query)` and `Beckon.drop()` of `Beckon`, `BeckonItem.openIt()` and `BeckonItem.closeIt()`.',
    }
    const of = (member: string) =>
      guide('v3/android', types, pages, member.startsWith('BeckonItem') ? 'beckonitem' : 'beckon', member)
    expect(await of('find(since)')).toBe('implementation/inbox/')
    expect(await of('Beckon.wipe')).toBeUndefined()
    // A page that does not say its name is no guide to it.
    expect(await of('BeckonItem.sendIt')).toBeUndefined()
  })

  it('is that of the system whose page tells of the type', async () => {
    const types = `  BeckonSettings: { kind: class, topic: implementation/register, members: { alertStyle: event, soundSetting: event, lockSetting: event } }\n`
    const pages = {
      'android/implementation/register': '## Here\n\nOn Android `BeckonSettings` is empty.',
      'ios/implementation/register':
        '## Here\n\n`BeckonSettings` has `alertStyle` and `soundSetting`; `{ lockSetting: 1 }` is another.',
    }
    expect(await guide('v2/flutter', types, pages, 'beckonsettings', 'BeckonSettings.lockSetting')).toBe(
      'ios/implementation/register/#here',
    )
  })

  it('is for native code of a hybrid SDK the native method, not the one of JavaScript', async () => {
    const types = `  BeckonIos: { kind: module, topic: setup/application, members: { launch: { kind: function, signature: 'launch(): void' }, launch(options): { kind: function, signature: { objc: '+ (void)launch:(id)options' } } } }\n`
    const pages = {
      'ios/setup/application': lines('## Native', fence('objc', '[BeckonIos launch:options];')),
    }
    const of = (member: string) => guide('v2/react-native', types, pages, 'other-types', member)
    expect(await of('launch(options)')).toBe('ios/setup/application/#native')
    expect(await of('BeckonIos.launch')).toBeUndefined()
  })
})

describe('what an event hands over, in a type that code has no name for', () => {
  const list = (more = '') => `  BeckonPush:
    kind: class
    topic: implementation/push
    members:
      onOpened: { kind: event, passes: <opened> }
      onClosed: { kind: event${more} }
      enable: function
  <opened>: { kind: interface, topic: implementation/push, members: { action: property, answer: property, reply: property } }
`
  const pages = { 'implementation/push': '## Events\n\nListen to `BeckonPush.onOpened`.' }
  const of = async (types: string) => guide('v3/cordova', types, pages, 'beckonpush', 'action')

  it('is documented where the event is', async () => {
    expect(await of(list())).toBe('implementation/push/#events')
  })

  it('is documented nowhere where several events hand it over', async () => {
    expect(await of(list(', passes: <opened>'))).toBeUndefined()
  })
})
