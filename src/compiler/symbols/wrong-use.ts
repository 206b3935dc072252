import { argumentCounts, signatureFor, wrongCount, wrongInText } from './call-arguments'
import { wrongForm } from './call-forms'
import { constructorsOf } from './constructors'
import { overloadsOf, type SymbolIndex } from './look-up'
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
  // Of several versions any form will do, whatever type has it there.
  const forms = index.isMixed
    ? index.membersNamed(name).flatMap((one) => overloadsOf(one, one.owner ?? type, name, index))
    : overloadsOf(member, type, name, index)
  const given = argumentCounts(tokens, at, language)
  if (language === 'inline') return wrongInText(forms, given, text)
  const wrongOf = (symbols: readonly SdkSymbol[]) =>
    wrongCount(symbols, given, language) ?? wrongForm(symbols, tokens, at, language)
  const wrong = wrongOf(forms)
  if (!wrong || language !== 'swift') return wrong
  // `registerDeviceForWebsockets:` of Objective-C is `registerDevice(forWebsockets:)` in Swift.
  const others = index
    .membersOf(type)
    .flatMap((one) => index.member(type, one) ?? [])
    .filter((one) => one.name !== name && one.signatures?.swift?.startsWith(`func ${name}(`))
  return others.length ? wrongOf([...forms, ...others]) : wrong
}

/** The same of a call that makes a value of a type. */
export function wrongMaking(
  type: string,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
  { language, text }: CodePiece,
): string | undefined {
  const all = constructorsOf(type, index)
  const given = argumentCounts(tokens, at, language)
  if (language === 'inline') return wrongInText(all, given, text)
  // The list of another SDK of the page may have the type in another language.
  const forms = all.filter((one) => one.signatures === undefined || signatureFor(one, language) !== undefined)
  if (!forms.length) return undefined
  return wrongCount(forms, given, language) ?? wrongForm(forms, tokens, at, language)
}
