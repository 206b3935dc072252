import { android, cordova, end, fence, flutter, ionic, ios, page, type Seed } from './kit'

/** Mistakes that somebody made who did not know how the check works: each got through before. */
export const unasked: Seed[] = [
  {
    rule: 'symbol',
    file: ios('resources'),
    seed: fence(
      'swift',
      'import BeckonKit\n\nfunc log() async throws {\n    try await Beckon.shared.events().logCustom("a", payload: ["b": 1])\n}',
    ),
    at: 'payload:',
  },
  {
    rule: 'symbol',
    file: android('resources'),
    seed: fence(
      'kotlin',
      'import android.content.Context\nimport com.beckon.BeckonIntentReceiver\n\nclass Heard : BeckonIntentReceiver() {\n    override fun onStarted(context: Context) {}\n}',
    ),
    at: 'onStarted',
  },
  {
    rule: 'symbol',
    file: page('sdk/v2/android/setup/platform'),
    seed: fence(
      'java',
      'import com.beckon.BeckonCallback;\nimport com.beckon.BeckonError;\n\nclass Done {\n    final BeckonCallback<Boolean> done = new BeckonCallback<Boolean>() {\n        @Override\n        public void onSuccess(Boolean ok) {}\n\n        @Override\n        public void onFail(BeckonError error) {}\n    };\n}',
    ),
    at: 'onFail(',
  },
  {
    rule: 'symbol',
    file: page('sdk/v2/ios/setup/platform'),
    seed: fence(
      'objc',
      '#import "BeckonPushLib.h"\n\n- (void)beckonPushLib:(BeckonPushLib *)library\n        didOpenNotice:(BeckonNotification *)notification {\n}',
    ),
    at: '- (void)beckonPushLib:(BeckonPushLib *)library',
  },
  {
    rule: 'symbol',
    file: page('sdk/v1/tvos/setup/platform'),
    seed: fence(
      'swift',
      'import Foundation\n\nfunc show(_ one: Any) {\n    let message = one as? BeckonDeviceInbox\n    print(message?.headline ?? "")\n}',
    ),
    at: 'headline',
  },
  {
    rule: 'symbol',
    file: flutter('setup/platform'),
    seed: fence(
      'dart',
      "import 'package:beckon/beckon.dart';\n\nvoid a() {\n  Beckon.device()..toString()..fetchLabels();\n}",
    ),
    at: 'fetchLabels',
  },
  {
    rule: 'symbol',
    file: cordova('setup/platform'),
    seed: fence('xml', '<preference name="com.beckon.cordova.hold_events" value="true" />', 'config.xml'),
    at: 'hold_events"',
  },
  {
    rule: 'symbol',
    file: page('sdk/v1/ios/setup/platform'),
    seed: end('An old form <Deprecated version="1.9.0" instead="fetchLabels()" />.'),
    at: 'instead="fetchLabels()"',
  },
  {
    rule: 'component',
    file: ionic('setup/platform'),
    seed: end(
      '<Steps>\n<Step title="Call `addTag()`">\n\nCall it once the app is ready.\n\n</Step>\n</Steps>',
    ),
    at: '<Step title="Call `addTag()`">',
  },
  {
    rule: 'symbol',
    file: page('sdk/v2/android/setup/application'),
    seed: fence(
      'properties',
      'developApplicationKey=YOUR_DEVELOPMENT_APPLICATION_KEY',
      'app/src/main/assets/beckonconfig.properties',
    ),
    at: 'developApplicationKey',
  },
  {
    rule: 'symbol',
    file: cordova('setup/platform'),
    seed: fence(
      'json',
      '{\n  "project_info": {\n    "application_keys": "YOUR_APPLICATION_KEY"\n  }\n}',
      'config/production/beckon-services.json',
    ),
    at: 'application_keys',
  },
  {
    rule: 'symbol',
    file: page('sdk/v2/html5/setup/application'),
    seed: fence('json', '{\n  "appHots": "https://www.example.com"\n}', 'config.json'),
    at: 'appHots',
  },
  {
    rule: 'symbol',
    file: page('sdk/v2/react-native/ios/implementation/push'),
    seed: fence('ruby', "target 'Shop' do\n  pod 'beckon-push-libs'\nend", 'ios/Podfile'),
    at: 'beckon-push-libs',
  },
  {
    rule: 'symbol',
    file: ios('setup/application'),
    seed: fence(
      'swift',
      'import BeckonKit\n\nfunc show(id: String) {\n    Beckon.shared.fetchNotification(id) { result in\n        if case let .success(notification) = result {\n            print(notification.titel)\n        }\n    }\n}',
    ),
    at: 'titel',
  },
]
