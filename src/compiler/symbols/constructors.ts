import type { SymbolIndex } from './look-up'
import { readSignature, type Parameter } from './signature'
import { isType, type SdkSymbol } from './symbol'
import { behindBracket, openAround, type Token } from './tokens'

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

/**
 * In Swift each `.init` whose type what is around it says: the declaration before it, `let time: BeckonTime = try
 * .init(string: text)`, one of a list of them, and the function or property whose body it is.
 */
export function impliedTypes(tokens: readonly Token[], index: SymbolIndex): { type: string; at: number }[] {
  return tokens.flatMap(({ text }, at) => {
    if (text !== 'init' || tokens[at - 1]?.text !== '.') return []
    const before = beforeValue(tokens, at - 1)
    const name =
      typeAssigned(tokens, before) ?? typeOfElement(tokens, before) ?? typeOfBody(tokens, before) ?? ''
    const type = index.top(name)
    return type ? [{ type: type.id, at }] : []
  })
}

/** The index of what stands before a value and its `try` and `await`. */
function beforeValue(tokens: readonly Token[], start: number): number {
  let at = start - 1
  while (/^(?:try|await|[?!])$/.test(tokens[at]?.text ?? '')) at--
  return at
}

/** `name: Type =` and `name: Type? =`. */
function typeAssigned(tokens: readonly Token[], equals: number): string | undefined {
  if (tokens[equals]?.text !== '=') return undefined
  const at = tokens[equals - 1]?.text === '?' ? equals - 2 : equals - 1
  return tokens[at - 1]?.text === ':' ? tokens[at]?.text : undefined
}

/** `name: [Type] = [`, before its first value and before each further one. */
function typeOfElement(tokens: readonly Token[], before: number): string | undefined {
  const open = tokens[before]?.text === ',' ? openAround(tokens, before) : before
  if (tokens[open]?.text !== '[' || tokens[open - 1]?.text !== '=') return undefined
  const close = tokens[open - 2]?.text === '?' ? open - 3 : open - 2
  const isList =
    tokens[close]?.text === ']' && tokens[close - 2]?.text === '[' && tokens[close - 3]?.text === ':'
  return isList ? tokens[close - 1]?.text : undefined
}

/** `func name() -> Type {` and `var name: Type {`, where the value is all that stands there, or is returned. */
function typeOfBody(tokens: readonly Token[], before: number): string | undefined {
  const isReturned = tokens[before]?.text === 'return'
  const open = isReturned ? openAround(tokens, before) : before
  if (tokens[open]?.text !== '{') return undefined
  const at = tokens[open - 1]?.text === '?' ? open - 2 : open - 1
  const [mark, name, keyword] = [tokens[at - 1], tokens[at - 2], tokens[at - 3]]
  const isProperty = mark?.text === ':' && name?.kind === 'name' && keyword?.text === 'var'
  return mark?.text === '→' || isProperty ? tokens[at]?.text : undefined
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
