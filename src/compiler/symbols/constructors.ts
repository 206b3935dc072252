import type { SymbolIndex } from './look-up'
import { isType, type SdkSymbol } from './symbol'
import { behindBracket, type Token } from './tokens'

/** Languages that make a value by `new` alone; in the others the name of the type is called. */
const BY_NEW = /^(?:java|tsx?|jsx?|typescript|javascript)$/
/** Behind these a type is declared, or given members. */
const DECLARES = /^(?:class|struct|enum|interface|protocol|extension|object|func|fun)$/

/**
 * The forms in which a value of a type is made, `BeckonTime(hours, minutes)` and `BeckonTime(String)`: of all lists, since
 * each language has its own. A constructor with a name of its own, `BeckonTime.fromString`, is found as a member.
 */
export function constructorsOf(type: string, index: SymbolIndex): SdkSymbol[] {
  const top = index.top(type)
  if (!top || !isType(top)) return []
  const last = top.id.slice(top.id.lastIndexOf('.') + 1)
  return index.membersOf(top.id).flatMap((name) => {
    const isPlain = name === 'constructor' || name === last || name.startsWith(`${last}(`)
    if (!isPlain) return []
    return index.variants(`${top.id}.${name}`).filter(({ kind }) => kind === 'constructor')
  })
}

/** Whether the name of a type at an index is called to make a value of it. */
export function isMade(tokens: readonly Token[], at: number, language: string): boolean {
  const open = tokens[at + 1]?.text === '<' ? behindBracket(tokens, at + 1) : at + 1
  if (tokens[open]?.text !== '(') return false
  const before = tokens[at - 1]?.text ?? ''
  return BY_NEW.test(language) ? before === 'new' : !DECLARES.test(before)
}

/** In Swift each `.init` whose type the declaration before it says: `let time: BeckonTime = try .init(string: text)`. */
export function impliedTypes(tokens: readonly Token[], index: SymbolIndex): { type: string; at: number }[] {
  return tokens.flatMap(({ text }, at) => {
    if (text !== 'init' || tokens[at - 1]?.text !== '.') return []
    let before = at - 2
    while (/^(?:try|await|[?!])$/.test(tokens[before]?.text ?? '')) before--
    if (tokens[before]?.text !== '=') return []
    if (tokens[--before]?.text === '?') before--
    const type = index.top(tokens[before]?.text ?? '')
    return type && tokens[before - 1]?.text === ':' ? [{ type: type.id, at }] : []
  })
}
