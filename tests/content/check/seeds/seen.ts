import { android, cordova, end, fence, flutter, ionic, ios, page, reactNative, type Seed } from './kit'

const v2 = (name: string) => page(`sdk/v2/${name}`)
type Pages = readonly (readonly [file: string, seed: Seed['seed'], at: string])[]
const of = (rule: string, pages: Pages): Seed[] => pages.map(([file, seed, at]) => ({ rule, file, seed, at }))

/** Mistakes that take some knowledge of a language to see: imports, types of values, forms of calls, build files. */
export const seen: Seed[] = [
  ...of('symbol', [...imports(), ...chains(), ...forms(), ...constructors(), ...backticks()]),
  ...of('literal', versions()),
]

function imports(): Pages {
  return [
    [
      android('migration'),
      fence('java', 'class A {\n    void a() {\n        Log.i("a", "b");\n    }\n}'),
      'Log.i("a", "b")',
    ],
    [ios('customizations'), fence('swift', 'import BeckonKit\n\nlet a = Beckon.shared.loyalty()'), 'let a ='],
    [ios('index'), fence('swift', 'import BeckonKit\n\nlet b = URL(string: "a")'), 'let b ='],
    [
      ios('migration'),
      fence('swift', 'import Foundation\n\nstruct C: View {\n    var body: Never { fatalError() }\n}'),
      'struct C: View',
    ],
    [
      flutter('index'),
      fence(
        'dart',
        "import 'package:beckon/beckon.dart';\n\nvoid d() {\n  BeckonGeo.enableLocationUpdates();\n}",
      ),
      '  BeckonGeo.enable',
    ],
    [
      flutter('implementation/analytics'),
      fence('dart', "import 'dart:async';\n\nfinal e = ElevatedButton(onPressed: null, child: null);"),
      'final e =',
    ],
    [
      reactNative('implementation/monetize/index'),
      fence('kotlin', 'import android.util.Log\n\nsuspend fun f() = delay(100)'),
      'suspend fun f()',
    ],
    [
      v2('android/index'),
      fence('java', 'import android.util.Log;\n\nclass G {\n    List<String> names;\n}'),
      'List<String> names',
    ],
    [v2('ios/index'), fence('objc', '#import "BeckonPushLib.h"\n\nPKPass *h;'), 'PKPass *h'],
    [v2('flutter/ios/index'), fence('dart', "import 'dart:async';\n\nfinal i = Column();"), 'final i ='],
  ]
}

function chains(): Pages {
  const kotlin = 'import com.beckon.Beckon\nimport com.beckon.ktx.device\n\n'
  const field = 'class A {\n    private val module by lazy { Beckon.device() }\n\n'
  return [
    [
      android('implementation/loyalty/index'),
      fence('kotlin', `${kotlin}${field}    suspend fun a() {\n        module.loadTags()\n    }\n}`),
      'module.loadTags()',
    ],
    [
      ios('setup/index'),
      fence(
        'swift',
        'import BeckonKit\n\nfinal class A {\n    private let module = Beckon.shared.device()\n\n    func a() async throws {\n        try await self.module.loadTags()\n    }\n}',
      ),
      'self.module.loadTags()',
    ],
    [
      android('implementation/storage'),
      fence(
        'kotlin',
        `${kotlin}suspend fun a() {\n    with(Beckon.device()) {\n        readTags()\n    }\n}`,
      ),
      '        readTags()',
    ],
    [
      flutter('implementation/monetize/index'),
      fence(
        'dart',
        "import 'package:beckon/beckon.dart';\n\nfinal a = Beckon.device()\n  ..addTag('a')\n  ..loadTags();",
      ),
      '..loadTags()',
    ],
    // A name of version 3 on a page of version 2.
    [v2('ios/resources'), end('Call `Beckon.launch()` first.'), '`Beckon.launch()`'],
    [v2('tvos/resources'), fence('swift', 'Beckon.shared.launch()'), 'Beckon.shared.launch()'],
  ]
}

function forms(): Pages {
  return [
    [
      android('implementation/monetize/index'),
      fence(
        'kotlin',
        'import com.beckon.Beckon\nimport com.beckon.ktx.device\n\nsuspend fun a() {\n    Beckon.device().register("a", "b", "c")\n}',
      ),
      'register("a", "b", "c")',
    ],
    [
      ios('implementation/monetize/index'),
      fence(
        'swift',
        'import BeckonKit\n\nfunc a() async throws {\n    try await Beckon.shared.device().addTag("a", "b")\n}',
      ),
      'addTag("a", "b")',
    ],
    [
      ios('implementation/index'),
      fence(
        'swift',
        'import BeckonKit\n\nfunc a() async throws {\n    try await Beckon.shared.device().register(id: "a", name: "b")\n}',
      ),
      'register(id:',
    ],
    [
      ios('implementation/loyalty/index'),
      fence('swift', 'import BeckonKit\n\nlet a = Beckon.shared.isReady()'),
      'Beckon.shared.isReady()',
    ],
    [
      flutter('implementation/location-services'),
      fence(
        'dart',
        "import 'package:beckon/beckon.dart';\n\nFuture<void> a() async {\n  await Beckon.device().register(userID: 'a', name: 'b');\n}",
      ),
      'register(userID:',
    ],
    [
      flutter('implementation/oauth2'),
      fence(
        'dart',
        "import 'package:beckon_inbox/beckon_inbox.dart';\n\nFuture<void> a() async {\n  await BeckonInbox.items();\n}",
      ),
      'BeckonInbox.items()',
    ],
  ]
}

