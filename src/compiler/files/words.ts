import i18next from 'i18next'
import { defaultLanguage, type Language } from '../../shared/site'
import type { StringFile, StringKey } from '../../shared/string-keys'
import { readData, type DataFile } from './data-file'

/** The strings of the interface, from the project's root: a folder a language. */
export const LOCALES = 'content/locales'

/** A string by its key, with {{names}} filled in. Throws where no language has it: a key must never reach a page. */
export type Words<File extends StringFile = 'pages'> = (
  key: StringKey<File>,
  values?: Record<string, string | number>,
) => string

/**
 * All strings of a file as they are written, for who fills in names himself: `wrong.range` and so on by key. What a language
 * lacks comes in the default one. As long as the files stay the same, the answer is the same object.
 */
export function stringsOf(
  root: string,
  language: Language,
  file: StringFile,
): Readonly<Record<string, string>> {
  const { own, fallback } = filesOf(root, language, file)
  const earlier = flat.get(own)
  if (earlier?.fallback === fallback) return earlier.strings
  const strings = { ...flattened(fallback.value), ...flattened(own.value) }
  flat.set(own, { fallback, strings })
  return strings
}

const flat = new WeakMap<DataFile, { fallback: DataFile; strings: Record<string, string> }>()

const flattened = (value: unknown, before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([key, inner]: [string, unknown]) =>
      typeof inner === 'string' ? { [before + key]: inner } : flattened(inner, `${before}${key}.`),
    ),
  ) as Record<string, string>

/** The file of a language, and that of the default one. */
function filesOf(root: string, language: Language, file: StringFile) {
  const read = (from: string, of: Language) => readData(from, `${LOCALES}/${of}/${file}.json`, 'string').data
  // A tree of content without strings, such as tests make, has those of the site.
  const fallback = read(root, defaultLanguage) ?? read('.', defaultLanguage) ?? nothing
  return { own: read(root, language) ?? fallback, fallback }
}

const nothing: DataFile = { file: '', text: '', value: {}, placeOf: () => ({ file: '', line: 1, column: 1 }) }

/** Any key: what is asked for is typed where the words are handed out. */
type AnyWords = (key: string, values?: Record<string, string | number>) => string

const known = new WeakMap<DataFile, { fallback: DataFile; words: AnyWords }>()

/**
 * The words of a language. As long as its file and that of the default language stay the same, the answer is the same
 * function. What a language lacks comes in the default one.
 * @param file `pages`: the words of pages that are made of data, which are put into the pages, and no reader loads them
 */
export function wordsOf<File extends StringFile = 'pages'>(
  root: string,
  language: Language,
  file?: File,
): Words<File> {
  const { own, fallback } = filesOf(root, language, file ?? 'pages')
  const earlier = known.get(own)
  if (earlier?.fallback === fallback) return earlier.words
  const words = makeWords(language, own.value, fallback.value)
  known.set(own, { fallback, words })
  return words
}

function makeWords(language: Language, own: unknown, fallback: unknown): AnyWords {
  const i18n = i18next.createInstance()
  const resources = { [defaultLanguage]: { words: fallback as object }, [language]: { words: own as object } }
  // With strings at hand it is ready at once.
  void i18n.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: 'words',
    defaultNS: 'words',
    resources,
    initImmediate: false,
    interpolation: { escapeValue: false },
  })
  return (word, values = {}) => {
    if (!i18n.exists(word, values)) throw new Error(`No language has the string "${word}".`)
    return i18n.t(word as never, values)
  }
}
