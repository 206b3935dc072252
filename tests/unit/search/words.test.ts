import { describe, expect, it } from 'vitest'
import { termsOf, wordsOf } from '../../../src/search/engine/words'

describe('words of a text', () => {
  it.each([
    ['Enable push.', ['enable', 'push']],
    ['enableRemoteNotifications', ['enableremotenotifications', 'enable', 'remote', 'notifications']],
    [
      'com.beckon.auto_configuration_enabled',
      ['com.beckon.auto_configuration_enabled', 'com', 'beckon', 'auto', 'configuration', 'enabled'],
    ],
    [
      'BeckonPush.enableRemoteNotifications',
      [
        ...['beckonpush', 'enableremotenotifications'],
        ...['beckon', 'push', 'enable', 'remote', 'notifications'],
      ],
    ],
    ['Beckon.launch', ['beckon.launch', 'beckon', 'launch']],
    ['BeckonPush.launch', ['beckonpush.launch', 'beckonpush', 'beckon', 'push', 'launch']],
    ['com.beckon.action.DidOpen', ['com.beckon.action.didopen', 'com', 'beckon', 'action', 'did', 'open']],
    ['BeckonPushIntentReceiver', ['beckonpushintentreceiver', 'beckon', 'push', 'intent', 'receiver']],
    ['HTTPServerError', ['httpservererror', 'http', 'server', 'error']],
    [
      'BeckonPushUI.NotificationLifecycleListener.onNotificationPresented',
      [
        ...['beckonpushui', 'beckon', 'push', 'ui'],
        ...['notificationlifecyclelistener', 'notification', 'lifecycle', 'listener'],
        ...['onnotificationpresented', 'on', 'notification', 'presented'],
      ],
    ],
    ['POST_NOTIFICATIONS', ['post_notifications', 'post', 'notifications']],
    ['in-app', ['inapp', 'in', 'app']],
    ['16 KB pages', ['16kb', '16', 'kb', 'pages']],
    ['16KB 2 devices 5 kbps', ['16kb', '2', 'devices', '5', 'kbps']],
    ['iOS tvOS OAuth2 APNs html5', ['ios', 'tvos', 'oauth2', 'apns', 'html5']],
    ["the device's token", ['the', 'device', 'token']],
    ['Notificações à mão', ['notificacoes', 'mao']],
    ['a/b x:y', []],
    ['2', ['2']],
    ['', []],
    ['+ ~ * : ^ -', []],
  ])('%j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  it('leaves out runs that nobody types', () => {
    expect(termsOf(`before ${'a1b2'.repeat(40)} after`)).toEqual(['before', 'after'])
  })

  it('says of a name that comes again where it stands now', () => {
    const text = 'BeckonPush.enablePush, and BeckonPush.enablePush’s end'
    const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
    const names = wordsOf(text).filter(({ isMember }) => isMember)
    expect(names.map(({ start }) => start)).toEqual([0, 27])
    for (const name of names) {
      expect(written(name)).toBe('BeckonPush.enablePush')
      expect(name.names.map(written)).toEqual(['BeckonPush', 'enablePush'])
      expect(name.parts.map(written)).toEqual(['Beckon', 'Push', 'enable', 'Push'])
    }
  })

  it('says where a word and its parts stand', () => {
    const text = 'Call enableRemote now'
    const word = wordsOf(text)[1]!
    expect(text.slice(word.start, word.end)).toBe('enableRemote')
    expect(word.parts.map(({ start, end }) => text.slice(start, end))).toEqual(['enable', 'Remote'])
  })
})
