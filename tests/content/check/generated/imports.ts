import { sample, type Mistake, type Way } from './kit'
import { nameOf, of, statement } from './mistakes'

/** Classes that a sample cannot have without an import, with another import, since one without any is a part of a file. */
const foreign: Record<string, readonly string[]> = {
  kotlin: [
    'val a: Intent? = null',
    'val a = UUID.randomUUID()',
    'val a = WorkManager.getInstance()',
    'val a = listOf(1).asFlow()',
    'val a = Gson()',
    'val a = OkHttpClient()',
    'val a = AlertDialog.Builder(context)',
    'Timber.d("a")',
    'val a = Uri.EMPTY',
    'scope.launch(Dispatchers.IO) {}',
    'val a = URL("a")',
    'val a = remember { 1 }',
  ],
  java: [
    'Intent a = null;',
    'UUID a = UUID.randomUUID();',
    'WorkManager a = null;',
    'Gson a = new Gson();',
    'List<Integer> a = null;',
    'OkHttpClient a = new OkHttpClient();',
    'Uri a = Uri.EMPTY;',
    'Bundle a = new Bundle();',
    'CompletableFuture<Void> a = null;',
    'Pattern a = null;',
  ],
  swift: [
    'let a = UIColor.red',
    'let a = UNMutableNotificationContent()',
    'let a = CLLocationManager()',
    'let a = WKWebView()',
    'let a = AVPlayer()',
    'let a = CNContactStore()',
    'let a = PKPass()',
    'let a = Alamofire.request("a")',
    'Analytics.logEvent("a", parameters: nil)',
    'Messaging.messaging().delegate = nil',
    'let a = CMMotionManager()',
    'let a = EKEventStore()',
    'let a = LAContext()',
    'let a = PHPhotoLibrary.shared()',
  ],
  objc: [
    'UIColor *a = nil;',
    'UNNotification *a = nil;',
    'CLLocation *a = nil;',
    'WKWebView *a = nil;',
    'AVPlayer *a = nil;',
    'PKPass *a = nil;',
    'CNContactStore *a = nil;',
    'CMMotionManager *a = nil;',
    'LAContext *a = nil;',
    'FIRMessaging *a = nil;',
  ],
  dart: [
    "final a = jsonDecode('{}');",
    'final a = Uint8List(1);',
    'const a = Text("a");',
    'final a = File("a");',
    'final a = sqrt(4);',
    'final a = Dio();',
    'final a = MethodChannel("a");',
    'final a = Color(0);',
    'unawaited(run());',
    'final a = GoRouter();',
    'final a = DateFormat();',
    'final a = Provider.of(context);',
  ],
}
/** An import that brings nothing of it. */
const other: Record<string, string> = {
  kotlin: 'import android.nfc.NdefRecord',
  java: 'import android.nfc.NdefRecord;',
  swift: 'import Network',
  objc: '#import <CommonCrypto/CommonCrypto.h>',
  dart: "import 'dart:collection';",
}

/** A sample with an import that lacks another one: of a platform's class, and of the SDK. */
export function missing(way: Way, from: number): Mistake[] {
  const import_ = other[way.language]
  if (!import_) return []
  const ofSdk = way.imports.map((_, at) => ({
    kind: `import of the SDK: ${way.imports[at]}`,
    imports: [...way.imports.filter((_, i) => i !== at), import_],
    line: statement(way.language, way.root, 'isReady'),
  }))
  const others = (foreign[way.language] ?? []).map((line) => ({
    kind: `import of others: ${line}`,
    imports: [import_],
    line,
  }))
  return [...ofSdk, ...others].map(({ kind, imports, line }, at) => {
    const mark = `// ${nameOf(from + at)}`
    return {
      ...of(way, kind, 'symbol'),
      text: sample({ ...way, imports }, [`${line} ${mark}`], `run${nameOf(from + at)}`),
      at: mark,
    }
  })
}
