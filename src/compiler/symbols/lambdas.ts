import { chainType } from './chain-types'
import { isAccess, readChain } from './chains'
import type { SymbolIndex } from './look-up'
import { behindBracket, type Token } from './tokens'
import { stepFrom } from './walk'

/** A name that a value gets, or that one field of it gets. */
export interface Parameter {
  name: string
  offset: number
  field?: string
}

interface Handed {
  parameter: Parameter
  /** What the parameter, or the object it is a field of, holds; undefined where nobody knows. */
  type: string | undefined
}

/**
 * The parameters of the lambdas and functions of a sample; which of them get a value of the SDK depends on what the
 * names hold that the lambdas are given to.
 */
export function collectLambdas(
  tokens: readonly Token[],
): (held: ReadonlyMap<string, string>, index: SymbolIndex, language: string) => Handed[] {
  const indexOf = new Map(tokens.map(({ offset }, at) => [offset, at]))
  const all = tokens.flatMap((_, at) => parametersAt(tokens, at))
  return (held, index, language) => {
    const handed = new Map<number, string>()
    tokens.forEach((token, at) => {
      if (token.text === '(' && tokens[at + 1]?.text === 'await') {
        const { type } = chainType(tokens, at + 1, index, language, held)
        if (type) follow(type, behindBracket(tokens, at) - 1)
      }
      if (token.kind !== 'name' || isAccess(tokens[at - 1])) return
      const type = held.get(token.text) ?? index.top(token.text)?.id
      if (type) follow(type, at)
    })
    return all.map((parameter) => ({ parameter, type: handed.get(parameter.offset) }))

    /** Goes along the chain from a value of a type, which ends at `at`. */
    function follow(root: string, at: number) {
      let type: string | undefined = root
      let before: string | undefined
      let cascaded: string | undefined
      for (const { name, offset, isCascade } of readChain(tokens, at).steps.slice(1)) {
        if (isCascade) type = cascaded ??= type
        if (!type && !before) return
        const step = stepFrom(type, name, index, language, before)
        if (step.handed) {
          for (const first of firstParameters(tokens, (indexOf.get(offset) ?? at) + 1)) {
            handed.set(first.offset, step.handed)
          }
        }
        before = step.handed
        type = step.type
      }
    }
  }
}

/** The first parameter of the lambda, or of the named function, that is given to the call at `open`. */
function firstParameters(tokens: readonly Token[], open: number): Parameter[] {
  const at = tokens[open]?.text === '?' ? open + 1 : open
  if (tokens[at]?.text === '{') return braceLambda(tokens, at)
  if (tokens[at]?.text !== '(') return []
  const start = tokens[at + 1]?.text === 'async' ? at + 2 : at + 1
  const lambda = arrowLambda(tokens, start)
  if (lambda.length) return firstOf(lambda, tokens, start)
  const braced =
    tokens[behindBracket(tokens, at)]?.text === '{' ? braceLambda(tokens, behindBracket(tokens, at)) : []
  if (braced.length) return braced
  const given = tokens[start]
  return given?.kind === 'name' && /^[,)]$/.test(tokens[start + 1]?.text ?? '')
    ? namedFunction(tokens, given.text)
    : []
}

/** All fields of the first parameter, where it is taken apart; else the parameter. */
function firstOf(parameters: Parameter[], tokens: readonly Token[], start: number): Parameter[] {
  const apart = tokens[start]?.text === '(' && tokens[start + 1]?.text === '{'
  return apart ? parameters.filter(({ field }) => field) : parameters.slice(0, 1)
}

function namedFunction(tokens: readonly Token[], name: string): Parameter[] {
  for (const [at, token] of tokens.entries()) {
    if (token.text !== name || token.kind !== 'name') continue
    if (tokens[at - 1]?.text === 'function' && tokens[at + 1]?.text === '(') return functionAt(tokens, at + 1)
    if (/^(?:const|let|var)$/.test(tokens[at - 1]?.text ?? '') && tokens[at + 1]?.text === '=') {
      const start = tokens[at + 2]?.text === 'async' ? at + 3 : at + 2
      return firstOf(arrowLambda(tokens, start), tokens, start)
    }
  }
  return []
}

