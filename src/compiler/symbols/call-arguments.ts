import { readSignature, type Parameter } from './signature'
import { signatureLanguages, type SignatureLanguage, type SdkSymbol } from './symbol'
import { behindBracket, type Token } from './tokens'

/** How many arguments a call may have. */
interface Arity {
  least: number
  most: number
  /** Whether there is a counterpart that takes a callback besides. */
  hasCallback: boolean
  /** Whether a block behind the call may be the last of its arguments. */
  takesBlock: boolean
}

/** The arguments that a call has. */
interface Given {
  count: number
  /** Whether the last of them may be a callback: a lambda, an object, or the name of one. */
  endsInCallback: boolean
  /** Whether the last of them is a block behind the brackets. */
  isBlock?: true
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
export const DECLARATIONS: Partial<Record<SignatureLanguage, RegExp>> = {
  kotlin: /\bfun\b/,
  java: /[\w>\]?] +\w+ *\(/,
  swift: /\bfunc\b/,
  dart: /[\w>?] +\w+ *\(/,
  ts: /\) *:/,
  js: /\) *:/,
}

/** Any number of arguments: `vararg tags: String`, `...tags: string[]`, `String... tags`. */
const REST = /\bvararg\b|\.\.\./

/** A parameter of Swift that a block can be given to. */
const SWIFT_BLOCK = /->|@escaping|(?:Block|Callback|Handler|Completion)\b/

/** What a signature says of the calls of a function or a constructor. */
interface CallSignature {
  parameters: readonly Parameter[]
  /** Whether there is a counterpart that takes a callback besides: of what comes later there is. */
  hasCallback: boolean
}

/**
 * What the signature in a language says of calls; undefined where it does not say all about them: for what is not called,
 * for parameters without types, and for any number of arguments.
 */
export function callSignature(
  { kind, signatures }: SdkSymbol,
  language: SignatureLanguage,
): CallSignature | undefined {
  const signature = signatures?.[language]
  if ((kind !== 'function' && kind !== 'constructor') || !signature || REST.test(signature)) return undefined
  const { parameters, form } = readSignature(signature, language)
  if (!parameters?.every(({ type }) => type !== undefined)) return undefined
  return { parameters, hasCallback: form === 'suspend' || form === 'async' }
}

/** The language of the signature in which a sample of a language finds its call; undefined where the list has none. */
export const signatureFor = (
  { signatures = {} }: SdkSymbol,
  language: string,
): SignatureLanguage | undefined => SIGNATURES[language]?.find((one) => signatures[one] !== undefined)

/**
 * How many arguments a call takes by the signature that the list has for a language; undefined where the list does not
 * say. What comes later has a counterpart that takes a callback: a suspending function of Kotlin, an async one of Swift.
 */
function arityOf(symbol: SdkSymbol, language: string): Arity | undefined {
  const { signatures = {} } = symbol
  const written = signatureFor(symbol, language)
  if (!written) return undefined
  // A constructor has no word that declares it.
  if (symbol.kind !== 'constructor' && !DECLARATIONS[written]?.test(signatures[written] ?? ''))
    return undefined
  const signature = callSignature(symbol, written)
  if (!signature) return undefined
  const { parameters, hasCallback } = signature
  const least = parameters.filter(({ isOptional }) => !isOptional).length
  const takesBlock = written !== 'swift' || SWIFT_BLOCK.test(parameters.at(-1)?.type ?? '')
  return { least, most: parameters.length, hasCallback, takesBlock }
}

/**
 * How many arguments the call of the name at an index has: several numbers where a block behind it may be a lambda or the
 * body of a statement; none where nothing is called.
 */
export function argumentCounts(tokens: readonly Token[], at: number, language: string): Given[] {
  const open = tokens[at + 1]?.text === '<' ? behindBracket(tokens, at + 1) : at + 1
  const takesBlock = language === 'kotlin' || language === 'swift'
  if (takesBlock && tokens[open]?.text === '{')
    return tokens[at - 1]?.text === '.' ? [{ count: 1, endsInCallback: true, isBlock: true }] : []
  if (tokens[open]?.text !== '(') return []
  const end = behindBracket(tokens, open)
  if (end === open) return []
  const given = argumentsBetween(tokens, open, end - 1)
  const withBlock: Given = { count: given.count + 1, endsInCallback: true, isBlock: true }
  return takesBlock && tokens[end]?.text === '{' ? [given, withBlock] : [given]
}

