import type { SdkSymbol } from './symbol'

/** Of an accessor of the SDK, the type that it leads to: in Swift it comes with that one's module. */
export const accessedType = ({
  owner,
  kind,
  type,
}: Pick<SdkSymbol, 'owner' | 'kind' | 'type'>): string | undefined =>
  owner === 'Beckon' && kind === 'function' ? type : undefined

/** The module of Swift that a full name begins with: `BeckonPushKit` of `BeckonPushKit.BeckonPush`. */
export const moduleOf = ({
  id,
  named = id,
  import: from = '',
}: Pick<SdkSymbol, 'id' | 'named' | 'import'>): string => from.slice(0, -(named.length + 1))
