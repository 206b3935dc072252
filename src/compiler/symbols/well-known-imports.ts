import { remembered } from '../../text/maps'
import { isAccess } from './chains'
import { knownImports, ownTypes, type KnownNames } from './known-imports'
import type { Token } from './tokens'
import type { MissingImport } from './uses'

/** Frameworks whose types the SDK's own declarations in Objective-C name: its header imports theirs. */
const OF_SDK_HEADER = new Set([
  'BeckonPushLib',
  'Foundation',
  'UIKit',
  'UserNotifications',
  'StoreKit',
  'CoreLocation',
])
/** What the header of a bridge imports. */
const OF_ANY_HEADER = new Set(['Foundation', 'UIKit'])
/** Headers of Apple's frameworks. */
const FRAMEWORK =
  /^(?:Foundation|UserNotifications(?:UI)?|AVFoundation|StoreKit|AdSupport|AppTrackingTransparency|SafariServices|Core[A-Z]\w*|[A-Z]\w*Kit)$/
/** Modules of the SDK that are written in Swift: they hand nothing on. */
const SWIFT_MODULE = /^Beckon\w*Kit$/

/** What is known of the sample around. */
export interface ImportContext {
  imports: ReadonlySet<string>
  /** Those of Objective-C that are headers of the app, or of a library whose headers it copies. */
  ownHeaders: ReadonlySet<string>
  language: string
  /** Types that samples of the platform make. */
  made: ReadonlySet<string>
  /** Whether the SDK is written in Objective-C, so that Swift has it by a bridging header, and Foundation with it. */
  isBridged: boolean
  /** Whether neither the SDK nor a sample of the platform has the name. */
  isUnknown: (name: string) => boolean
}

/**
 * Names of frameworks and libraries that a sample uses without one of their imports. A type that nobody knows is one as
 * well, unless the sample imports what is not known either: that may bring it.
 */
export function nativeImports(tokens: readonly Token[], context: ImportContext): MissingImport[] {
  const { imports, ownHeaders, language, made, isUnknown } = context
  const known = knownImports[language] ?? []
  const found = new Map<string, KnownNames | undefined>()
  // Besides its imports Swift has what a bridging header brings.
  const isBridging = language === 'swift' && context.isBridged
  const isClosed = !isBridging && imports.size > 0 && [...imports].every(isKnown)
  return tokens.flatMap((token, at) => {
    const { kind, text, offset } = token
    if (kind !== 'name' || isAccess(tokens[at - 1]) || made.has(text)) return []
    const entry = remembered(found, text, () => known.find(({ isOne }) => isOne(text)))
    const [from] = entry?.from ?? []
    if (!entry) {
      const isType = /^[A-Z]\w*[a-z]/.test(text) && !ownTypes[language]?.has(text)
      return isType && isClosed && !isLabel(at) && isUnknown(text) ? [{ name: text, offset }] : []
    }
    if (from === undefined || entry.from.some((one) => brings(one, context))) return []
    // `http` is a prefix, where something hangs on it.
    if (text === 'http' && !isAccess(tokens[at + 1])) return []
    if (isLabel(at)) return []
    return [{ name: text, offset, from: from.replace('*', '') }]
  })

  /** `Text:` is a label, and `{ Activity: … }` a key. */
  function isLabel(at: number): boolean {
    return tokens[at + 1]?.text === ':' && /^[(,{[]$/.test(tokens[at - 1]?.text ?? '')
  }

  function isKnown(one: string): boolean {
    if (ownHeaders.has(one)) return one.startsWith('Beckon')
    if (/^(?:package:)?[Bb]eckon/.test(one)) return true
    return known.some(({ from }) => from.some((name) => name === one))
  }

  function brings(from: string, { isBridged }: ImportContext): boolean {
    if (imports.has(from)) return true
    if (from.endsWith('*')) return [...imports].some((one) => one.startsWith(from.slice(0, -1)))
    if (language === 'swift') {
      return from === 'Foundation' && (isBridged || [...imports].some((one) => !SWIFT_MODULE.test(one)))
    }
    if (language !== 'objc') return false
    return [...imports].some((one) => {
      // Every framework stands on this one.
      if (FRAMEWORK.test(one)) return from === 'Foundation'
      // A library's header knows nothing of the SDK; that of an app's delegate may be where the SDK comes from.
      if (/^(?:React|Cordova)$/.test(one)) return OF_ANY_HEADER.has(from)
      if (/^(?:Beckon\w*|AppDelegate|SceneDelegate)$/.test(one)) return OF_SDK_HEADER.has(from)
      // Any other framework stands on Foundation, as those of Apple do; a header of the app may import anything.
      return ownHeaders.has(one) || from === 'Foundation'
    })
  }
}
