import { chainType, skipArguments } from './chain-types'
import { isAccess } from './chains'
import type { SymbolIndex } from './look-up'
import { collectLambdas, fieldsIn, type Parameter } from './lambdas'
import { messageType, OBJECTIVE_C } from './messages'
import { successes } from './swift-results'
import { behindBracket, type Token } from './tokens'
import { elementOf } from './walk'
import { readType } from './written-types'

/** What the names of a sample hold: types of the list, with `[]` for several of one. */
export interface HeldTypes {
  /** Every name that the sample gives to a value of the SDK, and to nothing else. */
  certain: ReadonlyMap<string, string>
  /** Also those that it gives to something else elsewhere: good enough to look for slips. */
  likely: ReadonlyMap<string, string>
  /** Fields that are taken out of a value by their names: `const { title } = product.storeDetails`. */
  taken: readonly { id: string; offset: number }[]
}

/** Languages that write `Type name`. */
const TYPE_FIRST = new Set(['java', 'dart', 'objc', 'objective-c', 'php', 'groovy'])
const KEYWORDS =
  /^(?:new|return|await|async|throw|import|export|extends|implements|with|override|in|is|as|on|final|const|static|class|enum|else|case|required|public|private|void|typedef|abstract|get|set|late|this|super)$/

interface Declaration extends Parameter {
  /** What it holds, as far as is known by what other names hold. */
  type: (held: ReadonlyMap<string, string>) => string | undefined
}

/**
 * What the variables and parameters of a sample hold, as far as it says: by an annotation, by a type before the name, by
 * the chain of calls that is assigned or looped over, or because a lambda is given to a call of the SDK.
 */
export function heldTypes(tokens: readonly Token[], index: SymbolIndex, language: string): HeldTypes {
  // Most of what stands in backticks is one word.
  if (tokens.length < 2) return { certain: new Map(), likely: new Map(), taken: [] }
  const annotations = annotated(tokens, index, language)
  const declarations = [
    ...annotations,
    ...ownFields(tokens, index, language).filter(({ name }) => annotations.every((one) => one.name !== name)),
    ...assigned(tokens, index, language),
    ...looped(tokens, index, language),
    ...succeeded(tokens, index, language),
  ]
  const lambdas = collectLambdas(tokens)
  let certain = new Map<string, string>()
  let likely = certain
  // What one name holds may depend on another, in a sample seldom over more than two.
  for (let round = 0; round < 3; round++) {
    const found = new Map<string, Set<string | undefined>>()
    const note = (name: string, type: string | undefined) =>
      found.set(name, (found.get(name) ?? new Set()).add(type))
    for (const { name, field, type } of declarations) note(name, fieldType(type(certain), field, index))
    for (const { parameter, type } of lambdas(certain, index, language)) {
      note(parameter.name, fieldType(type, parameter.field, index))
    }
    const before = certain
    certain = agreed(found, ([type, ...others]) => (others.length ? undefined : type))
    likely = agreed(named(found), (types) => {
      const [type, ...others] = types.filter((one) => one !== undefined)
      return others.length ? undefined : type
    })
    // Another round would find the same.
    if (isSame(before, certain)) break
  }
  const taken = [
    ...declarations.map(({ field, offset, type }) => ({ owner: type(certain), field, offset })),
    ...lambdas(certain, index, language).map(({ parameter: { field, offset }, type }) => ({
      owner: type,
      field,
      offset,
    })),
  ].flatMap(({ owner, field, offset }) => {
    const member = owner && field ? index.member(owner, field) : undefined
    return member ? [{ id: member.id, offset }] : []
  })
  return { certain, likely, taken }
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([name, type]) => other.get(name) === type)

/** Without those that each lambda has anew, and that say nothing of one another. */
const named = (found: ReadonlyMap<string, ReadonlySet<string | undefined>>) =>
  new Map([...found].filter(([name, types]) => types.size === 1 || !/^(?:it|\$0)$/.test(name)))

function agreed(
  found: ReadonlyMap<string, ReadonlySet<string | undefined>>,
  choose: (types: (string | undefined)[]) => string | undefined,
): Map<string, string> {
  return new Map(
    [...found].flatMap(([name, types]) => {
      const type = choose([...types])
      return type ? [[name, type] as const] : []
    }),
  )
}

const fieldType = (type: string | undefined, field: string | undefined, index: SymbolIndex) =>
  type && field ? index.member(type, field)?.type : type

/** `name: Type`, and in some languages `Type name`; the type of somebody else counts as one that is not known. */
function annotated(tokens: readonly Token[], index: SymbolIndex, language: string): Declaration[] {
  return tokens.flatMap((token, at): Declaration[] => {
    const isPrefixed = isAccess(tokens[at - 1])
    if (token.kind !== 'name' || (isPrefixed && language !== 'dart')) return []
    const after = tokens[at + 1]
    if (after?.text === ':' && language !== 'dart') {
      const type = readType(tokens, at + 2, index)
      const isType = type !== undefined || /^[A-Z]/.test(tokens[at + 2]?.text ?? '')
      return isType ? [{ name: token.text, offset: token.offset, type: () => type?.name }] : []
    }
    if (!TYPE_FIRST.has(language) || KEYWORDS.test(token.text) || !/^[A-Z]/.test(token.text)) return []
    const type = readType(tokens, at, index)
    let end = type?.end ?? at + 1
    if (!type && tokens[end]?.text === '<') end = behindBracket(tokens, end)
    while (/^[?*]$/.test(tokens[end]?.text ?? '')) end++
    // A parameter of Objective-C: `library:(BeckonPushLib *)library`.
    if (tokens[at - 1]?.text === '(' && tokens[at - 2]?.text === ':' && tokens[end]?.text === ')') end++
    const name = tokens[end]
    if (name?.kind !== 'name' || KEYWORDS.test(name.text)) return []
    // `push.BeckonEvent event`: the import with that prefix says which of several classes of a name it is.
    return [{ name: name.text, offset: name.offset, type: () => (isPrefixed ? undefined : type?.name) }]
  })
}

