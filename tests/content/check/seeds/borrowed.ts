import { android, cordova, end, flutter, inSamples, ios, page, reactNative, type Seed } from './kit'

const v2 = (name: string) => page(`sdk/v2/${name}`)
type Sentence = readonly [file: string, text: string, at: string]
const inText = (rule: string, sentences: readonly Sentence[]): Seed[] =>
  sentences.map(([file, text, at]) => ({ rule, file, seed: end(text), at }))

/** What is right in another version, on another platform or on another system, and not where it stands. */
export const borrowed: Seed[] = [
  ...inSamples('symbol', [
    [
      android('implementation/register'),
      'kotlin',
      'import com.beckon.Beckon\n\nfun go() {\n    Beckon.shared().launch()\n}',
      'Beckon.shared()',
    ],
    [
      android('customizations'),
      'java',
      'import com.beckon.Beckon;\n\nclass Go {\n    void go() {\n        Beckon.shared().launch();\n    }\n}',
      'Beckon.shared()',
    ],
    [
      flutter('implementation/index'),
      'dart',
      "import 'package:beckon/beckon.dart';\n\nvoid go() {\n  Beckon.shared.launch();\n}",
      'Beckon.shared.launch',
    ],
    [flutter('setup/index'), 'shell', 'flutter pub add beckon_inboxes', 'beckon_inboxes'],
    [flutter('troubleshooting'), 'shell', 'flutter pub add beckon_userinbox:any', 'beckon_userinbox'],
    [flutter('resources'), 'yaml', 'dependencies:\n  beckon_iam: any', 'beckon_iam'],
    [v2('flutter/android/resources'), 'yaml', 'dependencies:\n  beckon_push_library: any', 'push_library'],
    [
      v2('react-native/android/implementation/push'),
      'js',
      "import { DeviceEventEmitter } from 'react-native'\n\nDeviceEventEmitter.addListener('notificationOpened', log)",
      "addListener('notificationOpened', log)",
    ],
    [
      v2('cordova/android/implementation/location-services'),
      'js',
      "Beckon.on('regionEntered', console.log)",
      "Beckon.on('regionEntered', console.log)",
    ],
    [
      v2('cordova/ios/implementation/location-services'),
      'js',
      'Beckon.enableBeacons()',
      'Beckon.enableBeacons()',
    ],
  ]),
  ...inText('symbol', [
    [android('implementation/storage'), 'Call `Beckon.shared().launch()` first.', '`Beckon.shared()'],
    [flutter('implementation/push'), 'Call `Beckon.shared.launch()` first.', '`Beckon.shared.launch'],
    [cordova('implementation/index'), 'Call `Beckon.shared.launch()` first.', '`Beckon.shared.launch'],
    [
      v2('react-native/android/implementation/location-services'),
      'The event `locationsUpdated` brings places.',
      'event `locationsUpdated` brings',
    ],
    [
      v2('cordova/android/implementation/inbox'),
      'Wait for `notificationWillOpen` before that.',
      'Wait for `notificationWillOpen`',
    ],
  ]),
  ...inSamples('literal', [
    [
      android('setup/index'),
      'kts',
      'implementation("com.beckon:beckon:%{sdk.v2.android.version}")',
      'sdk.v2.android',
    ],
    [
      flutter('customizations'),
      'yaml',
      'dependencies:\n  beckon: %{sdk.v3.react-native.version}',
      'sdk.v3.react-native',
    ],
    [
      reactNative('setup/index'),
      'shell',
      'npm install react-native-beckon@%{sdk.v2.react-native.version}',
      'sdk.v2.react-native',
    ],
    [ios('setup/platform'), 'ruby', "pod 'Beckon/BeckonKit', '%{sdk.v2.ios.version}'", 'sdk.v2.ios'],
  ]),
  ...inText('literal', [
    [
      flutter('implementation/storage'),
      'The newest release of the Flutter SDK is %{sdk.v3.react-native.version}.',
      'newest release of the Flutter SDK',
    ],
  ]),
  ...inText('release', [
    [
      android('resources'),
      '<Since version="3.2.0" /> `Beckon.userInbox()` reads an inbox of a person.',
      '`Beckon.userInbox()` reads an inbox of a person',
    ],
    [
      ios('implementation/location-services'),
      '<Since version="3.3.0" /> `monitoredRegions` lists regions.',
      '`monitoredRegions` lists regions',
    ],
    [
      flutter('implementation/location-services'),
      '| Call | What it gives |\n|---|---|\n| `BeckonGeo.enteredRegions` <Since version="3.4.0" /> | a list |',
      '`BeckonGeo.enteredRegions` <Since version="3.4.0" />',
    ],
    [
      cordova('implementation/register'),
      '### On `fetchDynamicLink(url)` <Since version="3.5.0" />\n\nIt resolves a link.',
      '### On `fetchDynamicLink(url)`',
    ],
  ]),
]
