/** Names of one package, module or library. */
export interface KnownNames {
  /** Any of these brings them; the first is what the check advises. */
  from: readonly string[]
  isOne: (name: string) => boolean
}

/**
 * Reads a table with a line a module: `module, another that brings them as well: Name Name Prefix*`. A star stands for
 * further letters, the first of them a capital; behind a module, for any that begins so.
 */
function table(text: string): KnownNames[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, modules = '', names = ''] = /^\s*(.+?): (.+)$/.exec(line) ?? []
      const all = names.split(' ')
      const exact = new Set(all.filter((name) => !name.endsWith('*')))
      const prefixes = all.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
      return {
        from: modules.split(', '),
        isOne: (name: string) =>
          exact.has(name) ||
          prefixes.some(
            (prefix) => name.startsWith(prefix) && /^[A-Z][A-Za-z]/.test(name.slice(prefix.length)),
          ),
      }
    })
}

/** Frameworks of Apple, as Swift imports them. */
const swift = table(`
  Foundation: URL URLSession URLRequest URLComponents URLQueryItem URLResponse HTTPURLResponse Date Data UUID Locale Calendar TimeZone DateComponents DateFormatter DateInterval ISO8601DateFormatter TimeInterval UserDefaults NotificationCenter Notification FileManager Bundle ProcessInfo JSONDecoder JSONEncoder JSONSerialization PropertyListSerialization Timer DispatchQueue DispatchGroup DispatchWorkItem OperationQueue RunLoop NumberFormatter IndexPath IndexSet CharacterSet Measurement Decimal NSLog NSError NSString NSNumber NSDictionary NSArray NSObject NSPredicate NSRange NSRegularExpression NSUserActivity NSAttributedString NSCoder NSNull NSLocalizedString LocalizedError CocoaError URLError NSUserActivityTypeBrowsingWeb NSString NSMutableString NSMutableDictionary NSMutableArray NSMutableAttributedString NSData NSDate NSURL NSSet NSCache NSLock NSRecursiveLock NSValue NSException NSKeyedArchiver NSKeyedUnarchiver NSNotification Progress Thread Process Operation BlockOperation Scanner Stream InputStream OutputStream Pipe FileHandle Formatter ByteCountFormatter PersonNameComponents RelativeDateTimeFormatter MeasurementFormatter ListFormatter AttributedString Unit DispatchTime DispatchSemaphore DispatchSource CGFloat CGRect CGSize CGPoint
  UIKit, SwiftUI, MessageUI, PassKit, MapKit: UI* IBAction IBOutlet
  UIKit, SwiftUI, CoreGraphics, QuartzCore, CoreImage, PassKit, MapKit: CGAffineTransform CGImage CGContext CGColor CGPath
  QuartzCore, UIKit, SwiftUI: CA*
  UserNotifications, UserNotificationsUI: UN*
  CoreLocation, MapKit: CL*
  MapKit: MK*
  PassKit: PK*
  StoreKit: SK*
  AVFoundation, AVKit: AV*
  WebKit: WK*
  CoreBluetooth: CB*
  CoreNFC: NFC*
  CoreImage, UIKit, SwiftUI: CI*
  Network: NWPathMonitor NWPath NWConnection
  AuthenticationServices: AS*
  BackgroundTasks: BGTask BGTaskScheduler BGAppRefreshTask BGProcessingTask BGAppRefreshTaskRequest
  AppTrackingTransparency: ATTrackingManager
  AdSupport: ASIdentifierManager
  os, OSLog: Logger os_log OSLog
  Combine, SwiftUI: ObservableObject Published AnyCancellable PassthroughSubject CurrentValueSubject
  SwiftUI: View Text Image Button List ForEach VStack HStack ZStack Form Section Toggle TextField NavigationStack NavigationView NavigationLink UIApplicationDelegateAdaptor WindowGroup Scene App State StateObject ObservedObject EnvironmentObject Environment Binding Color ProgressView ScrollView Spacer Divider Label LazyVStack GeometryReader ContentView_Previews ViewBuilder ViewModifier EnvironmentValues NavigationPath TabView Picker DatePicker Stepper Slider Group Alert Menu LazyHStack LazyVGrid LazyHGrid GridItem AsyncImage Font Animation Shape Rectangle Circle Capsule RoundedRectangle Path Gradient LinearGradient AppStorage SceneStorage ScenePhase FocusState
  Contacts, ContactsUI: CN*
  EventKit, EventKitUI: EK*
  LocalAuthentication: LA*
  Photos, PhotosUI: PH*
  CoreMotion: CM*
  CoreData, SwiftUI: NSManagedObject NSManagedObjectContext NSPersistentContainer NSFetchRequest
  CryptoKit: SHA256 SHA512 HMAC SymmetricKey AES
  Intents, IntentsUI: INInteraction INSendMessageIntent INPerson INIntent
  MessageUI: MF*
  SafariServices: SF*
  FirebaseCore, Firebase: FirebaseApp FirebaseOptions
  FirebaseMessaging, Firebase: Messaging MessagingDelegate
  FirebaseAnalytics, Firebase: Analytics
  Alamofire: Alamofire AF
  Flutter: Flutter*
  Capacitor: Capacitor CAP* ApplicationDelegateProxy
  ActivityKit: ActivityAttributes ActivityContent Activity ActivityViewContext
  WidgetKit, SwiftUI: Widget WidgetBundle WidgetConfiguration WidgetCenter ActivityConfiguration
  AppIntents: AppIntent LiveActivityIntent
`)

