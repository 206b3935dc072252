import { cordova, end, fence, flutter, ionic, page, reactNative, type Seed } from './kit'

/** Mistakes in the SDKs that run on both systems, whose samples are in languages of their own. */
export const hybrid: Seed[] = [
  ...names(),
  {
    rule: 'release',
    file: reactNative('implementation/tags'),
    seed: end('The badge is new <Since version="9.9.9" />.'),
    at: '9.9.9',
  },
  {
    rule: 'release',
    file: flutter('implementation/tags'),
    seed: end('The badge is old <Deprecated version="3.4.7" />.'),
    at: '3.4.7',
  },
  {
    rule: 'literal',
    file: flutter('setup/application'),
    seed: fence('kts', 'implementation("%{sdk.v3.android.group}:beckon-push:3.9.1")'),
    at: 'beckon-push:3.9.1',
  },
  {
    rule: 'literal',
    file: reactNative('setup/application'),
    seed: fence('shell', 'npm install react-native-beckon@3.9.0'),
    at: 'beckon@3.9.0',
  },
  {
    rule: 'literal',
    file: ionic('setup/application'),
    seed: fence('json', '{ "capacitor-beckon": "^3.8.0" }'),
    at: '"^3.8.0"',
  },
  {
    rule: 'link',
    file: ionic('implementation/tags'),
    seed: end('See [](/en/sdk/v3/ionic-native/).'),
    at: '[](/en/sdk',
  },
  {
    rule: 'link',
    file: flutter('customizations'),
    seed: end('See [ ](/en/sdk/v3/flutter/).'),
    at: '[ ](/en/sdk',
  },
  {
    rule: 'link',
    file: cordova('implementation/loyalty/index'),
    seed: end('See [** **](/en/sdk/v3/cordova/).'),
    at: '[** **](/en/sdk',
  },
]

/** Names that do not exist, in the languages of each platform. */
function names(): Seed[] {
  const symbols: [file: string, seed: Seed['seed'], at: string][] = [
    [reactNative('implementation/push'), end('Call `disableAllNotifications()` first.'), 'disableAll'],
    [reactNative('implementation/inbox'), end('Call `BeckonInbox.markAllUnread()` first.'), 'markAllUnread'],
    [reactNative('implementation/register'), end('Read `BeckonPush.subscriptionId` then.'), 'subscriptionId'],
    [
      reactNative('implementation/segmentation'),
      fence('ts', 'const device = Beckon.device()\nawait device.loadTags()'),
      'device.loadTags()',
    ],
    [
      reactNative('implementation/scannables'),
      fence('tsx', 'BeckonScannables.onScannableFound(() => undefined)'),
      'onScannableFound',
    ],
    [ionic('implementation/push'), end('Call `refreshToken()` first.'), '`refreshToken()`'],
    [
      ionic('implementation/register'),
      fence('ts', 'const device = Beckon.device()\nconst user = await device.fetchUser()'),
      'fetchUser()',
    ],
    [ionic('implementation/inbox'), fence('ts', 'const items = await BeckonInbox.getItemz()'), 'getItemz'],
    [flutter('implementation/push'), end('Call `BeckonPush.registerToken()` first.'), 'registerToken'],
    [
      flutter('implementation/register'),
      fence('dart', 'final device = Beckon.device();\nawait device.loadTags();'),
      'device.loadTags()',
    ],
    [
      flutter('implementation/inbox'),
      fence('dart', 'Future<void> clear() async {\n  await BeckonInbox.removeAll();\n}'),
      'removeAll',
    ],
    [
      cordova('implementation/in-app-messages'),
      fence('js', 'const app = await Beckon.getApplication()\nconsole.log(app.secret)'),
      'app.secret',
    ],
    [cordova('implementation/location-services'), end('Call `startRanging()` first.'), 'startRanging'],
    [
      page('sdk/v2/cordova/android/implementation/push'),
      end('Call `Beckon.turnPushOn()` first.'),
      'turnPushOn',
    ],
    [
      page('sdk/v2/react-native/ios/implementation/tags'),
      fence('js', 'BeckonReactNativeIOS.clearTagz()'),
      'clearTagz',
    ],
    [
      page('sdk/v2/flutter/android/implementation/tags'),
      fence('dart', 'Future<void> f(Beckon beckon) async {\n  await beckon.clearAllTags();\n}'),
      'clearAllTags',
    ],
  ]
  symbols.push(
    // Wrong numbers of arguments.
    [reactNative('customizations'), fence('ts', "await Beckon.isReady('now')"), 'isReady('],
    [reactNative('implementation/storage'), fence('tsx', 'await Beckon.launch(1, 2)'), 'launch(1'],
    [reactNative('troubleshooting'), fence('js', 'await Beckon.unlaunch(true)'), 'unlaunch(true'],
    [ionic('implementation/storage'), fence('ts', "await Beckon.launch('now')"), "launch('now"],
    [flutter('implementation/storage'), fence('dart', 'await Beckon.launch(1, 2);'), 'launch(1'],
    // Missing imports.
    [
      flutter('troubleshooting'),
      fence('dart', "import 'package:flutter/foundation.dart';\n\nStreamSubscription<int>? numbers;"),
      'StreamSubscription<int>',
    ],
    [
      flutter('resources'),
      fence('dart', "import 'dart:async';\n\nfinal list = jsonDecode('[]');"),
      'jsonDecode',
    ],
    [
      page('sdk/v2/flutter/android/implementation/scannables'),
      fence('kotlin', 'import android.util.Log\n\nfun go(intent: Intent) {\n    Log.i("a", "b")\n}'),
      'fun go(intent',
    ],
    [
      page('sdk/v2/cordova/ios/implementation/scannables'),
      fence('swift', 'import Foundation\n\nlet content = UNMutableNotificationContent()'),
      'UNMutableNotificationContent',
    ],
  )
  return symbols.map(([file, seed, at]) => ({ rule: 'symbol', file, seed, at }))
}
