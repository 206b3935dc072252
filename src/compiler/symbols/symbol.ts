import type { SdkOs, SdkPlatform, SdkVersion } from '../../shared/sdk'

/** What a symbol is; the order is the order of groups on a platform's page of symbols. */
export const typeKinds = [
  'class',
  'object',
  'interface',
  'protocol',
  'struct',
  'enum',
  'type',
  'exception',
  'module',
] as const
export const memberKinds = ['function', 'property', 'event', 'value', 'constructor'] as const
export const nameKinds = ['artifact', 'configuration', 'event', 'value', 'resource'] as const

type SymbolKind = (typeof typeKinds)[number] | (typeof memberKinds)[number] | (typeof nameKinds)[number]

/** One name of the SDK that an app can use. */
export interface SdkSymbol {
  /** Unique in its list: `BeckonPush`, `BeckonPush.enableRemoteNotifications`, `com.beckon.push.default_channel_id`. */
  id: string
  /** The last part of it: what stands in a sample. */
  name: string
  kind: SymbolKind
  /** The type it is a member of. */
  owner?: string
  signature?: string
  /** The type of the list that reading or calling it gives, with `[]` for several. */
  type?: string
  /** The type of the list that it hands to a listener. */
  passes?: string
  /** Whether it may be missing. */
  optional?: true
  /** What a type without a name is called for readers. */
  title?: string
  /** Full name by which it is imported. */
  import?: string
  since?: string
  deprecated?: { version?: string; instead?: string }
  removed?: string
  /** Path below the platform of the page that documents it. */
  topic?: string
  /** The same on all platforms and versions that have the same thing. */
  concept: string
  only?: SdkOs
  note?: string
}

/** All names of one SDK on one platform. */
export interface SymbolList {
  version: SdkVersion
  platform: SdkPlatform
  /** The list of the same version whose symbols it has as well. */
  extends?: string
  /** The native lists of the same version that it has names of. */
  natives?: SdkPlatform[]
  symbols: SdkSymbol[]
  /** Types by name with the types they extend, for following chains of calls. */
  bases: Record<string, string | undefined>
  /** Customary names of variables, and the type they hold. */
  variables: Record<string, string>
}
