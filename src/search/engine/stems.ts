import lunr from 'lunr'

/** Brings the forms of a word together. What goes in and comes out is folded, as the terms of an index are. */
export type StemOf = (term: string) => string

const stemmers: Partial<Record<string, StemOf>> = {
  en: (term) => lunr.stemmer(new lunr.Token(term, {})).toString(),
}

/** The stemmer of a language; without one, words are found as they are written. */
export function stemmerOf(language: string): StemOf {
  const stemmer = stemmers[language]
  if (!stemmer) return (term) => term
  const known = new Map<string, string>()
  return (term) => {
    const stem = known.get(term) ?? stemmer(term)
    known.set(term, stem)
    return stem
  }
}
