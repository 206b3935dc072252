import type { SourceText } from '../../../plugins/docs-content/core/texts'

/** What readers read as language; what stands in backticks is code. */
export const isSpoken = ({ kind }: Pick<SourceText, 'kind'>): boolean => kind !== 'code'

/** A pattern that finds a phrase as whole words, over line breaks, whatever its case. */
export function phrasePattern(phrase: string, flags = 'giu'): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, flags)
}
