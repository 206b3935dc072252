import { argumentStarts, callSignature } from './call-arguments'
import { signatureLanguages, type SdkSymbol, type SignatureLanguage } from './symbol'
import { behindBracket, type Token } from './tokens'
import { isGetter } from './walk'

/** Languages whose calls name what they give, with the mark behind the name. */
const MARKS: Record<string, string> = { swift: ':', dart: ':', kotlin: '=' }

/**
 * What is wrong with the form of a use, whose name is right: a property that is called, a function that is read, a name
 * of an argument that none of its forms has. Undefined where nothing is, or where the list does not say.
 * @param symbols the member with its further forms
 */
export function wrongForm(
  symbols: readonly SdkSymbol[],
  tokens: readonly Token[],
  at: number,
  language: string,
): string | undefined {
  const next = tokens[at + 1]?.text ?? ''
  if (next === '(' && /^(?:kotlin|swift|dart)$/.test(language) && symbols.every(isValue)) {
    return 'is a property and is not called'
  }
  const isRead = !/^[({<]$/.test(next) && tokens[at - 1]?.text !== '::'
  const written = tokens[at]?.text
  // Kotlin reads `getName()` of Java as `name`, and `isOn()` as `isOn`.
  const isFunction = (one: SdkSymbol) =>
    one.kind === 'function' &&
    !(language === 'kotlin' && isGetter(one) && (written !== one.name || one.name.startsWith('is')))
  if (isRead && /^(?:kotlin|java)$/.test(language) && symbols.every(isFunction)) {
    return 'is a function and has to be called'
  }
  return next === '(' && language in MARKS ? wrongNames(symbols, tokens, at + 1, language) : undefined
}

/** A property that holds no function. */
const isValue = ({ kind, signature = '', holds }: SdkSymbol): boolean =>
  kind === 'property' && (signature !== '' || holds !== undefined) && !/->|=>|\bFunction\b|\(/.test(signature)

function wrongNames(
  symbols: readonly SdkSymbol[],
  tokens: readonly Token[],
  open: number,
  language: string,
): string | undefined {
  const end = behindBracket(tokens, open)
  if (end === open) return undefined
  const given = namesBetween(tokens, open, end - 1, MARKS[language] ?? ':')
  const hasBlock = tokens[end]?.text === '{'
  const forms = symbols.map((symbol) => formOf(symbol, language as SignatureLanguage))
  const known = forms.flatMap((form) => form ?? [])
  if (!known.length || known.length < forms.length) return undefined
  if (known.some((form) => fits(form, given, hasBlock, language))) return undefined
  const [first] = known
  const wanted = first?.parameters.map(({ name }) => name ?? '_').join(', ')
  return `is called with ${wanted || 'nothing'}, not with ${given.map((name) => name ?? '_').join(', ') || 'nothing'}`
}

/**
 * A name that a call in a sentence gives an argument, and that no form has in any language: it may be in any language of
 * the platform, and leave out what does not matter.
 */
export function wrongNamesInText(
  symbols: readonly SdkSymbol[],
  tokens: readonly Token[],
  at: number,
): string | undefined {
  const open = at + 1
  const end = tokens[open]?.text === '(' ? behindBracket(tokens, open) : open
  const given = end > open ? namesBetween(tokens, open, end - 1, ':').flatMap((name) => name ?? []) : []
  // Labels alone are the name of a method of Swift.
  const isName = tokens.slice(open + 1, end - 1).every(({ text }, i) => (i % 2 ? text === ':' : text !== ':'))
  if (!given.length || isName) return undefined
  const taken = symbols.map(namesTaken)
  const known = new Set(taken.flatMap((names) => names ?? []))
  const foreign = given.find((name) => !known.has(name) && !CALLBACK.test(name))
  // Of a form that nobody knows, any name may be right.
  if (foreign === undefined || taken.includes(undefined)) return undefined
  return known.size ? `takes ${[...known].join(', ')}, not ${foreign}` : `takes no ${foreign}`
}

/** What the counterpart of a call that comes later calls its callback. */
const CALLBACK = /^(?:completion\w*|callback|handler)$/

/** Labels and names of its parameters in all languages; undefined where a signature does not say all. */
function namesTaken(symbol: SdkSymbol): string[] | undefined {
  const written = signatureLanguages.filter((one) => one !== 'objc' && symbol.signatures?.[one] !== undefined)
  const all = written.map((language) => callSignature(symbol, language))
  if (!all.length || all.includes(undefined)) return undefined
  return all.flatMap((one) => (one?.parameters ?? []).flatMap(({ name, label }) => [name, label ?? name]))
}

interface Form {
  /** Names that a call writes; undefined for what has a place and no name. */
  parameters: { name: string | undefined; isOptional: boolean }[]
  /** Whether there is a counterpart that takes a callback besides. */
  hasCallback: boolean
}

function formOf(symbol: SdkSymbol, language: SignatureLanguage): Form | undefined {
  const signature = callSignature(symbol, language)
  if (!signature) return undefined
  const { parameters, hasCallback } = signature
  const written = symbol.signatures?.[language] ?? ''
  const named = language === 'dart' ? /\{([^{}]*)\}\s*\)/.exec(written)?.[1] : undefined
  return {
    parameters: parameters.map(({ name, label, isOptional }) => {
      const isPlaced = language === 'dart' ? !new RegExp(`\\b${name}\\b`).test(named ?? '') : label === '_'
      return { name: isPlaced ? undefined : (label ?? name), isOptional: isOptional ?? false }
    }),
    hasCallback,
  }
}

/** Whether a call with these names, in this order, is one of the form. */
function fits(
  { parameters, hasCallback }: Form,
  given: readonly (string | undefined)[],
  hasBlock: boolean,
  language: string,
): boolean {
  if (language !== 'swift') {
    const names = new Set(parameters.map(({ name }) => name))
    if (
      given.some((name) => name !== undefined && !names.has(name) && !(hasCallback && name === 'callback'))
    ) {
      return false
    }
    // Of several forms it has to be this one that takes as many.
    const least = parameters.filter(({ isOptional }) => !isOptional).length
    if (given.length + (hasBlock ? 1 : 0) < least) return false
    if (given.length > parameters.length + (hasCallback ? 1 : 0)) return false
    // What has a name in Dart is given by it, and in Kotlin may be.
    const placed = parameters.filter(({ name }) => name === undefined).length
    return language !== 'dart' || given.filter((name) => name === undefined).length <= placed
  }
  let at = 0
  let skipped = 0
  for (const { name, isOptional } of parameters) {
    if (at < given.length && given[at] === name) at++
    else if (!isOptional) skipped++
  }
  // The counterpart's callback comes last, and so does a block behind the call.
  const last = given[at]
  const isCallback = hasCallback && at === given.length - 1 && (last === undefined || CALLBACK.test(last))
  return (at === given.length || isCallback) && skipped <= (hasBlock ? 1 : 0)
}

/** What each argument between two brackets is named, or undefined. */
const namesBetween = (
  tokens: readonly Token[],
  open: number,
  close: number,
  mark: string,
): (string | undefined)[] =>
  argumentStarts(tokens, open, close).map((at) => {
    const token = tokens[at]
    const isNamed = token?.kind === 'name' && tokens[at + 1]?.text === mark && tokens[at + 2]?.text !== '='
    return isNamed ? token.text : undefined
  })
