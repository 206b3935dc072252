import type { SearchLanguage } from '../../shared/site'

/**
 * Words that stand in nearly every section and so tell none from another. Words that name code (`get`, `set`) stay.
 * In other languages every word is indexed as it is written.
 */
const stopWords: Record<SearchLanguage, ReadonlySet<string>> & Partial<Record<string, ReadonlySet<string>>> =
  {
    en: new Set(
      (
        'a about all also an and any are as at be because been but by can could did do does either for from had has ' +
        'have how i if in into is it its me might most must my no nor not of off on or other our own rather should ' +
        'since so some than that the their them then there these they this to too was we were what when where which ' +
        'while who why will with would yet you your'
      ).split(' '),
    ),
    nl: new Set(),
    pt: new Set(),
  }

/** Whether a term is left out of the index, and so cannot be asked of it. */
export const isStopWord = (term: string, language: string): boolean => stopWords[language]?.has(term) ?? false
