import { android, cordova, end, fence, ionic, ios, page, reactNative, flutter, type Seed } from './kit'

const v2 = (name: string) => page(`sdk/v2/${name}`)

/** What is right although it looks unusual: the check may find nothing in it. */
export const good: Pick<Seed, 'file' | 'seed'>[] = [
  ...ofBrowsers(),
  ...ofOthers(),
  ...addedByReaders(),
  ...ofTwoSdks(),
  ...ofOtherReleases(),
  {
    file: reactNative('setup/application'),
    seed: fence(
      'json',
      '{\n  "expo": {\n    "plugins": [\n      "react-native-beckon-push-ui",\n      [\n        "react-native-beckon-push",\n        { "ios": { "mode": "development", "locales": { "en": "./en.json" } } }\n      ],\n      ["expo-build-properties", { "ios": { "deploymentTarget": "15.1" } }]\n    ]\n  }\n}',
      'app.json',
    ),
  },
  {
    file: ios('implementation/inbox'),
    seed: fence(
      'swift',
      'import BeckonInboxKit\nimport BeckonKit\n\nlet items = Beckon.shared.inbox().items\nlet newest = items.sorted { $0.time > $1.time }.first?.notification.title\nlet ids = Beckon.shared.inbox().items.map(\\.id)\nprint("\\(ids.count) of \\(Beckon.shared.inbox().badge)")',
    ),
  },
  {
    file: flutter('implementation/scannables'),
    seed: fence(
      'dart',
      "import 'package:beckon/beckon.dart';\n\nFuture<void> say() async {\n  print('${(await Beckon.device().fetchTags()).length} tags');\n}",
    ),
  },
]

/** A browser makes the text, number or truth value that it needs of what plain JavaScript gives it. */
function ofBrowsers(): Pick<Seed, 'file' | 'seed'>[] {
  const samples: [file: string, code: string][] = [
    [
      v2('html5/implementation/inbox'),
      "const element = document.getElementById('badge')\nelement.textContent = 3\nelement.innerText = [1, 2].length\nelement.title = Date.now()\nelement.hidden = 1",
    ],
    [
      v2('wordpress/implementation/tags'),
      "const input = document.querySelector('input')\ninput.value = 5\ninput.checked = 'yes'\ndocument.title = 5\nlocation = '/shop/'",
    ],
    [
      cordova('implementation/inbox'),
      "document.querySelector('#badge').textContent = 12\ndocument.body.dataset.unread = 5\ndocument.body.style.zIndex = 10\ndocument.body.setAttribute('data-unread', 5)",
    ],
    [
      page('sdk/v1/html5/implementation/inbox'),
      "const list = document.createElement('ul')\nlist.className = 5\nlist.append(5)\nlocalStorage.setItem('unread', 5)",
    ],
    [ionic('implementation/tags'), "location.href = new URL('/shop', location.href)"],
  ]
  return samples.map(([file, code]) => ({ file, seed: fence('js', code) }))
}

/** What systems, libraries and the reader's app call so. */
function ofOthers(): Pick<Seed, 'file' | 'seed'>[] {
  const sentences: [file: string, text: string][] = [
    [
      v2('android/implementation/inbox'),
      'Android calls `onNewIntent` and `onNotificationPosted`; yours has `onEverythingDone`.',
    ],
    [android('setup/platform'), 'The message arrives in `onMessageReceived` of `FirebaseMessagingService`.'],
    [
      reactNative('implementation/inbox'),
      'React calls `onPress` and `onRefresh`; the list has `onEndReached`.',
    ],
    [
      v2('react-native/android/implementation/inbox'),
      'React Native sends the event `hardwareBackPress`, and `AppState` the event `change`.',
    ],
    [
      v2('cordova/android/implementation/push'),
      'Cordova fires the event `deviceready`; the handler `onDeviceReady` of your app waits for it.',
    ],
    [
      v2('html5/implementation/push'),
      'The browser fires the event `pushsubscriptionchange`, and the event `deviceOrderPaid` is one of your app.',
    ],
    [ionic('implementation/push'), 'Use the event `deviceStatusChanged` of `@capacitor/device`.'],
    [
      v2('ios/implementation/push'),
      'iOS calls `application:didReceiveRemoteNotification:fetchCompletionHandler:` and `didReceiveRemoteNotification`.',
    ],
  ]
  return sentences.map(([file, text]) => ({ file, seed: end(text) }))
}

