import { readSignature } from './signature'
import { signatureLanguages, type SignatureLanguage, type SdkSymbol } from './symbol'
import { behindBracket, type Token } from './tokens'

/** How many arguments a call may have. */
interface Arity {
  least: number
  most: number
  /** Whether there is a counterpart that takes a callback besides. */
  hasCallback: boolean
}

/** The arguments that a call has. */
interface Given {
  count: number
  /** Whether the last of them may be a callback: a lambda, an object, or the name of one. */
  endsInCallback: boolean
}

/** In which language's signature a sample finds its call, the likeliest first. */
const SIGNATURES: Record<string, readonly SignatureLanguage[]> = {
  objc: [],
  php: [],
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
  return { least, most: parameters.length, hasCallback: form === 'suspend' || form === 'async' }
}

/**
 * How many arguments the call of the name at an index has: several numbers where a block behind it may be a lambda or the
 * body of a statement; none where nothing is called.
 */
export function argumentCounts(tokens: readonly Token[], at: number, language: string): Given[] {
  const open = tokens[at + 1]?.text === '<' ? behindBracket(tokens, at + 1) : at + 1
  const takesBlock = language === 'kotlin' || language === 'swift'
  if (takesBlock && tokens[open]?.text === '{')
    return tokens[at - 1]?.text === '.' ? [{ count: 1, endsInCallback: true }] : []
  if (tokens[open]?.text !== '(') return []
  const end = behindBracket(tokens, open)
  if (end === open) return []
  const given = argumentsBetween(tokens, open, end - 1)
  const withBlock = { count: given.count + 1, endsInCallback: true }
  return takesBlock && tokens[end]?.text === '{' ? [given, withBlock] : [given]
}

/** What commas part between two brackets; a comma behind the last one parts nothing. */
function argumentsBetween(tokens: readonly Token[], open: number, close: number): Given {
  let count = 0
  let isEmpty = true
  let last = open + 1
  for (let at = open + 1; at < close; at++) {
    const { kind, text } = tokens[at] ?? { kind: 'mark', text: '' }
    if (kind === 'mark' && text === ',') {
      count++
      isEmpty = true
      continue
    }
    if (isEmpty) last = at
    isEmpty = false
    const opens = kind === 'mark' && (/^[([{]$/.test(text) || (text === '<' && isTypeList(tokens, at)))
    if (opens) {
      const behind = behindBracket(tokens, at)
      if (behind > at) at = behind - 1
    }
  }
  return { count: isEmpty ? count : count + 1, endsInCallback: mayBeCallback(tokens[last]) }
}

/** A text, a number and what a language has words for are no callbacks. */
const mayBeCallback = (first: Token | undefined): boolean =>
  first?.kind === 'name'
    ? !/^(?:true|false|null|nil)$/.test(first.text)
    : first?.kind === 'mark' && !/^[\d.-]$/.test(first.text)

/** `<String, Any>` behind a name with a capital is no comparison. */
const isTypeList = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return before?.kind === 'name' && /^[A-Za-z]/.test(before.text) && behindBracket(tokens, at) > at
}

/** `takes 1 argument, not 2`; undefined when the call is as it should be. */
export function wrongCount(
  symbols: readonly SdkSymbol[],
  given: readonly Given[],
  language: string,
): string | undefined {
  const arities = symbols.map((symbol) => arityOf(symbol, language))
  const [first] = given
  if (!first || !arities.length) return undefined
  const known = arities.flatMap((one) => one ?? [])
  // Of an overload that nobody knows, any number may be right.
  if (known.length < arities.length) return undefined
  const fits = ({ count, endsInCallback }: Given) =>
    known.some(
      ({ least, most, hasCallback }) =>
        count >= least && count <= most + (hasCallback && endsInCallback ? 1 : 0),
    )
  if (given.some(fits)) return undefined
  const least = Math.min(...known.map((one) => one.least))
  const most = Math.max(...known.map((one) => one.most))
  const wanted = least === most ? String(most) : `${least} to ${most}`
  const noun = wanted === '1' ? 'argument' : 'arguments'
  const callback = known.some(({ hasCallback }) => hasCallback) ? ' and perhaps a callback' : ''
  return `takes ${wanted === '0' ? 'no' : wanted} ${noun}${callback}, not ${first.count}`
}

/**
 * The same of a call in a sentence, which may be in any language of the platform and leave out what does not matter:
 * only more arguments than any of them takes are wrong, and `tag, …` are none at all.
 */
export function wrongInText(
  symbols: readonly SdkSymbol[],
  given: readonly Given[],
  text: string,
): string | undefined {
  if (/\.\.\.|…/.test(text)) return undefined
  const callable = symbols.filter(({ kind }) => kind === 'function' || kind === 'event')
  const arities = callable.flatMap((symbol) => {
    const written = signatureLanguages.filter((language) => symbol.signatures?.[language] !== undefined)
    // Objective-C has no such calls.
    return written.length
      ? written.filter((language) => language !== 'objc').map((language) => arityOf(symbol, language))
      : [undefined]
  })
  const known = arities.flatMap((one) => one ?? [])
  if (!known.length || known.length < arities.length) return undefined
  const most = Math.max(...known.map((one) => one.most + (one.hasCallback ? 1 : 0)))
  const [first] = given
  if (!first || given.some(({ count }) => count <= most)) return undefined
  return `takes ${most === 0 ? 'no' : `at most ${most}`} ${most === 1 ? 'argument' : 'arguments'}, not ${first.count}`
}
