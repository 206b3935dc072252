import { readSignature } from './signature'
import type { SdkSymbol } from './symbol'

/** What a call of Swift begins with: `` func `continue`( ``. */
const FUNCTION = /\bfunc `?(\w+)`?\(/

/**
 * The name that Swift has for a method, where its list calls it as Objective-C does: `open` for `openScannable`, and of a
 * delegate's method all labels, `beckonPushLib(_:didRegister:)` for `beckonPushLib:didRegisterDevice:`. Undefined where that
 * is the name of the list.
 */
export function swiftName({ owner, name, signatures }: SdkSymbol): string | undefined {
  const { objc, swift } = signatures ?? {}
  const [, base] = owner !== undefined && objc && swift ? (FUNCTION.exec(swift) ?? []) : []
  if (base === undefined || swift === undefined) return undefined
  if (name.includes(':')) return `${base}(${swiftLabels(swift)})`
  return base === name.replace(/\(.*$/, '') ? undefined : base
}

/** `_:didRegister:` of the signature of a method. */
export const swiftLabels = (swift: string): string =>
  (readSignature(swift, 'swift').parameters ?? []).map(({ label, name }) => `${label ?? name}:`).join('')

/** Whether Swift calls a method so, whatever its list calls it. */
export const isCalledInSwift = ({ signatures }: SdkSymbol, called: string): boolean =>
  FUNCTION.exec(signatures?.swift ?? '')?.[1] === called
