import { tokenize, type Token } from './tokens'

/** What stands for a value in a text: `${…}` of Kotlin and Dart, `\\(…)` of Swift; without further texts inside. */
const PLACES: Record<string, RegExp> = {
  kotlin: /\$\{([^{}"]+)\}/g,
  kts: /\$\{([^{}"]+)\}/g,
  dart: /\$\{([^{}]+)\}/g,
  swift: /\\\(((?:[^()"]|\([^()"]*\))+)\)/g,
}

/** The tokens of a sample, and behind each text, between brackets, those of the code that it holds. */
export function tokensWithin(text: string, language: string): Token[] {
  const tokens = tokenize(text, language)
  const places = PLACES[language]
  if (!places) return tokens
  return tokens.flatMap((token) => {
    if (token.kind !== 'string') return token
    const codes = [...token.text.matchAll(places)].flatMap(({ 0: all, 1: code = '', index }): Token[] => {
      const from = token.offset + index + all.length - code.length - 1
      const inner = tokenize(code, language).map((one) => ({ ...one, offset: one.offset + from }))
      const bracket = (mark: string, offset: number): Token => ({ kind: 'mark', text: mark, offset })
      return [bracket('(', from - 1), ...inner, bracket(')', from + code.length)]
    })
    return [token, ...codes]
  })
}
