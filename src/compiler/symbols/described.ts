import { readSignature } from './signature'
import type { SdkSymbol, SignatureLanguage } from './symbol'

/** Names of the parameters of a symbol's signatures, each once, in their order. */
export function parametersOf({ signatures = {} }: Pick<SdkSymbol, 'signatures'>): string[] {
  const written = Object.entries(signatures) as [SignatureLanguage, string][]
  return [
    ...new Set(
      written.flatMap(([language, text]) =>
        (readSignature(text, language).parameters ?? []).flatMap(({ name }) => name || []),
      ),
    ),
  ]
}

/**
 * Those that a reader wants to know the meaning of. What a suspending function is told of its end comes in a callback only in
 * Java, which the form in Kotlin says; what a value carries without a name is called by its type.
 */
export const namedParameters = (symbol: SdkSymbol): string[] =>
  parametersOf(symbol).filter(
    (name) => /^[a-z_$]/.test(name) && !(name === 'callback' && symbol.signature?.startsWith('suspend ')),
  )
