import type { SourceText } from '../../../plugins/docs-content/core/texts'

/** What readers read as language; what stands in backticks is code. */
export const isSpoken = ({ kind }: Pick<SourceText, 'kind'>): boolean => kind !== 'code'

/** What is looked for, and what to say of it. */
export type Pattern<T> = { value: T; matchCase?: boolean } & ({ phrase: string } | { regex: string })

interface Hit<T> {
  written: string
  offset: number
  value: T
}

/** As whole words: no letter, number or hyphen on either side. */
const asWords = (source: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${source})(?![\\p{L}\\p{N}_-])`, flags)

/** Finds many phrases: as whole words, over line breaks, whatever their case unless it matters. */
export function phraseFinder<T>(patterns: readonly Pattern<T>[]): (text: string) => Hit<T>[] {
  const phrases = patterns.flatMap((pattern) => ('phrase' in pattern ? [pattern] : []))
  const regexes = patterns.flatMap((pattern) => {
    if (!('regex' in pattern)) return []
    const source = pattern.regex.replaceAll(' ', '\\s+')
    return [{ source, regex: asWords(source, pattern.matchCase ? 'gu' : 'giu'), value: pattern.value }]
  })
  // Hardly any text has one of them, so that one look is enough for most.
  const any = asWords(regexes.map(({ source }) => source).join('|'), 'iu')
  const findPhrases = finderOf(phrases)
  const findRegexes = (text: string): Hit<T>[] =>
    regexes.flatMap(({ regex, value }) =>
      [...text.matchAll(regex)].map((match) => ({
        written: onOneLine(match[0]),
        offset: match.index,
        value,
      })),
    )
  return (text) => [...findPhrases(text), ...(regexes.length && any.test(text) ? findRegexes(text) : [])]
}

/** One expression for all phrases: a text is gone through once. */
function finderOf<T>(phrases: readonly { phrase: string; value: T; matchCase?: boolean }[]) {
  const byText = new Map<string, { value: T; matchCase: boolean; phrase: string }[]>()
  for (const { phrase, value, matchCase = false } of phrases) {
    const key = plain(phrase)
    byText.set(key, [...(byText.get(key) ?? []), { value, matchCase, phrase }])
  }
  const escaped = [...byText.keys()]
    // The longest first: an alternation takes the first that fits.
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
  const pattern = asWords(escaped.join('|'), 'giu')
  return (text: string): Hit<T>[] => {
    if (!byText.size) return []
    return [...text.matchAll(pattern)].flatMap((match) => {
      const written = onOneLine(match[0])
      const found = byText.get(plain(written))?.find((one) => !one.matchCase || one.phrase === written)
      return found ? [{ written, offset: match.index, value: found.value }] : []
    })
  }
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ')
const plain = (text: string): string => onOneLine(text).toLowerCase()
