import { android, ios, cordova, end, fence, guide, page, type Seed } from './kit'

export const code: Seed[] = [
  {
    rule: 'sample',
    file: android('implementation/monetize/implementation'),
    seed: fence('kotlin', 'fun broken() {\n    val = 3\n}'),
    at: 'val = 3',
  },
  {
    rule: 'sample',
    file: ios('implementation/monetize/implementation'),
    seed: fence('swift', 'func broken() {\n    let = 3\n}'),
    at: 'let = 3',
  },
  {
    rule: 'sample',
    file: cordova('implementation/inbox'),
    seed: fence('js', 'const broken = [1, 2\nfoo(broken)'),
    at: 'foo(broken)',
  },
  {
    rule: 'sample',
    file: cordova('implementation/tags'),
    seed: fence('xml', '<widget>\n  <preference name="a" value=b />\n</widget>'),
    at: 'value=b',
  },
  {
    rule: 'sample',
    file: cordova('implementation/storage'),
    seed: fence('json', '{\n  "seed": 1,\n}'),
    at: '"seed": 1',
    below: 1,
  },
  {
    rule: 'sample',
    file: cordova('implementation/analytics'),
    seed: fence('kotlin', 'fun later() {\n    ...\n}'),
    at: /^ {4}\.\.\.$/,
  },
  {
    rule: 'width',
    file: android('implementation/analytics'),
    seed: fence('kotlin', `val seed = listOf(1, 2) ${'+ listOf(3, 4) '.repeat(5).trim()}`),
    at: 'val seed',
  },
  {
    rule: 'width',
    file: ios('implementation/analytics'),
    seed: fence(
      'swift',
      `func seed() {\n    print("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")\n}`,
    ),
    at: 'print("one"',
  },
  {
    rule: 'sample',
    file: ios('implementation/inbox'),
    seed: end('```swift removed="1" added="2"\nlet = 3\nlet seed = 3\n```'),
    at: 'let = 3',
  },
  {
    rule: 'symbol',
    file: android('setup/application'),
    seed: fence('kotlin', 'Beckon.push().enableRemoteNotification()'),
    at: 'enableRemoteNotification()',
  },
  {
    rule: 'symbol',
    file: ios('setup/application'),
    seed: fence('swift', 'Beckon.shared.lanch()'),
    at: 'lanch()',
  },
  {
    rule: 'symbol',
    file: android('implementation/push'),
    seed: end('The class `BeckonPushIntentReciever` hears of it.'),
    at: 'IntentReciever',
  },
  {
    rule: 'symbol',
    file: ios('implementation/push'),
    seed: fence('plist', '<key>DEBUG_LOGING_ENABLED</key>\n<true/>', 'BeckonOptions.plist'),
    at: 'DEBUG_LOGING',
  },
  {
    rule: 'symbol',
    file: cordova('implementation/push'),
    seed: fence('js', 'await BeckonPush.enableRemoteNotifcations()'),
    at: 'Notifcations',
  },
  {
    rule: 'symbol',
    file: android('index'),
    seed: fence('kts', 'implementation("com.beckon:beckon-pussh:3.10.0")'),
    at: 'beckon-pussh',
  },
  {
    rule: 'symbol',
    file: android('implementation/loyalty/setup'),
    seed: fence('kotlin', 'import android.util.Log\n\nfun draw(pass: BeckonPass) {\n    Log.i("a", "b")\n}'),
    at: 'fun draw(pass',
  },
  {
    rule: 'symbol',
    file: android('implementation/monetize/setup'),
    seed: fence('kotlin', 'Beckon.launch(this)'),
    at: 'launch(this)',
  },
  {
    rule: 'symbols',
    file: 'content/symbols/v3/ios.yaml',
    seed: (text) =>
      text.replace(
        /^types:$/m,
        'types:\n  BeckonSeed: { kind: class, members: { a: { kind: property, type: BeckonNowhere } } }',
      ),
    at: 'BeckonNowhere',
  },
  {
    rule: 'symbols',
    // A list that cannot be read has no names, and pages want those of all lists but of this one.
    file: 'content/symbols/v2/windows.yaml',
    seed: () => 'types:\n  BeckonSeed: { kind: klass }\n',
    at: 'BeckonSeed',
  },
  {
    rule: 'reading',
    file: 'content/readings.yaml',
    seed: (text) => text.replace(/^ {2}on: .*$/m, '  on: last November'),
    at: 'on: last November',
  },
  {
    rule: 'reading',
    file: 'content/readings.yaml',
    seed: (text) => text.replace(/^ {2}digest: .*$/m, '  digest: 3.5'),
    at: 'digest: 3.5',
  },
  {
    rule: 'literal',
    file: guide('index'),
    seed: end('The dashboard is at https://dashboard.beckon.example now.'),
    at: 'https://dashboard',
  },
  {
    rule: 'literal',
    file: cordova('setup/application'),
    seed: fence('kts', 'implementation("com.beckon:beckon:3.10.0")'),
    at: 'beckon:3.10.0',
  },
  {
    rule: 'literal',
    file: page('sdk/v1/index'),
    seed: end('The release for televisions is 1.0.0 of %{sdk.v1.tvos.released}.'),
    at: '1.0.0 of',
  },
]
