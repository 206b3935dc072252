import { android, cordova, end, fence, flutter, ionic, ios, page, reactNative, type Seed } from './kit'

const v2 = (name: string) => page(`sdk/v2/${name}`)
type Found = readonly [file: string, seed: Seed['seed'], at: string]

/** Mistakes that only what stands around a name gives away: a sentence, a table, a file, a text with a value in it. */
export const said: Seed[] = [
  ...[...events(), ...keys(), ...values()].map(([file, seed, at]) => ({ rule: 'symbol', file, seed, at })),
  {
    rule: 'literal',
    file: ios('troubleshooting'),
    seed: fence('yaml', 'packages:\n  Beckon:\n    url: "%{sdk.v3.ios.package}"\n    from: 3.9.1'),
    at: 'from: 3.9.1',
  },
  {
    rule: 'literal',
    file: cordova('troubleshooting'),
    seed: fence('yaml', 'PODS:\n  - Beckon/BeckonKit (3.9.1)'),
    at: '(3.9.1)',
  },
  {
    rule: 'literal',
    file: ios('setup/platform'),
    seed: fence(
      'json',
      '{\n  "identity": "beckon-sdk-ios",\n  "state": { "version": "3.9.1" }\n}',
      'Package.resolved',
    ),
    at: '"3.9.1"',
  },
  {
    rule: 'component',
    file: cordova('troubleshooting'),
    seed: end('<Cards>\n<Card title=" " href="/en/sdk/v3/cordova/">\n\nText.\n\n</Card>\n</Cards>'),
    at: 'title=" "',
  },
]

/** Events that no list has, in running text and in a table of few rows. */
function events(): Found[] {
  return [
    [
      reactNative('implementation/inbox'),
      end('The listener `onInboxRefreshed` gets the items.'),
      'onInboxRefreshed',
    ],
    [
      reactNative('troubleshooting'),
      end('| Event | When |\n|---|---|\n| `onBadgeChanged` | the badge changes |'),
      'onBadgeChanged',
    ],
    [flutter('implementation/analytics'), end('The stream `onBadgeChanged` tells it.'), 'onBadgeChanged'],
    [
      cordova('implementation/push'),
      end('Listen to `notificationOpend` with `BeckonPush`.'),
      'notificationOpend',
    ],
    [ionic('implementation/push'), end('Add a listener to `notification_opend`.'), 'notification_opend'],
    [
      v2('flutter/ios/implementation/push'),
      end('The event `deviceDidRegister` is sent once.'),
      'deviceDidRegister',
    ],
    [
      v2('react-native/ios/implementation/inbox'),
      end('It emits `inboxWasLoaded` with all items.'),
      'inboxWasLoaded',
    ],
    [
      v2('cordova/ios/implementation/push'),
      end('Write a handler for the event `notificationTapped`.'),
      'notificationTapped',
    ],
    [
      android('troubleshooting'),
      end('Override `onDeviceWasRegistered` in your receiver.'),
      'onDeviceWasRegistered',
    ],
    [
      v2('android/implementation/inbox'),
      end('The receiver method `onNotificationTapped` gets it.'),
      'Tapped',
    ],
    [
      v2('html5/implementation/push'),
      end('The callback `didTapNotification` gets the message.'),
      'didTapNotification',
    ],
  ]
}

/** Options of plugins and keys of files, in samples and in sentences. */
function keys(): Found[] {
  return [
    [
      reactNative('customizations'),
      fence(
        'json',
        '{\n  "plugins": [["react-native-beckon-push", { "ios": { "modus": "production" } }]]\n}',
        'app.json',
      ),
      'modus',
    ],
    [
      reactNative('implementation/scannables'),
      fence(
        'js',
        "module.exports = {\n  plugins: [\n    ['react-native-beckon-scannables', { android: { customStyles: 'Scanner' } }],\n  ],\n}",
        'app.config.js',
      ),
      'customStyles',
    ],
    [v2('html5/setup/application'), end('Set `useTestEnvironment` in `config.json`.'), 'useTestEnvironment'],
    [
      v2('flutter/ios/setup/application'),
      end('Set `LOG_EVERYTHING` to `YES` in `Beckon.plist`.'),
      'LOG_EVERYTHING',
    ],
    [
      flutter('implementation/register'),
      end(
        '| Key, after `com.beckon.push.` | Effect |\n|---|---|\n| `notification_large_icon` | the picture |',
      ),
      'notification_large_icon',
    ],
    [
      v2('android/setup/application'),
      end('Write `enableEverything` into `app/src/main/assets/beckonconfig.properties`.'),
      'enableEverything',
    ],
  ]
}

/** Members of values that a text has in it, or that a path names. */
function values(): Found[] {
  return [
    [
      flutter('implementation/tags'),
      fence(
        'dart',
        "import 'package:beckon/beckon.dart';\n\nFuture<void> say() async {\n  final device = await Beckon.device().currentDevice;\n  print('Hello ${device?.nickname}');\n}",
      ),
      'nickname',
    ],
    [
      android('implementation/push'),
      fence(
        'kotlin',
        'import android.content.Context\nimport com.beckon.models.BeckonNotification\nimport com.beckon.push.BeckonPushIntentReceiver\n\nclass Heard : BeckonPushIntentReceiver() {\n    override fun onNotificationOpened(context: Context, notification: BeckonNotification) {\n        println("Opened ${notification.headline}")\n    }\n}',
      ),
      'headline',
    ],
    [
      android('implementation/monetize/index'),
      fence(
        'kotlin',
        'import com.beckon.Beckon\nimport com.beckon.monetize.ktx.monetize\n\nfun a() = Beckon.monetize().products.joinToString { "${it.label}" }',
      ),
      'it.label',
    ],
    [
      ios('implementation/push'),
      fence(
        'swift',
        'import BeckonKit\nimport BeckonPushKit\n\nfinal class A: BeckonPushDelegate {\n    func beckon(_ beckonPush: BeckonPush, didOpenNotification notification: BeckonNotification) {\n        print("Opened \\(notification.headline)")\n    }\n}',
      ),
      'headline',
    ],
    [
      ios('implementation/inbox'),
      fence(
        'swift',
        'import BeckonInboxKit\nimport BeckonKit\n\nlet titles = Beckon.shared.inbox().items.map(\\.headline)',
      ),
      '.headline)',
    ],
  ]
}
