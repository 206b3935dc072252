import { readSignature } from './signature'
import type { SignatureLanguage, SdkSymbol } from './symbol'
import { behindBracket, type Token } from './tokens'

/** How many arguments a call may have. */
interface Arity {
  least: number
  most: number
}

/** In which language's signature a sample finds its call, the likeliest first. */
const SIGNATURES: Record<string, readonly SignatureLanguage[]> = {
  kotlin: ['kotlin', 'java'],
  java: ['java', 'kotlin'],
  swift: ['swift'],
  dart: ['dart'],
  ts: ['ts', 'js'],
  tsx: ['ts', 'js'],
  typescript: ['ts', 'js'],
  js: ['js', 'ts'],
  jsx: ['js', 'ts'],
  javascript: ['js', 'ts'],
}

/** Whole declarations: a list may also say no more than `fetchTags(tag)`, which knows nothing of what can be left out. */
const DECLARATIONS: Partial<Record<SignatureLanguage, RegExp>> = {
  kotlin: /\bfun\b/,
  java: /[\w>\]?] +\w+ *\(/,
  swift: /\bfunc\b/,
  dart: /[\w>?] +\w+ *\(/,
  ts: /\) *:/,
  js: /\) *:/,
}

/** Any number of arguments: `vararg tags: String`, `...tags: string[]`, `String... tags`. */
const REST = /\bvararg\b|\.\.\./

/**
 * How many arguments a call takes by the signature that the list has for a language; undefined where the list does not
 * say. What comes later has a counterpart that takes a callback: a suspending function of Kotlin, an async one of Swift.
 */
function arityOf({ kind, signatures = {} }: SdkSymbol, language: string): Arity | undefined {
  if (kind !== 'function') return undefined
  const written = SIGNATURES[language]?.find((one) => signatures[one] !== undefined)
  const signature = written && signatures[written]
  if (!written || !signature || !DECLARATIONS[written]?.test(signature) || REST.test(signature))
    return undefined
  const { parameters, form } = readSignature(signature, written)
  if (!parameters?.every(({ type }) => type !== undefined)) return undefined
  const least = parameters.filter(({ isOptional }) => !isOptional).length
  const hasCounterpart = form === 'suspend' || form === 'async'
  return { least, most: parameters.length + (hasCounterpart ? 1 : 0) }
}

/**
 * How many arguments the call of the name at an index has: several numbers where a block behind it may be a lambda or the
 * body of a statement; none where nothing is called.
 */
export function argumentCounts(tokens: readonly Token[], at: number, language: string): number[] {
  const open = tokens[at + 1]?.text === '<' ? behindBracket(tokens, at + 1) : at + 1
  const takesBlock = language === 'kotlin' || language === 'swift'
  if (takesBlock && tokens[open]?.text === '{') return tokens[at - 1]?.text === '.' ? [1] : []
  if (tokens[open]?.text !== '(') return []
  const end = behindBracket(tokens, open)
  if (end === open) return []
  const count = countBetween(tokens, open, end - 1)
  return takesBlock && tokens[end]?.text === '{' ? [count, count + 1] : [count]
}

/** What commas part between two brackets; a comma behind the last one parts nothing. */
function countBetween(tokens: readonly Token[], open: number, close: number): number {
  let count = 0
  let isEmpty = true
  for (let at = open + 1; at < close; at++) {
    const { kind, text } = tokens[at] ?? { kind: 'mark', text: '' }
    if (kind === 'mark' && text === ',') {
      count++
      isEmpty = true
      continue
    }
    isEmpty = false
    const opens = kind === 'mark' && (/^[([{]$/.test(text) || (text === '<' && isTypeList(tokens, at)))
    if (opens) {
      const behind = behindBracket(tokens, at)
      if (behind > at) at = behind - 1
    }
  }
  return isEmpty ? count : count + 1
}

/** `<String, Any>` behind a name with a capital is no comparison. */
const isTypeList = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return before?.kind === 'name' && /^[A-Za-z]/.test(before.text) && behindBracket(tokens, at) > at
}

/** `takes 1 argument, not 2`; undefined when the call is as it should be. */
export function wrongCount(
  symbols: readonly SdkSymbol[],
  counts: readonly number[],
  language: string,
): string | undefined {
  const arities = symbols.map((symbol) => arityOf(symbol, language))
  if (!counts.length || !arities.length) return undefined
  const known = arities.flatMap((one) => one ?? [])
  // Of an overload that nobody knows, any number may be right.
  if (known.length < arities.length) return undefined
  if (counts.some((count) => known.some(({ least, most }) => count >= least && count <= most)))
    return undefined
  const least = Math.min(...known.map((one) => one.least))
  const most = Math.max(...known.map((one) => one.most))
  const wanted = least === most ? String(most) : `${least} to ${most}`
  const noun = wanted === '1' ? 'argument' : 'arguments'
  return `takes ${wanted === '0' ? 'no' : wanted} ${noun}, not ${counts[0]}`
}
