import { describe, expect, it } from 'vitest'
import { usesOf } from './lists'

describe('what a sample uses of the SDK', () => {
  it('follows a chain of calls through the types of the list', () => {
    expect(usesOf('Beckon.push().enableRemoteNotifications()', 'kotlin')).toEqual({
      uses: ['Beckon', 'Beckon.push', 'BeckonPush.enableRemoteNotifications'],
      unknown: [],
    })
  })

  it('follows a variable to what it was given, past the marks of optional values', () => {
    const text = 'val device = Beckon.device().currentDevice\nlog(device?.userId, device!!.id)'
    expect(usesOf(text, 'kotlin').uses).toContain('BeckonDevice.userId')
    expect(usesOf(text, 'kotlin').uses).toContain('BeckonDevice.id')
  })

  it('takes annotations, and types before names', () => {
    expect(usesOf('fun show(device: BeckonDevice) = device.userID', 'kotlin').unknown).toEqual([
      '1: userID → userId',
    ])
    expect(usesOf('void show(BeckonDevice device) { print(device.userID); }', 'dart').unknown).toEqual([
      '1: userID → userId',
    ])
  })

  it('knows the getters of Java', () => {
    expect(usesOf('Beckon.INSTANCE.launch(); boolean ready = Beckon.isReady();', 'java').unknown).toEqual([])
  })

  it('finds imports, coordinates, manifest keys and package names in strings and markup', () => {
    expect(usesOf('import com.beckon.push.ktx.push', 'kotlin').uses).toEqual(['Beckon.push'])
    expect(usesOf('implementation("com.beckon:beckon-push:3.10.0")', 'kts').uses).toEqual([
      'com.beckon:beckon-push',
    ])
    expect(usesOf('<meta-data android:name="com.beckon.push.default_channel_id" />', 'xml').uses).toEqual([
      'com.beckon.push.default_channel_id',
    ])
    expect(usesOf("import { BeckonPush } from 'react-native-beckon-push'", 'ts').uses).toEqual([
      'react-native-beckon-push',
      'BeckonPush',
    ])
  })
})

describe('a family of names', () => {
  it('holds what has no name of its own', () => {
    expect(usesOf("emitter.on('com.beckon.geo.region_entered', log)", 'js').uses).toEqual([
      'com.beckon.geo.*',
    ])
    expect(usesOf('<activity android:name="com.beckon.geo.ui.Screen" />', 'xml').uses).toEqual(['Screen'])
    expect(usesOf('-keep class com.beckon.geo.ui', 'text').uses).toEqual([])
  })

  it('of events is what listeners of a type hear, and nothing else that begins so', () => {
    expect(usesOf("emitter.on('com.beckon.iam.message_presented', log)", 'js').uses).toEqual([
      'com.beckon.iam.*',
    ])
    expect(usesOf('<meta-data android:name="com.beckon.iam.message_shown" />', 'xml').unknown).toEqual([
      '1: com.beckon.iam.message_shown → ?',
    ])
  })
})

describe('resources of the SDK', () => {
  it.each([
    ['<string name="beckon_action_sent">Sent</string>', ['1: beckon_action_sent → beckon_action_send']],
    ['<item android:color="@color/beckon_translucence" />', ['1: beckon_translucence → beckon_translucent']],
    [
      '<a android:theme="@style/Theme.Beckon.Transparent" />',
      ['1: Theme.Beckon.Transparent → Theme.Beckon.Translucent'],
    ],
    ['<style name="A" parent="Theme.Beckon.None" />', ['1: Theme.Beckon.None → ?']],
    ['<string-array name="beckon_url_schemes" />', []],
    ['<style name="BeckonTheme" parent="Theme.AppCompat" />', []],
    ['<string name="beckon_action_send">Go</string>', []],
    ['<a android:theme="@style/Theme.Beckon.Translucent" />', []],
  ])('are those of the list: %s', (text, unknown) => {
    expect(usesOf(text, 'xml').unknown).toEqual(unknown)
  })

  it('have underscores in R', () => {
    expect(usesOf('setTheme(R.style.Theme_Beckon_Translucent)', 'kotlin').unknown).toEqual([])
    expect(usesOf('getString(R.string.beckon_action_sent)', 'kotlin').unknown).toEqual([
      '1: beckon_action_sent → beckon_action_send',
    ])
  })
})

describe('words that are also names of the SDK', () => {
  it('count as uses where they hang on what is known to have them', () => {
    expect(usesOf('fun show(userId: String) = println(userId)', 'kotlin').uses).toEqual([])
    expect(usesOf('list.first().userId', 'kotlin').uses).toEqual([])
    expect(usesOf('<a android:id="x" />', 'xml').uses).toEqual([])
  })

  it('count as uses where a delegate method implements them', () => {
    const text = 'func beckon(_ push: BeckonPush, didOpenNotification item: Item) {}'
    expect(usesOf(text, 'swift').uses).toContain('BeckonPushDelegate.beckon(_:didOpenNotification:)')
  })
})

