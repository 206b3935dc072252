import { callSignature, DECLARATIONS, signatureFor } from './call-arguments'
import { overloadsOf, type SymbolIndex } from './look-up'
import { readSignature, type Parameter } from './signature'
import type { SdkSymbol, SignatureLanguage } from './symbol'
import { behindBracket, type Token } from './tokens'

/**
 * What is wrong with the parameters of a method that overrides one of the SDK: their number, or the type of one. Undefined
 * where nothing is, or where the list does not say.
 * @param at the index of its name
 */
export function wrongOverride(
  member: SdkSymbol,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
  language: string,
): string | undefined {
  // Of several versions any form will do.
  const all = index.isMixed
    ? index.variants(member.id)
    : overloadsOf(member, member.owner ?? '', member.name, index)
  const forms = all.map((form) => taken(form, language))
  const known = forms.flatMap((form) => (form ? [form] : []))
  const end = behindBracket(tokens, at + 1)
  if (!known.length || known.length < forms.length || end === at + 1) return undefined
  const own = declaredAt(tokens, at, end, language)
  if (known.some((form) => form.length === own.length && form.every((one, i) => isSame(one, own[i])))) {
    return undefined
  }
  const [first = []] = known
  return `has the parameters (${listed(first)}), not (${listed(own)})`
}

/** The parameters of a form, each with its type; undefined where the list has no such declaration. */
function taken(form: SdkSymbol, language: string): readonly Parameter[] | undefined {
  const written = signatureFor(form, language)
  const signature = written && form.signatures?.[written]
  if (!written || !signature || !DECLARATIONS[written]?.test(signature)) return undefined
  return callSignature({ ...form, kind: 'function' }, written)?.parameters
}

/** The parameters that a sample declares, without its annotations and modifiers. */
function declaredAt(tokens: readonly Token[], at: number, end: number, language: string): Parameter[] {
  const words = tokens.slice(at + 1, end).flatMap(({ text }, i, all) => {
    const isAnnotation = text === '@' || all[i - 1]?.text === '@' || text === 'final'
    return isAnnotation ? [] : [text]
  })
  const written = words.join(' ').replace(/ (?=[.<>?,:])|(?<=[.<]) /g, '')
  return (
    readSignature(`${language === 'java' ? 'void f' : 'fun f'}${written}`, language as SignatureLanguage)
      .parameters ?? []
  )
}

/** Whether two types are the same, as far as their own names say; what stands for any type is. */
function isSame({ type: one = '' }: Parameter, other: Parameter | undefined): boolean {
  const [a, b] = [one, other?.type ?? ''].map(plainType)
  return !a || !b || a === b || /^[A-Z]$/.test(a)
}

/** Names of the same in Java and Kotlin. */
const SAME: Record<string, string> = { integer: 'int', object: 'any', character: 'char', mutablelist: 'list' }

/** `beckonregion` of `@NonNull com.beckon.geo.models.BeckonRegion`, `list` of `List<String>?`. */
function plainType(type = ''): string {
  const bare = type
    .replace(/@\w+\s+|\b(?:final|in|out)\s+/g, '')
    .replace(/<.*$|[?!\s]+$/g, '')
    .replace(/^.*\./, '')
  if (/^[A-Z]$/.test(bare)) return bare
  const name = bare.toLowerCase()
  return SAME[name] ?? name
}

const listed = (parameters: readonly Parameter[]): string =>
  parameters.map(({ type, name }) => type ?? name).join(', ')