/** The same as headers of Objective-C. */
const objc = table(`
  Foundation: NS*
  UIKit: UI* IBAction IBOutlet
  UIKit, CoreGraphics, QuartzCore, CoreImage: CG*
  QuartzCore, UIKit: CA*
  Contacts, ContactsUI: CN*
  EventKit, EventKitUI: EK*
  LocalAuthentication: LA*
  Photos, PhotosUI: PH*
  CoreMotion: CM*
  MessageUI: MF*
  FirebaseMessaging, Firebase: FIRMessaging FIRMessagingDelegate
  FirebaseCore, Firebase: FIRApp FIROptions
  React: RCT*
  Cordova: CDV*
  GeneratedPluginRegistrant: GeneratedPluginRegistrant
  BeckonReactNativeIOS: BeckonReactNativeIOS
  BeckonPushLib: Beckon*
  UserNotifications: UN*
  CoreLocation: CL*
  PassKit: PK*
  StoreKit: SK*
  CoreImage: CI*
  CoreNFC: NFC*
  CoreBluetooth: CB*
  WebKit: WK*
  MapKit: MK*
  AVFoundation: AV*
  SafariServices: SF*
  AdSupport: ASIdentifierManager
  AppTrackingTransparency: ATTrackingManager
`)

const material = 'package:flutter/material.dart'
const cupertino = 'package:flutter/cupertino.dart'
const widgets = `package:flutter/widgets.dart, ${material}, ${cupertino}`

/** Libraries of Dart and of Flutter. */
const dart = table(`
  ${widgets}: StatelessWidget StatefulWidget State Widget BuildContext Text Column Row Container Center Padding EdgeInsets SizedBox Expanded Flexible Stack Align Wrap ListView GridView SingleChildScrollView Builder FutureBuilder StreamBuilder AsyncSnapshot ConnectionState ValueListenableBuilder Navigator NavigatorState GlobalKey Icon Image Form FormState TextEditingController GestureDetector SafeArea WidgetsBinding WidgetsBindingObserver WidgetsFlutterBinding AppLifecycleState AppLifecycleListener runApp MediaQuery PageRouteBuilder Route PageRoute ModalRoute Key ValueKey UniqueKey ObjectKey TextStyle TextSpan RichText AlwaysScrollableScrollPhysics NavigatorObserver Dismissible BoxDecoration BorderRadius Border Alignment MainAxisAlignment CrossAxisAlignment Visibility Opacity AnimatedBuilder ListenableBuilder InheritedWidget ScrollController PageController PageView FocusNode Spacer AspectRatio ClipRRect DecoratedBox Positioned Table Tween AnimationController AnimationBuilder Curves LayoutBuilder OverlayEntry PopScope WillPopScope
  ${material}: MaterialApp Scaffold ScaffoldMessenger SnackBar AppBar ListTile SwitchListTile CheckboxListTile ElevatedButton TextButton FilledButton OutlinedButton IconButton FloatingActionButton Icons Colors ThemeData Theme AlertDialog SimpleDialog showDialog showModalBottomSheet Card Chip Drawer TabBar TabBarView TextField TextFormField InputDecoration CircularProgressIndicator LinearProgressIndicator RefreshIndicator MaterialPageRoute Divider Tooltip SnackBarAction ScaffoldMessengerState ScaffoldState FilterChip ChoiceChip ActionChip InputChip TimeOfDay Badge Switch Checkbox Radio Slider DropdownButton DropdownMenuItem PopupMenuButton PopupMenuItem BottomNavigationBar BottomNavigationBarItem NavigationBar NavigationDestination InkWell Material showTimePicker showDatePicker Stepper ExpansionTile DataTable
  package:flutter/services.dart: PlatformException MethodChannel MissingPluginException EventChannel Clipboard ClipboardData rootBundle SystemChrome
  package:flutter/foundation.dart, ${widgets}: debugPrint ChangeNotifier ValueNotifier kDebugMode kIsWeb kReleaseMode VoidCallback ValueChanged
  package:flutter/foundation.dart, ${material}, ${cupertino}: defaultTargetPlatform TargetPlatform
  package:flutter/foundation.dart, ${widgets}: FlutterError FlutterErrorDetails
  ${widgets}, dart:ui: Color Offset Size Rect Locale FontWeight TextAlign PlatformDispatcher
  dart:typed_data, package:flutter/foundation.dart, package:flutter/services.dart: ByteData Uint8List
  dart:math: Random Point sqrt
  dart:collection: HashMap LinkedHashMap Queue SplayTreeMap UnmodifiableListView
  dart:isolate: Isolate ReceivePort SendPort
  dart:developer: Timeline
  package:dio/dio.dart: Dio
  package:provider/provider.dart: Provider Consumer ChangeNotifierProvider MultiProvider
  package:go_router/go_router.dart: GoRouter GoRoute
  package:intl/intl.dart: DateFormat NumberFormat
  package:path_provider/path_provider.dart: getApplicationDocumentsDirectory getTemporaryDirectory
  dart:convert: jsonDecode jsonEncode base64Encode base64Decode utf8
  dart:async: StreamSubscription StreamController Timer Completer unawaited runZonedGuarded StreamTransformer TimeoutException
  dart:io: File Directory HttpClient SocketException HttpServer Process ProcessResult InternetAddress
  dart:io, package:platform/platform.dart: Platform
  package:url_launcher/url_launcher.dart, package:url_launcher/url_launcher_string.dart: launchUrl canLaunchUrl LaunchMode
  package:permission_handler/permission_handler.dart: Permission PermissionStatus openAppSettings
  package:shared_preferences/shared_preferences.dart: SharedPreferences
  package:firebase_messaging/firebase_messaging.dart: FirebaseMessaging RemoteMessage
  package:firebase_core/firebase_core.dart: Firebase FirebaseOptions
  package:http/http.dart: http
  package:beckon*: Beckon Beckon*
`)

