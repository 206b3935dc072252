import { remembered } from '../../shared/remembered'
import { isAccess } from './chains'
import { knownImports, type KnownNames } from './known-imports'
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
  language: string
  /** Types that samples of the platform make. */
  made: ReadonlySet<string>
  /** Whether the SDK is written in Objective-C, so that Swift has it by a bridging header, and Foundation with it. */
  isBridged: boolean
}

/** Names of frameworks and libraries that a sample uses without one of their imports. */
export function nativeImports(tokens: readonly Token[], context: ImportContext): MissingImport[] {
  const { imports, language, made } = context
  const known = knownImports[language] ?? []
  const found = new Map<string, KnownNames | undefined>()
  return tokens.flatMap((token, at) => {
    const { kind, text, offset } = token
    if (kind !== 'name' || isAccess(tokens[at - 1]) || made.has(text)) return []
    const entry = remembered(found, text, () => known.find(({ isOne }) => isOne(text)))
    const [from] = entry?.from ?? []
    if (!entry || from === undefined || entry.from.some((one) => brings(one, context))) return []
    // `http` is a prefix, where something hangs on it.
    if (text === 'http' && !isAccess(tokens[at + 1])) return []
    // `Text:` is a label, and `{ Activity: … }` a key.
    if (tokens[at + 1]?.text === ':' && /^[(,{[]$/.test(tokens[at - 1]?.text ?? '')) return []
    return [{ name: text, offset, from: from.replace('*', '') }]
  })

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
      return /^(?:Beckon\w*|AppDelegate|SceneDelegate)$/.test(one) ? OF_SDK_HEADER.has(from) : true
    })
  }
}
