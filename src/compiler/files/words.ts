import path from 'node:path'
import i18next from 'i18next'
import { defaultLanguage, type Language } from '../../shared/site'
import type { StringFile, StringKey } from '../../shared/string-keys'
import { problemOf, type Problem } from '../problems/problem'
import { nearest } from '../problems/suggest'
import { walk } from './content-files'
import { remembered } from '../../text/maps'
import { isRecord } from '../../text/records'
import { readData, type DataFile } from './data-file'

/** The strings of the interface, from the project's root: a folder a language. */
export const LOCALES = 'content/locales'

/**
 * A string by its key, with {{names}} filled in. Where no language has it the key stands in, and `stringProblems` says so: no
 * page with a key is built.
 */
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

/** Texts by their keys; what is no text, and in no object, is left out. */
const flattened = (value: unknown, before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(isRecord(value) ? value : {}).map(([key, inner]: [string, unknown]) =>
      typeof inner === 'string'
        ? { [before + key]: inner }
        : isRecord(inner)
          ? flattened(inner, `${before}${key}.`)
          : {},
    ),
  ) as Record<string, string>

/** The same as it is nested. */
const textsIn = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, inner]): [string, unknown][] =>
      typeof inner === 'string' ? [[key, inner]] : isRecord(inner) ? [[key, textsIn(inner)]] : [],
    ),
  )

/** The file of a language, and that of the default one. */
function filesOf(root: string, language: Language, file: StringFile) {
  const read = (from: string, of: Language) => readData(from, `${LOCALES}/${of}/${file}.json`, 'string').data
  // A tree of content without strings, such as tests make, has those of the site.
  const fallback = read(root, defaultLanguage) ?? read('.', defaultLanguage) ?? absent(file)
  return { own: read(root, language) ?? fallback, fallback }
}

/** In the place of a file of the default language that is not there, or cannot be read. */
function absent(name: StringFile): DataFile {
  const file = `${LOCALES}/${defaultLanguage}/${name}.json`
  return remembered(absentFiles, file, () => ({
    file,
    text: '',
    value: {},
    placeOf: () => ({ file, line: 1, column: 1 }),
  }))
}

const absentFiles = new Map<string, DataFile>()

/** What was asked for, by the file of the default language that lacks it. */
const lacking = new WeakMap<DataFile, Set<string>>()

/** Whether a string was asked for that neither the language nor the default one has. */
export function lacksStrings(root: string, language: Language, file: StringFile): boolean {
  return lacking.has(filesOf(root, language, file).fallback)
}

const problem = problemOf('string')

/** Why strings cannot be had: files that cannot be read, and keys that were asked for and that no language has. */
export function stringProblems(root: string): Problem[] {
  const files = walk(path.join(root, LOCALES)).filter((file) => /^[a-z]{2}\/[^/]+\.json$/.test(file))
  const known = new Set(files.map((file) => `${LOCALES}/${file}`))
  const gone = [...absentFiles.values()].filter((one) => !known.has(one.file) && lacking.has(one))
  return [
    ...(files.length ? gone : []).map(({ file }) =>
      problem({ file }, 'The file is missing.', 'bring it back: pages are made with its texts'),
    ),
    ...[...known].flatMap((file) => {
      const { data, problems } = readData(root, file, 'string')
      return data ? problemsOf(data) : problems
    }),
  ]
}

function problemsOf(data: DataFile): Problem[] {
  const { value, placeOf } = data
  if (!isRecord(value)) {
    return [problem(placeOf([]), 'The file holds no text.', 'write texts, or objects that hold them')]
  }
  const strings = flattened(value)
  return [...(lacking.get(data) ?? [])].map((key) => {
    const like = nearest(key, Object.keys(strings))
    const fix = like ? `is it "${like}"? Call that "${key}"` : 'write the text'
    return problem(placeOf(key.split('.')), `The string "${key}" is missing, and pages need it.`, fix)
  })
}

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
  const words = makeWords(language, own, fallback)
  known.set(own, { fallback, words })
  return words
}

function makeWords(language: Language, own: DataFile, fallback: DataFile): AnyWords {
  const i18n = i18next.createInstance()
  const resources = {
    [defaultLanguage]: { words: textsIn(fallback.value) },
    [language]: { words: textsIn(own.value) },
  }
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
  const sayAnew: AnyWords = (word, values = {}) => {
    const said: unknown = i18n.t(word as never, { ...values, returnObjects: true })
    // The key stands in for what is not there, and may be what is said.
    if (typeof said === 'string' && (said !== word || i18n.exists(word, values))) return said
    remembered(lacking, fallback, () => new Set<string>()).add(word)
    return word
  }
  // Most are asked for thousands of times, with nothing to fill in.
  const plain = new Map<string, string>()
  return (word, values) => (values ? sayAnew(word, values) : remembered(plain, word, () => sayAnew(word)))
}

/** `a, b and c`, in the language of the words. */
export function listed(items: readonly string[], words: Words): string {
  const before = items.slice(0, -1)
  return [...(before.length ? [before.join(', ')] : []), ...items.slice(-1)].join(words('list.and'))
}