/** Packages of Java and of Android whose names samples use, for both languages. */
const android = `
  java.net: URL HttpURLConnection
  java.util: Date UUID Locale Calendar TimeZone Timer Optional Scanner
  java.util.concurrent: Executor Executors ExecutorService TimeUnit
  java.text: SimpleDateFormat DateFormat
  java.io: File IOException InputStream OutputStream BufferedReader Serializable
  org.json: JSONObject JSONArray JSONException
  android.app: Activity Application Service Notification NotificationChannel NotificationManager PendingIntent ListActivity Dialog
  android.content: Context Intent BroadcastReceiver ComponentName IntentFilter SharedPreferences ActivityNotFoundException ContentResolver ClipboardManager
  android.content.pm: PackageManager ApplicationInfo PackageInfo
  android.graphics: Bitmap BitmapFactory Color Canvas Typeface
  android.location: Location LocationManager Address Geocoder
  android.net: Uri ConnectivityManager
  android.nfc: NfcAdapter NdefMessage Tag
  android.os: Build Bundle Handler Looper Parcelable Parcel SystemClock Vibrator
  android.provider: Settings
  android.util: Log
  android.view: View ViewGroup LayoutInflater Menu MenuItem MotionEvent Window
  android.webkit: WebView WebViewClient
  android.widget: TextView Button ImageView EditText ListView ArrayAdapter Toast Switch ProgressBar
  android.annotation: SuppressLint TargetApi
  androidx.annotation: NonNull Nullable RequiresApi RequiresPermission MainThread WorkerThread
  androidx.appcompat.app: AppCompatActivity
  androidx.core.app: NotificationCompat NotificationManagerCompat NotificationChannelCompat ActivityCompat TaskStackBuilder
  androidx.core.content: ContextCompat IntentCompat FileProvider
  androidx.fragment.app: Fragment FragmentActivity DialogFragment
  androidx.activity: ComponentActivity
  androidx.activity.result: ActivityResultLauncher
  androidx.activity.result.contract: ActivityResultContracts
  androidx.lifecycle: LiveData MutableLiveData ViewModel ViewModelProvider LifecycleOwner Lifecycle Observer ProcessLifecycleOwner
  androidx.recyclerview.widget: RecyclerView LinearLayoutManager
  com.google.firebase.messaging: FirebaseMessaging FirebaseMessagingService RemoteMessage
`
const java = table(`
  java.util: List Map Set ArrayList HashMap HashSet LinkedHashMap LinkedList Collection Collections Arrays Iterator Comparator Objects
  java.util.function: Consumer Function Supplier Predicate
  kotlin: Unit
${android.trim()}
`)
const kotlin = table(`
  kotlinx.coroutines: CoroutineScope Dispatchers Job SupervisorJob Deferred MainScope GlobalScope CancellationException TimeoutCancellationException CoroutineExceptionHandler delay withContext runBlocking withTimeout withTimeoutOrNull coroutineScope supervisorScope suspendCancellableCoroutine awaitAll joinAll
  kotlinx.coroutines.flow: Flow StateFlow SharedFlow MutableStateFlow MutableSharedFlow asStateFlow asSharedFlow stateIn callbackFlow
  androidx.lifecycle: lifecycleScope viewModelScope repeatOnLifecycle asLiveData asFlow
  androidx.activity, androidx.fragment.app: viewModels
  androidx.fragment.app: activityViewModels
  androidx.activity.compose: setContent rememberLauncherForActivityResult
  androidx.compose.runtime: Composable mutableStateOf LaunchedEffect DisposableEffect collectAsState remember rememberCoroutineScope rememberUpdatedState derivedStateOf
  androidx.compose.runtime.saveable: rememberSaveable
  androidx.lifecycle.compose: collectAsStateWithLifecycle
  androidx.navigation.compose: rememberNavController
  androidx.core.net: toUri
  androidx.core.os: bundleOf
  androidx.core.view: isVisible
${android.trim()}
`)

