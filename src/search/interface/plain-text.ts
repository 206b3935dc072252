/** Spread into translation options whose values are the reader's own words: React escapes them, i18next must not too. */
export const plain = { interpolation: { escapeValue: false } } as const

/** More than this of what was typed nobody needs to see again. */
const longestQuote = 80
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/

/**
 * The reader's own words, as they stand in one of our sentences: not longer than a line or two, and where they run from right
 * to left, kept from turning the sentence around.
 */
export function quoted(text: string): string {
  const trimmed = text.trim()
  // Half of a pair of surrogates is no character.
  const cut = trimmed.slice(0, longestQuote).replace(/[\ud800-\udbff]$/, '')
  const short = trimmed.length > longestQuote ? `${cut}…` : trimmed
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short
}