/** Members that a sample gives to types of the SDK, and the ways to reach it that few take. */
function addedByReaders(): Pick<Seed, 'file' | 'seed'>[] {
  const ready = (code: string) => `document.addEventListener('deviceready', async () => {\n  ${code}\n})`
  const samples: [file: string, language: string, code: string][] = [
    [
      android('implementation/push'),
      'kotlin',
      'import com.beckon.models.BeckonNotification\n\nfun BeckonNotification.short() = title ?: message\n\nfun show(notification: BeckonNotification) = println(notification.short())',
    ],
    [
      android('implementation/loyalty/implementation'),
      'kotlin',
      'import com.beckon.Beckon\nimport com.beckon.loyalty.ktx.loyalty\nimport com.beckon.loyalty.models.BeckonPass\n\nval BeckonPass.isUsable: Boolean\n    get() = !isVoided\n\nfun usable() = Beckon.loyalty().passes.filter(BeckonPass::isUsable)',
    ],
    [
      flutter('implementation/inbox'),
      'dart',
      "import 'package:beckon_inbox/beckon_inbox.dart';\n\nextension Fresh on BeckonInboxItem {\n  bool get isNew => !opened;\n}\n\nFuture<int> count() async {\n  final items = await BeckonInbox.items;\n  return items.where((item) => item.isNew).length;\n}",
    ],
    [
      reactNative('implementation/register'),
      'ts',
      "import Beckon from 'react-native-beckon'\n\nexport const ready = () => Beckon.isReady()",
    ],
    [cordova('implementation/tags'), 'js', ready("await cordova.plugins.Beckon.device().addTag('news')")],
    [v2('cordova/ios/implementation/tags'), 'js', ready('cordova.plugins.Beckon.launch()')],
    [
      ios('setup/application'),
      'ruby',
      '%w[BeckonKit BeckonPushKit].each do |kit|\n  pod "Beckon/#{kit}", \'%{sdk.v3.ios.version}\'\nend',
    ],
  ]
  return samples.map(([file, language, code]) => ({ file, seed: fence(language, code) }))
}

/** What the text says of another version, platform or system. */
function ofTwoSdks(): Pick<Seed, 'file' | 'seed'>[] {
  const sentences: [file: string, text: string][] = [
    [ios('setup/index'), 'Version 2 ended with %{sdk.v2.ios.version}.'],
    [flutter('setup/index'), 'React Native is at %{sdk.v3.react-native.version} now.'],
    [v2('cordova/ios/implementation/tags'), 'On Android an app calls `enableBeacons()` for that.'],
    [
      android('implementation/scannables'),
      'With <Since version="3.5.0" /> the call `Beckon.userInbox()` came along.',
    ],
  ]
  return sentences.map(([file, text]) => ({ file, seed: end(text) }))
}

/** Releases of tools, names of the app's own events, and requests that leave their method open. */
function ofOtherReleases(): Pick<Seed, 'file' | 'seed'>[] {
  return [
    {
      file: android('implementation/segmentation'),
      seed: end(
        'Gradle does so since 3.47, and the plugin since version 3.55 of Kotlin. Version 2 has it since 2.7.',
      ),
    },
    {
      file: android('implementation/inbox'),
      seed: end('Since version 3.6, `Beckon.userInbox()` has more items. Messages come from 3.47 people on.'),
    },
    {
      file: v2('flutter/android/implementation/inbox'),
      seed: fence(
        'dart',
        "void onEvent(String eventName) {\n  if (eventName == 'orderPlaced') print(eventName);\n}",
      ),
    },
    {
      file: page('guides/apps/ip-whitelist'),
      seed: fence(
        'js',
        "const send = (method) =>\n  fetch('%{hosts.push}/device/YOUR_DEVICE_ID/user', { method })\nawait send('PUT')",
      ),
    },
    {
      file: page('sdk/v1/android/implementation/inbox'),
      seed: (text) =>
        fence(
          'properties',
          'android.useAndroidX=true',
        )(
          end(
            'Beside `beckonconfig.properties` there is the file of Gradle. It is called `gradle.properties`:',
          )(text),
        ),
    },
  ]
}
