import i18next from 'i18next'
import english from '../../../content/locales/en/pages.json'
import type { Language } from '../../shared/site'
import { readData } from './data-file'

/** The strings of the interface, from the project's root: a folder a language. */
const LOCALES = 'content/locales'

/** A string by its key, with {{names}} filled in. */
export type Words = (key: string, values?: Record<string, string | number>) => string

/** Strings of pages that are made of data. They are put into the pages, and no reader loads them. */
const FILE = 'pages.json'

const known = new WeakMap<object, Words>()

/**
 * The words of pages that are made of data, in one language. As long as its file stays the same, the answer is the same
 * function. What a language lacks comes in English; the check reports it.
 */
export function wordsOf(root: string, language: Language): Words {
  const { data } = readData(root, `${LOCALES}/${language}/${FILE}`, 'string')
  const own = data ?? { value: english }
  const key = data ?? english
  const made = known.get(key) ?? makeWords(language, own.value)
  known.set(key, made)
  return made
}

function makeWords(language: Language, own: unknown): Words {
  const i18n = i18next.createInstance()
  const resources = { en: { pages: english }, [language]: { pages: own as object } }
  // With strings at hand it is ready at once.
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    ns: 'pages',
    defaultNS: 'pages',
    resources,
    initImmediate: false,
    interpolation: { escapeValue: false },
  })
  return (word, values = {}) => i18n.t(word, values)
}