describe('names that do not exist', () => {
  it.each([
    [
      'kotlin',
      'Beckon.push().enableRemoteNotification()',
      '1: enableRemoteNotification → enableRemoteNotifications',
    ],
    ['kotlin', 'val x = BeckonPushh()', '1: BeckonPushh → BeckonPush'],
    ['swift', '\nBeckon.shared.lanch()', '2: lanch → launch'],
    [
      'kts',
      'implementation("com.beckon:beckon-pus:3.10.0")',
      '1: com.beckon:beckon-pus:3.10.0 → com.beckon:beckon-push',
    ],
    ['kotlin', 'import com.beckon.push.ktx.pus', '1: com.beckon.push.ktx.pus → com.beckon.push.ktx.push'],
    ['shell', 'npm install react-native-beckon-psh', '1: react-native-beckon-psh → react-native-beckon-push'],
    [
      'xml',
      '<meta-data android:name="com.beckon.push.default_chanel_id" />',
      '1: com.beckon.push.default_chanel_id → com.beckon.push.default_channel_id',
    ],
    [
      'swift',
      'func beckon(_ push: BeckonPush, didOpenNotifcation n: X) {}',
      '1: beckon(_:didOpenNotifcation:) → beckon(_:didOpenNotification:)',
    ],
    ['inline', 'enableRemoteNotifcations()', '1: enableRemoteNotifcations → enableRemoteNotifications'],
    ['inline', 'beckon-service.json', '1: beckon-service.json → beckon-services.json'],
    ['swift', '.product(name: "BeckonPushKt", package: "b")', '1: BeckonPushKt → BeckonPushKit'],
    ['dart', 'f(async) => (await Beckon.devices()).map((one) => one.userID);', '1: userID → userId'],
    // The list has it on another type alone.
    ['kotlin', 'BeckonPush.shared().enableRemoteNotifications()', '1: shared → ?'],
    ['inline', 'BeckonPush.shared.allowedUI', '1: shared → ?'],
    ['dart', 'BeckonPush.shared.allowedUI', '1: shared → ?'],
    ['shell', 'flutter pub add beckon_inboxes', '1: beckon_inboxes → ?'],
    ['yaml', 'dependencies:\n  beckon_iam: 1.0', '2: beckon_iam → ?'],
    ['ruby', "pod 'Beckon/BeckonPushKits'", '1: Beckon/BeckonPushKits → ?'],
  ])('%s: %s', (language, text, unknown) => {
    expect(usesOf(text, language).unknown).toEqual([unknown])
  })

  it('finds a method that overrides nothing of the SDK', () => {
    const text =
      'class Mine : BeckonPushIntentReceiver() {\n  override fun onNotificationOpend(c: Context) {}\n}'
    expect(usesOf(text, 'kotlin').unknown).toEqual(['2: onNotificationOpend → onNotificationOpened'])
  })

  it('leaves a method to the class of another library that a type of the SDK extends', () => {
    const text =
      'class Mine : PassScreen() {\n  override fun onDestroy() {}\n  override fun presentBoardingPas() {}\n}'
    expect(usesOf(text, 'kotlin').unknown).toEqual(['3: presentBoardingPas → presentBoardingPass'])
  })

  it('finds a key that an options file does not have', () => {
    const text = '<dict>\n<key>DEBUG_LOGING_ENABLED</key>\n<true/>\n</dict>'
    expect(usesOf(text, 'plist', 'BeckonOptions.plist').unknown).toEqual([
      '2: DEBUG_LOGING_ENABLED → DEBUG_LOGGING_ENABLED',
    ])
    expect(usesOf(text, 'plist', 'Info.plist').unknown).toEqual([])
  })
})

describe('a type that the list knows by what it is declared as', () => {
  it('is none that does not exist', () => {
    expect(usesOf('private val device: BeckonDeviceModule = Beckon.device()', 'kotlin').unknown).toEqual([])
    expect(usesOf('fun f(device: BeckonDeviceModule) = device.loadTags()', 'kotlin').unknown).toEqual([
      '1: loadTags → ?',
    ])
  })
})

describe('names that are none of the SDK’s business', () => {
  it.each([
    ['kotlin', '// Beckon.foo() and BeckonFoo\nprintln("x")'],
    ['kotlin', 'class BeckonSetup(val context: Context)\nval setup = BeckonSetup(context)'],
    ['ts', '@Injectable()\nexport class BeckonService {}'],
    ['swift', 'override func viewDidLoad() { super.viewDidLoad() }'],
    ['inline', 'https://git.beckon.example/beckon-sdk-ios'],
    ['inline', 'com.beckon.push.'],
    ['inline', 'android.permission.POST_NOTIFICATIONS'],
    ['shell', 'git clone https://git.beckon.example/beckon-sdk-android # BeckonFoo'],
    ['kotlin', 'Beckon.device().currentDevice?.let { show(it) }'],
    ['swift', 'Beckon.shared.launch()'],
    ['ruby', '%w[A B].each do |kit|\n  pod "Beckon/#{kit}", "1.0"\nend'],
  ])('%s: %s', (language, text) => {
    expect(usesOf(text, language).unknown).toEqual([])
  })
})