function argumentsBetween(tokens: readonly Token[], open: number, close: number): Given {
  const starts = argumentStarts(tokens, open, close)
  const last = starts.at(-1)
  if (last === undefined) return { count: 0, endsInCallback: false }
  // `barcode: "b"` is a text with a name.
  const isNamed = tokens[last]?.kind === 'name' && /^[:=]$/.test(tokens[last + 1]?.text ?? '')
  return { count: starts.length, endsInCallback: mayBeCallback(tokens[isNamed ? last + 2 : last]) }
}

/** Where each argument between two brackets begins: behind a comma, but for one behind the last argument. */
export function argumentStarts(tokens: readonly Token[], open: number, close: number): number[] {
  const starts: number[] = []
  let isFirst = true
  for (let at = open + 1; at < close; at++) {
    const { kind, text } = tokens[at] ?? { kind: 'mark', text: '' }
    if (kind === 'mark' && text === ',') {
      isFirst = true
      continue
    }
    if (isFirst) starts.push(at)
    isFirst = false
    const opens = kind === 'mark' && (/^[([{]$/.test(text) || (text === '<' && isTypeList(tokens, at)))
    if (opens) {
      const behind = behindBracket(tokens, at)
      if (behind > at) at = behind - 1
    }
  }
  return starts
}

/** A text, a number and what a language has words for are no callbacks. */
const mayBeCallback = (first: Token | undefined): boolean =>
  first?.kind === 'name'
    ? !/^(?:true|false|null|nil)$/.test(first.text)
    : first?.kind === 'mark' && !/^[\d.-]$/.test(first.text)

/** `<String, Any>` behind a type, or of a call: `listOf<String>()`. Behind another name it compares. */
const isTypeList = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  const behind = behindBracket(tokens, at)
  if (before?.kind !== 'name' || behind === at) return false
  return /^[A-Z]/.test(before.text) || tokens[behind]?.text === '('
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
  const fits = ({ count, endsInCallback, isBlock }: Given) =>
    known.some(({ least, most, hasCallback, takesBlock }) => {
      // Where no argument is a block, it is the callback of the counterpart.
      if (isBlock && !takesBlock) return hasCallback && count > least && count <= most + 1
      return count >= least && count <= most + (hasCallback && endsInCallback ? 1 : 0)
    })
  if (given.some(fits)) return undefined
  const least = Math.min(...known.map((one) => one.least))
  const most = Math.max(...known.map((one) => one.most))
  const wanted = least === most ? String(most) : `${least} to ${most}`
  const noun = wanted === '1' ? 'argument' : 'arguments'
  const callback = known.some(({ hasCallback }) => hasCallback) ? ' and perhaps a callback' : ''
  const isCallback = first.isBlock && !known.some(({ takesBlock }) => takesBlock)
  return `takes ${wanted === '0' ? 'no' : wanted} ${noun}${callback}, not ${isCallback ? first.count - 1 : first.count}`
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
  const callable = symbols.filter(({ kind }) => /^(?:function|event|constructor)$/.test(kind))
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

/** What a callback is called, which a sentence leaves out. */
const CALLBACK = /Callback|Handler|Listener|completion|=>|->/i

/** Whether a call in a sentence has as many arguments as a form takes, whatever its language; one may leave out the callback. */
export function takesInText(symbol: SdkSymbol, given: readonly Given[], text: string): boolean {
  const [first] = given
  if (!first || /\.\.\.|…/.test(text)) return true
  const written = signatureLanguages.filter((one) => one !== 'objc' && symbol.signatures?.[one] !== undefined)
  return (
    !written.length ||
    written.some((language) => {
      const { parameters } = callSignature(symbol, language) ?? {}
      if (!parameters) return true
      const least = parameters.filter(({ isOptional }) => !isOptional).length
      const endsInCallback = CALLBACK.test(parameters.at(-1)?.type ?? '')
      return first.count >= least - (endsInCallback ? 1 : 0) && first.count <= parameters.length
    })
  )
}
