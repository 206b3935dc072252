import { escapePattern } from '../../../text/escape-pattern'
import { addTo } from '../../../text/maps'
import type { Language } from '../../../shared/site'
import { languageOf } from '../../../shared/slugs'
import type { SourceText } from '../../page/texts'

/** The pages of a language. */
export const inLanguage = <Entry extends { path: string }>(
  entries: readonly Entry[],
  language: Language,
): Entry[] => entries.filter(({ path }) => languageOf(path) === language)

/** What readers read as language; what stands in backticks is code. */
export const isSpoken = ({ kind }: Pick<SourceText, 'kind'>): boolean => kind !== 'code'

/** Finds many phrases in one pass: as whole words, over line breaks, whatever their case. */
export function phraseFinder<T>(phrases: readonly { phrase: string; value: T; matchCase?: boolean }[]) {
  const byText = new Map<string, { value: T; matchCase: boolean; phrase: string }[]>()
  for (const { phrase, value, matchCase = false } of phrases) {
    addTo(byText, plain(phrase), { value, matchCase, phrase })
  }
  const escaped = [...byText.keys()]
    // The longest first: an alternation takes the first that fits.
    .sort((a, b) => b.length - a.length)
    .map((text) => escapePattern(text).replaceAll(' ', '\\s+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu')
  return (text: string): { written: string; offset: number; value: T }[] => {
    if (!byText.size) return []
    return [...text.matchAll(pattern)].flatMap((match) => {
      const written = match[0].replace(/\s+/g, ' ')
      const found = byText.get(plain(written))?.find((one) => !one.matchCase || one.phrase === written)
      return found ? [{ written, offset: match.index, value: found.value }] : []
    })
  }
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')
