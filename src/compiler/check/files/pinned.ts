/** A version of the SDK that a sample fixes. */
interface Pinned {
  value: string
  /** In the text of the page. */
  offset: number
}

/** `3.9.1`, `3.9.1-beta.1`; what follows may not make a call of it. */
const VERSION = String.raw`(\d+(?:\.\d+)+(?:[-+][\w.]+)?)(?![\w.]*\()`
/** The same, and what a build file takes the newest of: `3`, `3.+`. */
const RANGE = String.raw`(\d+(?:\.(?:\d+|\+))*(?:[-+][\w.]+)?)`
/** What of the SDK is named, or a fact in its place. */
const NAMED = String.raw`(?:\bbeckon|%\{sdk\.)`

/** How build files of each kind fix a version behind an artifact of the SDK, or behind a fact. */
const PATTERNS = [
  // `beckon-push:3.9.0`, `beckon_push: ^3.9.0`, `react-native-beckon@3.9.0`, `pod 'BeckonKit', '~> 3.9'`, a plugin's `version "1.0"`
  String.raw`(?:\bbeckon[\w./-]*|%\{[\w.-]+\}[\w.-]*:[\w-]+)["']?(?:\s*[:@=,]+[ \t]*|\)?[ \t]+version[ \t]*\(?[ \t]*)["']?(?:[~^]>?|>=|==)?[ \t]*v?${VERSION}`,
  // `"%{sdk.v3.android.group}:beckon-push:3.+"`
  String.raw`["'](?:com\.beckon|%\{sdk\.[\w.-]+\})[\w.-]*:[\w-]+:${RANGE}["'@]`,
  // `group: '…', name: 'beckon-push', version: '3.9.0'`, and a version catalogue's `version = "3.9.0"`
  String.raw`${NAMED}[^\n]*\bversion[ \t]*[:=][ \t]*["']${RANGE}["']`,
  // The same over several lines: `implementation(`, `group = "…",`, `name = "beckon-push",`, `version = "3.9.0"`
  String.raw`\([^()]*${NAMED}[^()]*\bversion\s*=\s*["']${RANGE}["']`,
  // `<plugin name="cordova-plugin-beckon" spec="3.9.0" />`
  String.raw`<[^>]*\bname="[\w-]*beckon[\w-]*"[^>]*\b(?:spec|version)="[~^]?(\d+(?:\.\d+)+)"`,
  // `.package(url: "…/beckon-sdk-ios", .upToNextMajor(from: "3.9.0"))`
  String.raw`\.package\(\s*(?:name:[^\n]*\s*)?url:\s*"[^"\n]*${NAMED}[^"\n]*",[^"]{0,60}"${VERSION}"`,
  // A package of Dart with its version on a line of its own
  String.raw`\bbeckon\w*:[ \t]*\n[ \t]+(?:git:[ \t]*\n[ \t]+url:[^\n]*\n[ \t]+)?(?:version|ref):[ \t]*["']?[\^~v]*${VERSION}`,
  // XcodeGen's `url: …/beckon-sdk-ios` with `from: 3.9.0` on one of the next lines
  String.raw`\burl:[^\n]*${NAMED}[^\n]*\n(?:[^\n]*\n)?[ \t]*(?:from|\w*[vV]ersion|tag):[ \t]*["']?v?${VERSION}`,
  // Lock files of Swift and of npm: `"identity": "beckon-sdk-ios", …, "version": "3.9.0"`, `"react-native-beckon": { "version": "3.9.0" }`
  String.raw`(?:"identity"\s*:\s*"[^"\n]*\bbeckon[^"\n]*"|"[^"\n]*\bbeckon[^"\n]*"\s*:\s*\{)[^}]*?"version"\s*:\s*"[~^]?${VERSION}"`,
  // A lock file of pods: `- Beckon/BeckonKit (3.9.0)`
  String.raw`^[ \t]*- ["']?[\w/-]*\bbeckon[\w/-]* \((?:[~=<>]+ ?)?${VERSION}\)`,
  // `github "beckon/beckon-ios" ~> 3.9`
  String.raw`\bgit(?:hub)?[ \t]+"[^"\n]*${NAMED}[^"\n]*"[ \t]*(?:~>|==|>=)[ \t]*${VERSION}`,
  // `https://cdn.example.com/beckon/2.7.1/beckon.min.js`
  String.raw`//[^\s"'<>/]+/(?:[^\s"'<>/]+/)*[^\s"'<>/]*${NAMED}[^\s"'<>/]*/v?(\d+(?:\.\d+)+(?:-[\w.]+)?)(?=/)`,
  // `beckon-2.7.1.min.js`
  String.raw`\bbeckon[\w-]*?-(\d+(?:\.\d+)+)(?=(?:\.min)?\.(?:js|css|zip|aar|jar|tgz|tar\.gz|framework|xcframework)\b)`,
].map((pattern) => new RegExp(pattern, 'gim'))

/** A sample with its fences. */
const SAMPLE = /^[ \t]*(```|~~~)[^\n]*\n([^]*?)^[ \t]*\1/gm

/** Versions of the SDK that the samples of a page fix, each once, whether a fact has them or not. */
export function pinnedIn(text: string): Pinned[] {
  const found = new Map<number, Pinned>()
  for (const sample of text.matchAll(SAMPLE)) {
    const code = sample[2] ?? ''
    const from = sample.index + sample[0].indexOf('\n') + 1
    for (const pattern of PATTERNS) {
      for (const { 0: whole, 1: value = '', index } of code.matchAll(pattern)) {
        const offset = from + index + whole.lastIndexOf(value)
        if (!found.has(offset)) found.set(offset, { value, offset })
      }
    }
  }
  return [...found.values()].sort((a, b) => a.offset - b.offset)
}