/** What each language's samples import, by what brings it. */
export const knownImports: Record<string, readonly KnownNames[]> = { swift, objc, dart, java, kotlin }

const ofJava =
  'String Long Boolean Float Double Byte Short Number Object Integer Character Void Iterable Comparable CharSequence ' +
  'StringBuilder StringBuffer Math System Thread Runnable Process AutoCloseable Cloneable Class Enum Exception RuntimeException Error ' +
  'Throwable IllegalStateException IllegalArgumentException UnsupportedOperationException IndexOutOfBoundsException ' +
  'NumberFormatException NullPointerException InterruptedException ClassNotFoundException SecurityException ' +
  'Override Deprecated SuppressWarnings FunctionalInterface SafeVarargs'
const ofKotlin =
  'Int Unit Any Nothing Char List Map Set MutableList MutableMap MutableSet MutableCollection Pair Triple Array IntArray ByteArray ' +
  'HashMap ArrayList HashSet LinkedHashMap Collection Iterator Sequence Comparator Regex Result Lazy Function Suppress ' +
  'NoSuchElementException ConcurrentModificationException OptIn RequiresOptIn JvmStatic JvmField JvmOverloads JvmInline JvmName JvmSynthetic JvmRecord Strictfp Transient Synchronized ' +
  'Volatile Throws ExperimentalStdlibApi ExperimentalUnsignedTypes PublishedApi DslMarker ReplaceWith BuilderInference UInt ULong'

const ofSwift =
  'String Substring Character Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool Any AnyObject AnyHashable Void Never ' +
  'Optional Array Set Dictionary Range ClosedRange Result Error Task TaskGroup MainActor Sendable Actor Codable Encodable Decodable ' +
  'CodingKey Hashable Equatable Comparable Identifiable CaseIterable RawRepresentable Collection Sequence IteratorProtocol ' +
  'CustomStringConvertible ExpressibleByStringLiteral AsyncStream AsyncThrowingStream AsyncSequence CheckedContinuation CancellationError ' +
  'DecodingError EncodingError KeyPath Mirror StaticString Unmanaged UnsafePointer UnsafeMutablePointer ContinuousClock Duration Self Type Protocol'
const ofDart =
  'String Object Future FutureOr List Map Set Iterable Iterator Stream Function Uri Duration DateTime RegExp Exception Error ' +
  'ArgumentError StateError TypeError RangeError FormatException UnimplementedError UnsupportedError StackTrace Symbol Type Never Null ' +
  'Comparable Enum Record Pattern Match Sink StringBuffer Stopwatch BigInt Runes MapEntry Expando Zone'

/** Types that a language knows without an import, and what the build of an app makes. */
export const ownTypes: Readonly<Record<string, ReadonlySet<string>>> = {
  swift: new Set(ofSwift.split(' ')),
  objc: new Set(['Class', 'Protocol', 'Block']),
  dart: new Set(ofDart.split(' ')),
  java: new Set(`${ofJava} BuildConfig`.split(' ')),
  kotlin: new Set(`${ofJava} ${ofKotlin} BuildConfig`.split(' ')),
}
