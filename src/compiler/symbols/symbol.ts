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

/** Languages that signatures are written in, as fences name them. */
export const signatureLanguages = ['kotlin', 'java', 'swift', 'objc', 'dart', 'ts', 'js', 'php'] as const
export type SignatureLanguage = (typeof signatureLanguages)[number]

/** Threads that results and events arrive on. */
export const threads = ['main', 'background', 'caller'] as const

/** `Beckon`, `BeckonPush`: names of the SDK's types, whatever else they may be. */
export const TYPE_NAME = /^Beckon(?:[A-Z]\w*)?$/

/** Whether a symbol is a type, which may have members. */
export const isType = ({ kind }: Pick<SdkSymbol, 'kind'>): boolean =>
  (typeKinds as readonly string[]).includes(kind)

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
  /** What it is or does, in a sentence. */
  about?: string
  /** As the platform's first language writes it. */
  signature?: string
  /** Signatures that the list gives, by language. */
  signatures?: Partial<Record<SignatureLanguage, string>>
  /** What it holds, in no platform's language: `string?`. */
  holds?: string
  /** What holds where nobody sets it. */
  default?: string
  /** What its parameters mean, by their names. */
  parameters?: Record<string, string>
  /** What comes back, beyond its type. */
  returns?: string
  /** Errors that it ends with, each with the clause that says when, which may be empty. */
  errors?: Record<string, string>
  thread?: (typeof threads)[number]
  /** The type of the list that reading or calling it gives, with `[]` for several. */
  type?: string
  /** The type of the list that it hands to a listener. */
  passes?: string
  /** Of the name of an event: types of the list that what it hands over is, or has in it. */
  gives?: string[]
  /** Of a family of events: the type of the list whose listeners they have their names from. */
  heardBy?: string
  /** Whether it may be missing. */
  optional?: true
  /** What a type without a name is called for readers. */
  title?: string
  /** The name in code of a type in angle brackets. */
  named?: string
  /** Of a type: the last part of the address of its page, where that is not its name. */
  page?: string
  /** Full name by which it is imported. */
  import?: string
  /** Full names that bring the same from other modules. */
  alsoImport?: string[]
  /** Where else JavaScript reaches it: `cordova.plugins.Beckon`, or `default` for the default export of its package. */
  alsoAt?: string
  since?: string
  deprecated?: { version?: string; instead?: string }
  removed?: string
  /** Path below the platform of the page that documents it. */
  topic?: string
  /** Path below the version, with a section, of another platform's page that documents it where its own does not. */
  guide?: string
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