/** Values that are made, as in a hybrid app with a part of its own in the language of the system. */
function constructors(): Pages {
  return [
    [
      ios('implementation/inbox'),
      fence(
        'swift',
        'import BeckonKit\n\nfunc a() throws {\n    _ = try BeckonTime(hours: 8, minutes: 0, seconds: 0)\n}',
      ),
      'seconds: 0',
    ],
    [
      ios('implementation/segmentation'),
      fence('swift', 'import BeckonKit\n\nfunc a() throws -> BeckonTime {\n    try .init(hour: 8)\n}'),
      '.init(hour: 8)',
    ],
    [
      ios('implementation/scannables'),
      fence(
        'swift',
        'import BeckonKit\n\nfunc a() throws {\n    let b: [BeckonTime] = [try .init(hours: 8)]\n    print(b)\n}',
      ),
      '[try .init(hours: 8)]',
    ],
    [
      android('implementation/inbox'),
      fence('kotlin', 'import com.beckon.models.BeckonTime\n\nval a = BeckonTime(hours = 8)'),
      'BeckonTime(hours = 8)',
    ],
    [
      flutter('implementation/tags'),
      fence(
        'dart',
        "import 'package:beckon/beckon.dart';\n\nfinal a = BeckonTime(hours: 8);\nfinal b = BeckonTime.fromString();",
      ),
      'BeckonTime.fromString()',
    ],
    [
      v2('android/implementation/tags'),
      fence('java', 'class A {\n    Object a = new BeckonTimeOfDay(1, 2, 3, 4);\n}'),
      'BeckonTimeOfDay(1, 2, 3, 4)',
    ],
    [
      v2('ios/implementation/tags'),
      fence(
        'objc',
        '#import "BeckonPushLib.h"\n\nself.lib = [BeckonPushLib shared];\n[self.lib loadEverything];',
      ),
      '[self.lib loadEverything]',
    ],
  ]
}

function backticks(): Pages {
  return [
    [ios('implementation/tags'), end('Call `addTag(_:value:)` first.'), '`addTag(_:value:)`'],
    [ios('implementation/loyalty/implementation'), end('Call `purge(_:)` first.'), '`purge(_:)`'],
    [page('sdk/v1/ios/implementation/inbox'), end('Send `addTags:withCompletion:` first.'), 'withCompletion'],
    [v2('tvos/implementation/tags'), end('Call `addTag("a", now: true)` first.'), 'now: true'],
    [v2('tvos/index'), end('Send `-[BeckonPushLib purge]` first.'), 'BeckonPushLib purge]'],
    [
      page('sdk/v1/html5/implementation/tags'),
      end("Call `instance.beckon('purge')` first."),
      "beckon('purge')",
    ],
    [v2('android/implementation/inbox'), end('Call `BeckonInboxManager#purge` first.'), 'Manager#purge'],
    [
      flutter('implementation/in-app-messages'),
      end('Call `await fetchEverything()` first.'),
      'fetchEverything',
    ],
    [flutter('implementation/scannables'), end('Call `Beckon.launch(1)` first.'), 'Beckon.launch(1)'],
    [reactNative('index'), end('Call `client.fetchEverything()` first.'), 'fetchEverything'],
    [reactNative('resources'), end('Call `fetchEverything<T>()` first.'), 'fetchEverything'],
    [reactNative('setup/index'), end('Read `notification.headlineText` then.'), 'headlineText'],
    [
      cordova('index'),
      end('Write `const all = fetchEverything(of(a, of(b, c)));` there.'),
      'fetchEverything',
    ],
    [ionic('customizations'), end('Call `addTag(a, b, c)` first.'), '`addTag(a'],
    [v2('html5/index'), end('Call `addTag(a, b, c)` first.'), '`addTag(a'],
  ]
}

function versions(): Pages {
  return [
    [flutter('implementation/segmentation'), fence('yaml', 'beckon:\n  version: ^3.9.1'), '^3.9.1'],
    [
      ionic('index'),
      fence('swift', '.package(url: "%{sdk.v3.ios.package}", exact: "3.9.1")'),
      'exact: "3.9.1"',
    ],
    [
      v2('android/resources'),
      fence('groovy', "implementation group: 'com.beckon', name: 'beckon-push', version: '2.6.1'"),
      "version: '2.6.1'",
    ],
    [v2('ios/customizations'), fence('text', 'github "beckon/beckon-ios" ~> 2.6.1'), '~> 2.6.1'],
    [
      v2('cordova/ios/index'),
      fence('html', '<script src="/js/beckon-2.6.1.min.js"></script>'),
      'beckon-2.6.1.min',
    ],
  ]
}
