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
