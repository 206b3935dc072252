import { argumentCounts, signatureFor, takesInText, wrongCount, wrongInText } from './call-arguments'
import { wrongForm, wrongNamesInText } from './call-forms'
import { wrongKind } from './argument-kinds'
import { constructorsOf } from './constructors'
import { overloadsOf, type SymbolIndex } from './look-up'
import { isCalledInSwift } from './swift-names'
import type { SdkSymbol } from './symbol'
import type { Token } from './tokens'
import type { CodePiece } from './uses'
import { isGetter } from './walk'

/**
 * What is wrong with the use of a member whose name is right: how many arguments it is given and by which names, or that
 * a property is called. Undefined where nothing is, or where the list does not say.
 * @param at the index of the member's name
 */
export function wrongUse(
  member: SdkSymbol,
  type: string,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
  { language, text }: CodePiece,
): string | undefined {
  const name = member.name
  // Java's `getDeviceId()`, read as `deviceId`.
  if (tokens[at]?.text !== name && tokens[at + 1]?.text === '(' && isGetter(member)) {
    return 'is a property and is not called'
  }
  const called = language === 'swift' ? (tokens[at]?.text ?? name) : name
  // Of several versions any form will do, whatever type has it there.
  const forms = index.isMixed
    ? [...new Set([name, called])].flatMap((each) =>
        index.membersNamed(each).flatMap((one) => overloadsOf(one, one.owner ?? type, each, index)),
      )
    : overloadsOf(member, type, name, index)
  const given = argumentCounts(tokens, at, language)
  if (language === 'inline') return wrongInText(forms, given, text) ?? wrongNamesInText(forms, tokens, at)
  const wrongOf = (symbols: readonly SdkSymbol[]) =>
    wrongCount(symbols, given, language) ??
    wrongForm(symbols, tokens, at, language) ??
    wrongKind(symbols, tokens, at, language)
  const wrong = wrongOf(forms)
  if (!wrong || language !== 'swift') return wrong
  // `registerDeviceForWebsockets:` of Objective-C is `registerDevice(forWebsockets:)` in Swift.
  const others = namedInSwift(called, type, index).filter((one) => !forms.includes(one))
  return others.length ? wrongOf([...forms, ...others]) : wrong
}

/** Of the forms of a member the one that a call has the arguments of; the member where that may be several, or none. */
export function formCalled(
  member: SdkSymbol,
  type: string,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
  { language, text }: CodePiece,
): SdkSymbol {
  const called = tokens[at]?.text ?? member.name
  const forms = [
    ...new Set([
      ...overloadsOf(member, type, member.name, index),
      ...(language === 'swift' ? namedInSwift(called, type, index) : []),
    ]),
  ]
  if (forms.length < 2 || tokens[at + 1]?.text !== '(') return member
  const given = argumentCounts(tokens, at, language)
  const fitting = forms.filter((form) => isCallOf(form, given, tokens, at, { language, text }))
  const [one, another] = fitting
  return one && !another ? one : member
}

/** `registerDeviceForWebsockets:` of Objective-C is `registerDevice(forWebsockets:)` in Swift. */
const namedInSwift = (called: string, type: string, index: SymbolIndex): SdkSymbol[] =>
  index
    .membersOf(type)
    .flatMap((one) => index.member(type, one) ?? [])
    .filter((one) => isCalledInSwift(one, called))

/** Whether a call has the arguments that a form takes, as far as its list says. */
const isCallOf = (
  form: SdkSymbol,
  given: ReturnType<typeof argumentCounts>,
  tokens: readonly Token[],
  at: number,
  { language, text }: CodePiece,
): boolean =>
  language === 'inline'
    ? takesInText(form, given, text)
    : !(wrongCount([form], given, language) ?? wrongForm([form], tokens, at, language))

/** The same of a call that makes a value of a type. */
export function wrongMaking(
  type: string,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
  { language, text }: CodePiece,
): string | undefined {
  const forms = formsOf(type, index, language)
  const given = argumentCounts(tokens, at, language)
  if (language === 'inline') return wrongInText(forms, given, text) ?? wrongNamesInText(forms, tokens, at)
  if (!forms.length) return undefined
  return wrongCount(forms, given, language) ?? wrongForm(forms, tokens, at, language)
}

/** The constructor by which a value is made; undefined where that may be one of several, or none. */
export function madeBy(
  type: string,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
  { language, text }: CodePiece,
): SdkSymbol | undefined {
  const given = argumentCounts(tokens, at, language)
  const fitting = formsOf(type, index, language).filter((form) =>
    isCallOf(form, given, tokens, at, { language, text }),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The constructors of a type; the list of another SDK of the page may have it in another language. */
const formsOf = (type: string, index: SymbolIndex, language: string): SdkSymbol[] =>
  constructorsOf(type, index).filter(
    (one) =>
      language === 'inline' || one.signatures === undefined || signatureFor(one, language) !== undefined,
  )
