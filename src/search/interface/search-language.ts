import { defaultLanguage, searchLanguages } from '../../shared/site'

/** The language of the index that answers a reader of a page: every index file has the default one. */
export const searchLanguage = (locale: string): string =>
  searchLanguages.find((one) => one === locale) ?? defaultLanguage
