/** Spread into translation options whose values are the reader's own words: React escapes them, i18next must not too. */
export const plain = { interpolation: { escapeValue: false } } as const
