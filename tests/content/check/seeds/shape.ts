import {
  android,
  cordova,
  end,
  fence,
  flutter,
  inSamples,
  ionic,
  ios,
  page,
  reactNative,
  type SampleSeed,
  type Seed,
} from './kit'

/** Names that are there, and what is made of them, given to them or written beside them is not. */
const overrides: SampleSeed[] = [
  [
    android('implementation/location-services'),
    'kotlin',
    'import com.beckon.geo.BeckonGeoIntentReceiver\nimport com.beckon.geo.models.BeckonRegion\n\nclass Regions : BeckonGeoIntentReceiver() {\n    override fun onRegionEntered(region: BeckonRegion) {}\n}',
    'onRegionEntered(region: BeckonRegion) {}',
  ],
  [
    android('setup/application'),
    'java',
    'import com.beckon.BeckonIntentReceiver;\nimport com.beckon.models.BeckonApplication;\n\npublic class Ready extends BeckonIntentReceiver {\n    @Override\n    public void onReady(BeckonApplication application) {}\n}',
    'onReady(BeckonApplication application)',
  ],
  [
    android('implementation/monetize/implementation'),
    'kotlin',
    'import com.beckon.monetize.BeckonMonetize\n\nval failures = object : BeckonMonetize.Listener {\n    override fun onPurchaseFailed(error: Exception) {}\n}',
    'onPurchaseFailed(error: Exception)',
  ],
]

const kinds: SampleSeed[] = [
  [
    android('implementation/tags'),
    'kotlin',
    'import com.beckon.Beckon\nimport com.beckon.ktx.device\n\nsuspend fun add() = Beckon.device().addTag(listOf("sports"))',
    'addTag(listOf("sports"))',
  ],
  [
    ios('implementation/storage'),
    'swift',
    'import BeckonKit\n\nlet added: Void = try await Beckon.shared.device().addTags("sports")',
    'addTags("sports")',
  ],
  [
    flutter('implementation/tags'),
    'dart',
    "import 'package:beckon/beckon.dart';\n\nFuture<void> add() => Beckon.device().addTags('sports');",
    "addTags('sports')",
  ],
  [
    flutter('implementation/inbox'),
    'dart',
    "import 'package:beckon_inbox/beckon_inbox.dart';\n\nFuture<Iterable<String>> titles() async =>\n    (await BeckonInbox.items).map((item) => item.subject);",
    'item.subject',
  ],
]

const files: Seed[] = [
  {
    rule: 'symbol',
    file: reactNative('customizations'),
    seed: fence(
      'xml',
      '<meta-data\n    android:name="com.beckon.push.default_channel"\n    android:value="news" />',
    ),
    at: '"com.beckon.push.default_channel"',
  },
  {
    rule: 'symbol',
    file: reactNative('implementation/push'),
    seed: end('The event `com.beckon.push.notification_tapped` comes from the native side.'),
    at: 'notification_tapped',
  },
  {
    rule: 'symbol',
    file: page('sdk/v1/android/setup/application'),
    seed: fence(
      'properties',
      'developmentApplicationKey = YOUR_DEVELOPMENT_KEY\nproductionAppKey = YOUR_PRODUCTION_KEY',
      'app/src/main/assets/beckonconfig.properties',
    ),
    at: 'productionAppKey',
  },
  {
    rule: 'symbol',
    file: android('customizations'),
    seed: fence(
      'xml',
      '<resources>\n    <string name="beckon_dialog_okay_button">Fine</string>\n</resources>',
    ),
    at: 'beckon_dialog_okay_button',
  },
  {
    rule: 'symbol',
    file: cordova('customizations'),
    seed: fence(
      'xml',
      '<activity\n    android:name=".MainActivity"\n    android:theme="@style/Theme.Beckon.Transparent" />',
    ),
    at: 'Theme.Beckon.Transparent',
  },
  {
    rule: 'symbol',
    file: ionic('customizations'),
    seed: fence('xml', '<item android:color="@color/beckon_translucency" />'),
    at: 'beckon_translucency',
  },
  {
    rule: 'symbol',
    file: ios('setup/application'),
    seed: fence(
      'swift',
      'import PackageDescription\n\nlet target = Target.target(\n    name: "Shop",\n    dependencies: [\n        .product(name: "BeckonIAMKit", package: "beckon-sdk-ios")\n    ]\n)',
    ),
    at: 'BeckonIAMKit',
  },
]

const members: [file: string, addition: string, at: string][] = [
  [
    reactNative('implementation/location-services'),
    '| Field of `BeckonBeacon` | What it is |\n|---|---|\n| `proximity` | how near |\n| `distance` | in metres |',
    '`distance`',
  ],
  [
    ios('implementation/monetize/implementation'),
    '| Property of `BeckonProduct` | What it is |\n|---|---|\n| `cost` | what it costs |',
    '`cost`',
  ],
  [android('implementation/inbox'), 'The field `isRead` of a `BeckonInboxItem` says so.', '`isRead`'],
]

export const shape: Seed[] = [
  ...inSamples('symbol', [...overrides, ...kinds]),
  ...files,
  ...members.map(([file, addition, at]): Seed => ({ rule: 'symbol', file, seed: end(addition), at })),
  {
    rule: 'type',
    file: page('sdk/v1/html5/implementation/push'),
    seed: fence('js', "$('#el').bind('beckon:didReceivePush', (event) => {\n  console.log(event)\n})"),
    at: 'beckon:didReceivePush',
  },
]
