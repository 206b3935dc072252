import type { SymbolIndex } from './look-up'
import { readSignature, type Parameter } from './signature'
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

/**
 * In Swift each `.init` that is an argument of a call, where all forms of the call say the same type for it:
 * `BeckonPeriod(start: .init(hours: 8, minutes: 0))`.
 * @param at the index of the name that is called
 */
export function impliedArguments(
  forms: readonly SdkSymbol[],
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
): { type: string; at: number }[] {
  const parameters = forms.map(
    ({ signatures }) => readSignature(signatures?.swift ?? '', 'swift').parameters ?? [],
  )
  return argumentsOf(tokens, at + 1).flatMap(({ label, number, value }) => {
    if (tokens[value]?.text !== '.' || tokens[value + 1]?.text !== 'init') return []
    const types = parameters.flatMap((all) => {
      const isMeant = ({ name, label: own = name }: Parameter) => own === label
      const taken = label === '_' ? all.slice(number, number + 1).find(isMeant) : all.find(isMeant)
      return taken?.type === undefined ? [] : [taken.type.replace(/[?!]$/, '')]
    })
    const [name = '', another] = new Set(types)
    const type = another === undefined ? index.top(name) : undefined
    return type && isType(type) ? [{ type: type.id, at: value + 1 }] : []
  })
}

/** The arguments of a call whose bracket stands at an index: each with its label, and where its value begins. */
function argumentsOf(
  tokens: readonly Token[],
  open: number,
): { label: string; number: number; value: number }[] {
  if (tokens[open]?.text !== '(') return []
  const end = behindBracket(tokens, open) - 1
  const found: { label: string; number: number; value: number }[] = []
  for (let at = open; at < end; at++) {
    const { text = '' } = tokens[at] ?? {}
    if (at > open && /^[([{]$/.test(text)) at = Math.max(at, behindBracket(tokens, at) - 1)
    else if (at === open || text === ',') {
      const isLabelled = tokens[at + 2]?.text === ':'
      let value = isLabelled ? at + 3 : at + 1
      while (/^(?:try|await|[?!])$/.test(tokens[value]?.text ?? '')) value++
      found.push({ label: isLabelled ? (tokens[at + 1]?.text ?? '') : '_', number: found.length, value })
    }
  }
  return found
}
