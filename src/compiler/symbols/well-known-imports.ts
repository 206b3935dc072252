import { isAccess } from './chains'
import type { Token } from './tokens'
import type { MissingImport } from './uses'

/** Types that Kotlin and Java know without an import, and what the build of an app makes. */
export const ownWords: ReadonlySet<string> = new Set(
  (
    'String Int Long Boolean Float Double Unit Any Nothing Char Byte Short Number Object Integer Character Void List Map Set ' +
    'MutableList MutableMap MutableSet Pair Triple Array IntArray ByteArray HashMap ArrayList HashSet LinkedHashMap Collection ' +
    'Iterable Iterator Sequence Comparable Comparator CharSequence StringBuilder Regex Result Lazy Enum Function Math System ' +
    'Thread Runnable Process AutoCloseable Cloneable Class Exception RuntimeException Error Throwable IllegalStateException ' +
    'IllegalArgumentException UnsupportedOperationException IndexOutOfBoundsException NumberFormatException ' +
    'NullPointerException InterruptedException ClassNotFoundException SecurityException NoSuchElementException ' +
    'ConcurrentModificationException Override Deprecated Suppress SuppressWarnings FunctionalInterface SafeVarargs OptIn ' +
    'JvmStatic JvmField JvmOverloads Synchronized Volatile BuildConfig'
  ).split(' '),
)

/** Names of frameworks and libraries, and the imports any of which brings them. */
const known: Record<string, readonly { names: RegExp; from: readonly string[] }[]> = {
  swift: [
    { names: /^UI[A-Z][A-Za-z]+$/, from: ['UIKit', 'SwiftUI', 'MessageUI', 'PassKit', 'MapKit'] },
    { names: /^UN[A-Z][A-Za-z]+$/, from: ['UserNotifications', 'UserNotificationsUI'] },
    { names: /^CL[A-Z][A-Za-z]+$/, from: ['CoreLocation', 'MapKit'] },
    { names: /^MK[A-Z][A-Za-z]+$/, from: ['MapKit'] },
    { names: /^PK[A-Z][A-Za-z]+$/, from: ['PassKit'] },
    { names: /^SK[A-Z][A-Za-z]+$/, from: ['StoreKit'] },
    { names: /^AV[A-Z][A-Za-z]+$/, from: ['AVFoundation', 'AVKit'] },
    { names: /^(?:ObservableObject|Published|AnyCancellable)$/, from: ['Combine', 'SwiftUI'] },
    {
      names:
        /^(?:VStack|HStack|NavigationStack|NavigationView|UIApplicationDelegateAdaptor|WindowGroup|StateObject)$/,
      from: ['SwiftUI'],
    },
    { names: /^(?:ActivityAttributes|ActivityContent)$/, from: ['ActivityKit'] },
  ],
  objc: [
    { names: /^Beckon[A-Z]\w*$/, from: ['BeckonPushLib'] },
    { names: /^UI[A-Z][A-Za-z]+$/, from: ['UIKit'] },
    { names: /^UN[A-Z][A-Za-z]+$/, from: ['UserNotifications'] },
    { names: /^CL[A-Z][A-Za-z]+$/, from: ['CoreLocation'] },
    { names: /^PK[A-Z][A-Za-z]+$/, from: ['PassKit'] },
    { names: /^SK[A-Z][A-Za-z]+$/, from: ['StoreKit'] },
    { names: /^CI[A-Z][A-Za-z]+$/, from: ['CoreImage'] },
    { names: /^NFC[A-Z][A-Za-z]+$/, from: ['CoreNFC'] },
  ],
  dart: [
    {
      names:
        /^(?:StatelessWidget|StatefulWidget|BuildContext|MaterialApp|Scaffold|ListTile|AppBar|runApp|WidgetsFlutterBinding)$/,
      from: [
        'package:flutter/material.dart',
        'package:flutter/widgets.dart',
        'package:flutter/cupertino.dart',
      ],
    },
    { names: /^(?:PlatformException|MethodChannel|Clipboard)$/, from: ['package:flutter/services.dart'] },
    {
      names: /^(?:debugPrint|ChangeNotifier|ValueNotifier|kDebugMode|kIsWeb)$/,
      from: [
        'package:flutter/foundation.dart',
        'package:flutter/material.dart',
        'package:flutter/widgets.dart',
        'package:flutter/cupertino.dart',
      ],
    },
    { names: /^(?:jsonDecode|jsonEncode|base64Encode|base64Decode|utf8)$/, from: ['dart:convert'] },
    { names: /^(?:StreamSubscription|StreamController|Timer|Completer|unawaited)$/, from: ['dart:async'] },
    { names: /^(?:File|Directory|HttpClient|SocketException)$/, from: ['dart:io'] },
    { names: /^Platform$/, from: ['dart:io', 'package:platform/platform.dart'] },
    { names: /^Beckon[A-Z]?\w*$/, from: [/* any package of the SDK */ 'package:beckon'] },
  ],
}

/** Apple's, as Objective-C imports them. */
const frameworks = /^(?:Foundation|UserNotifications(?:UI)?|AVFoundation|Core[A-Z]\w*|[A-Z]\w*Kit)$/

/** Names of the frameworks of Apple and of Dart's libraries that a sample uses without one of their imports. */
export function nativeImports(
  tokens: readonly Token[],
  imports: ReadonlySet<string>,
  language: string,
  declared: ReadonlySet<string>,
): MissingImport[] {
  // A header of the SDK or of the app imports further ones, so it may bring anything.
  const hasHeader = language === 'objc' && [...imports].some((one) => !frameworks.test(one))
  const brings = (from: string) =>
    hasHeader ||
    imports.has(from) ||
    (from === 'package:beckon' && [...imports].some((one) => one.startsWith(from)))
  // Nobody calls a class of an app `UIView`, while `final StreamSubscription x` looks as if it made one.
  const isOwn = (name: string) => name.startsWith('Beckon') && declared.has(name)
  return tokens.flatMap(({ kind, text, offset }, at) => {
    if (kind !== 'name' || isAccess(tokens[at - 1]) || isOwn(text)) return []
    const entry = known[language]?.find(({ names }) => names.test(text))
    const [from] = entry?.from ?? []
    return !entry || from === undefined || entry.from.some(brings) ? [] : [{ name: text, offset, from }]
  })
}