function functionAt(tokens: readonly Token[], open: number): Parameter[] {
  return firstOf(listed(tokens, open), tokens, open)
}

/** Every parameter that is declared at a token: of a lambda, or of a function without types. */
function parametersAt(tokens: readonly Token[], at: number): Parameter[] {
  const token = tokens[at]
  if (token?.text === '{' && token.kind === 'mark') return braceLambda(tokens, at)
  if (token?.text === 'function') {
    const open = tokens[at + 1]?.text === '(' ? at + 1 : at + 2
    return tokens[open]?.text === '(' ? listed(tokens, open) : []
  }
  return arrowLambda(tokens, at)
}

/** `(a, b) =>`, `a =>`, and Dart's `(a) {` behind an opening bracket or a comma. */
function arrowLambda(tokens: readonly Token[], at: number): Parameter[] {
  const isArrow = (i: number) => tokens[i]?.text === '=' && tokens[i + 1]?.text === '>'
  const token = tokens[at]
  if (token?.kind === 'name' && isArrow(at + 1)) return [{ name: token.text, offset: token.offset }]
  if (token?.text !== '(') return []
  const end = behindBracket(tokens, at)
  const body = tokens[end]?.text === 'async' ? end + 1 : end
  const isGiven = /^(?:[(,:=]|async)$/.test(tokens[at - 1]?.text ?? '')
  return isArrow(body) || (isGiven && tokens[body]?.text === '{') ? listed(tokens, at) : []
}

/** The names between round brackets that have no type of their own. */
function listed(tokens: readonly Token[], open: number): Parameter[] {
  const end = behindBracket(tokens, open)
  if (tokens[open + 1]?.text === '{') return fieldsIn(tokens, open + 1, behindBracket(tokens, open + 1))
  return tokens.slice(open + 1, end - 1).flatMap((token, i) => {
    const [before, after] = [tokens[open + i], tokens[open + i + 2]]
    const isAlone = /^[(,]$/.test(before?.text ?? '') && /^[,)=]$/.test(after?.text ?? '')
    return token.kind === 'name' && isAlone ? [{ name: token.text, offset: token.offset }] : []
  })
}

/** `{ a, b -> … }` of Kotlin and `{ a in … }` of Swift. */
function braceLambda(tokens: readonly Token[], open: number): Parameter[] {
  const parameters: Parameter[] = []
  let at = open + 1
  for (; tokens[at]?.kind === 'name'; at += 2) {
    const token = tokens[at]
    if (token) parameters.push({ name: token.text, offset: token.offset })
    if (tokens[at + 1]?.text !== ',') break
  }
  const mark = tokens[at + 1]?.text
  return mark === '→' || mark === 'in' ? parameters : implicit(tokens, open)
}

/** `it` of Kotlin and `$0` of Swift, where a lambda has no parameters: the first in it, and not in one that it holds. */
function implicit(tokens: readonly Token[], open: number): Parameter[] {
  const end = behindBracket(tokens, open)
  for (let at = open + 1; at < end - 1; at++) {
    const token = tokens[at]
    if (token?.text === '{' && token.kind === 'mark') {
      const behind = behindBracket(tokens, at)
      if (behind > at) at = behind - 1
    } else if (token?.kind === 'name' && /^(?:it|\$0)$/.test(token.text) && !isAccess(tokens[at - 1])) {
      return [{ name: token.text, offset: token.offset }]
    }
  }
  return []
}

/** The names in `{ a, b: c }`, with the fields that they are taken from. */
export function fieldsIn(tokens: readonly Token[], open: number, end: number): Parameter[] {
  const fields: Parameter[] = []
  for (let i = open + 1; i < end - 1; i++) {
    const token = tokens[i]
    if (token?.kind !== 'name' || !/^[{,]$/.test(tokens[i - 1]?.text ?? '')) continue
    const renamed = tokens[i + 1]?.text === ':' ? tokens[i + 2] : undefined
    fields.push({ name: renamed?.text ?? token.text, field: token.text, offset: token.offset })
  }
  return fields
}