/** `val name = …`, `const { field } = …`, `const [name, setName] = useState<Type>(…)`. */
function assigned(tokens: readonly Token[], index: SymbolIndex, language: string): Declaration[] {
  return tokens.flatMap((token, at): Declaration[] => {
    if (token.kind !== 'name' || !/^(?:val|var|let|const|final)$/.test(token.text)) return []
    const next = tokens[at + 1]
    if (next?.text === '{' || next?.text === '[') {
      const end = behindBracket(tokens, at + 1)
      if (tokens[end]?.text !== '=') return []
      if (next.text === '{') {
        return fieldsIn(tokens, at + 1, end).map((field) => ({
          ...field,
          type: (held) => expressionType(tokens, end + 1, index, language, held),
        }))
      }
      const name = tokens[at + 2]
      const open = tokens.findIndex((one, i) => i > end && one.text === '<')
      const state = /^(?:useState|useRef)$/.test(tokens[end + 1]?.text ?? '') && open === end + 2
      const type = state ? readType(tokens, open + 1, index) : undefined
      return name?.kind === 'name' ? [{ name: name.text, offset: name.offset, type: () => type?.name }] : []
    }
    if (next?.kind !== 'name') return []
    const start = valueAt(tokens, at + 2)
    if (start === undefined) return []
    const type: Declaration['type'] = (held) => expressionType(tokens, start, index, language, held)
    return [{ name: next.text, offset: next.offset, type }]
  })
}

/** Objective-C: `self.lib = [BeckonPushLib shared]`, whose property is declared elsewhere. */
function ownFields(tokens: readonly Token[], index: SymbolIndex, language: string): Declaration[] {
  if (!OBJECTIVE_C.test(language)) return []
  return tokens.flatMap((token, at): Declaration[] => {
    const isField = tokens[at - 2]?.text === 'self' && isAccess(tokens[at - 1]) && !isAccess(tokens[at - 3])
    const isAssigned = tokens[at + 1]?.text === '=' && tokens[at + 2]?.text !== '='
    if (token.kind !== 'name' || !isField || !isAssigned || tokens[at + 2]?.text === 'nil') return []
    const type: Declaration['type'] = (held) =>
      tokens[at + 2]?.text === '['
        ? messageType(tokens, at + 2, index, held)
        : expressionType(tokens, at + 2, index, language, held)
    return [{ name: token.text, offset: token.offset, type }]
  })
}

/** Where what a variable gets begins: behind `=`, and in Kotlin in `by lazy { … }` and behind `get() =`. */
function valueAt(tokens: readonly Token[], at: number): number | undefined {
  const words = tokens.slice(at, at + 4).map(({ text }) => text)
  if (words[0] === '=') return at + 1
  if (words.join(' ') === 'get ( ) =') return at + 4
  return words.slice(0, 3).join(' ') === 'by lazy {' ? at + 3 : undefined
}

/** `case .success(let name)` of Swift. */
function succeeded(tokens: readonly Token[], index: SymbolIndex, language: string): Declaration[] {
  return (language === 'swift' ? successes(tokens) : []).map(({ name, offset, call }) => ({
    name,
    offset,
    type: (held) => chainType(tokens, call, index, language, held).type,
  }))
}

/** `for (const name of …)`, `for (name in …)`, `for name in …`. */
function looped(tokens: readonly Token[], index: SymbolIndex, language: string): Declaration[] {
  return tokens.flatMap((token, at): Declaration[] => {
    if (token.kind !== 'name' || !/^(?:of|in)$/.test(token.text)) return []
    const name = tokens[at - 1]
    const before = tokens.slice(Math.max(0, at - 4), at - 1).map(({ text }) => text)
    if (name?.kind !== 'name' || !before.includes('for')) return []
    const type: Declaration['type'] = (held) =>
      elementOf(expressionType(tokens, at + 1, index, language, held) ?? '')
    return [{ name: name.text, offset: name.offset, type }]
  })
}

/** The type of the expression that begins at `start`, if every step of it is known and nothing is reckoned with it. */
function expressionType(
  tokens: readonly Token[],
  start: number,
  index: SymbolIndex,
  language: string,
  held: ReadonlyMap<string, string>,
): string | undefined {
  const { type, end } = chainType(tokens, start, index, language, held)
  const behind = skipArguments(tokens, end)
  const cast = castBehind(tokens, behind, index)
  if (cast) return cast
  const [next, afterNext] = [tokens[behind]?.text ?? '', tokens[behind + 1]?.text ?? '']
  const isPart = /^[=<>+\-*&]$/.test(next) || (next === '?' && !/^[?:]$/.test(afterNext))
  return isPart ? undefined : type
}

/** `item as? BeckonInboxItem`: what a value is said to be, whatever is known of it. */
function castBehind(tokens: readonly Token[], at: number, index: SymbolIndex): string | undefined {
  if (tokens[at]?.text !== 'as') return undefined
  return readType(tokens, /^[?!]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1, index)?.name
}
