import path from 'node:path'
import { defaultLanguage, languages, type Language } from '../../../shared/site'
import { walk } from '../../files/content-files'
import { readData, type DataFile, type Keys } from '../../files/data-file'
import { LOCALES } from '../../files/words'
import { problemOf, type Problem } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import { isRecord } from '../../../text/records'
import type { Rule } from '../rule'
import { formless, hasLooseBraces, wantedTexts, namesIn, pluralForm, pluralForms } from './wanted-texts'

const RULE = 'string'
const problem = problemOf(RULE)

/** Where a string is missing, visitors would read its name. */
export const stringRule: Rule = {
  name: RULE,
  data: LOCALES,
  about:
    'each language has the strings of the default one, with the same `{{names}}` and in the plural forms that it has itself',
  check({ root }) {
    const files = walk(path.join(root, LOCALES)).filter((file) => /^[a-z]{2}\/[^/]+\.json$/.test(file))
    const folders = files.map((file) => file.slice(0, 2))
    const names = files.filter((file) => file.startsWith(`${defaultLanguage}/`)).map((file) => file.slice(3))
    // A part of the project, such as a test makes, may have no strings.
    if (!names.length) return []
    // The folder of a language may be there before the language is entered.
    return [...new Set([...languages, ...folders])].flatMap((language) => {
      const own = files.filter((file) => file.startsWith(`${language}/`)).map((file) => file.slice(3))
      return [
        ...names.flatMap((name) =>
          own.includes(name) ? problemsOf(root, name, language) : missingFile(name, language),
        ),
        ...own.filter((name) => !names.includes(name)).map((name) => foreignFile(name, language, names)),
      ]
    })
  },
}

const fileOf = (name: string, language: Language): string => `${LOCALES}/${language}/${name}`

function missingFile(name: string, language: Language): Problem {
  const file = fileOf(name, language)
  const fix = `copy ${fileOf(name, defaultLanguage)}, and translate its texts`
  return problem({ file }, 'The file is missing.', fix)
}

function foreignFile(name: string, language: Language, names: readonly string[]): Problem {
  return problem(
    { file: fileOf(name, language) },
    'Nobody reads this file.',
    didYouMean(name, names, 'remove it'),
  )
}

/** A file of strings against that of the default language, which is also held against itself. */
function problemsOf(root: string, name: string, language: Language): Problem[] {
  const { data, problems } = readData(root, fileOf(name, language), RULE)
  if (!data) return problems
  const own = textsIn(data)
  // What is wrong with that file is reported of it.
  const { data: standard } = readData(root, fileOf(name, defaultLanguage), RULE)
  if (!standard) return []
  return [
    ...own.problems,
    ...(language === defaultLanguage ? malformed(own.texts, data) : []),
    ...compared(own.texts, textsIn(standard).texts, data, language),
  ]
}

/** What would stay as it is written, or never be asked for, in the language that the others are held against. */
function malformed(own: Texts, { placeOf }: DataFile): Problem[] {
  const texts = new Map([...own].map(([key, { text }]) => [key, text]))
  return [...own].flatMap(([key, { text, keys }]) => {
    const base = formless(key)
    return [
      ...(hasLooseBraces(text)
        ? [problem(placeOf(keys), `"${key}" has a brace that is part of no name.`, 'write names as {{name}}')]
        : []),
      ...(base !== key && !texts.has(`${base}_other`)
        ? [
            problem(
              placeOf(keys),
              `"${key}" is a plural form, and "${base}_other" is missing.`,
              'write all forms',
            ),
          ]
        : []),
    ]
  })
}

type Texts = ReadonlyMap<string, { text: string; keys: Keys }>

/** All texts of a file by their keys, as i18next has them: `nav.main`. */
function textsIn({ value, placeOf }: DataFile): { texts: Texts; problems: Problem[] } {
  const texts = new Map<string, { text: string; keys: Keys }>()
  const problems: Problem[] = []
  const visit = (inner: unknown, keys: Keys) => {
    if (typeof inner === 'string') {
      texts.set(keys.join('.'), { text: inner, keys })
      if (inner.trim()) return
      problems.push(problem(placeOf(keys), `"${keys.join('.')}" is empty.`, 'write the text'))
    } else if (isRecord(inner)) {
      for (const [key, item] of Object.entries(inner)) visit(item, [...keys, key])
    } else {
      const what = keys.length ? `"${keys.join('.')}"` : 'The file'
      problems.push(
        problem(placeOf(keys), `${what} holds no text.`, 'write texts, or objects that hold them'),
      )
    }
  }
  visit(value, [])
  return { texts, problems }
}

function compared(own: Texts, standard: Texts, { placeOf }: DataFile, language: Language): Problem[] {
  const texts = new Map([...standard].map(([key, { text }]) => [key, text]))
  const wanted = wantedTexts(texts, language)
  const missing = [...wanted.keys()].filter((key) => !own.has(key))
  return [
    ...missing.map((key) => {
      const message = `The string "${key}" is missing.`
      return problem(
        placeOf(key.split('.')),
        message,
        `write ${key.split('.').at(-1)}: ${quoted(wanted.get(key)?.text)}`,
      )
    }),
    ...[...own].flatMap(([key, { text, keys }]) => {
      const expected = wanted.get(key)
      if (!expected) return problem(placeOf(keys), ...whatIsUnknown(key, texts, missing, language))
      const names = namesIn(text)
      const lacking = expected.names.filter((name) => !names.includes(name))
      const foreign = names.filter((name) => !expected.allowed.includes(name))
      return [
        ...lacking.map((name) =>
          problem(placeOf(keys), `"${key}" lacks {{${name}}}.`, `say it as in ${quoted(expected.text)}`),
        ),
        ...foreign.map((name) =>
          problem(
            placeOf(keys),
            `"${key}" has {{${name}}}, for which nothing is filled in.`,
            usable(expected.allowed),
          ),
        ),
      ]
    }),
  ]
}

function whatIsUnknown(
  key: string,
  texts: ReadonlyMap<string, string>,
  missing: readonly string[],
  language: Language,
): [message: string, fix: string] {
  const form = pluralForm(key, texts)
  if (form) {
    const forms = pluralForms(language).join(', ')
    return [
      `"${key}" is a plural form that the language does not have.`,
      `take it out; its forms are ${forms}`,
    ]
  }
  return [`"${key}" is no string of the site.`, didYouMean(key, missing, 'take it out')]
}

const usable = (names: readonly string[]): string =>
  names.length ? `use ${names.map((name) => `{{${name}}}`).join(' or ')}` : 'take it out'

const quoted = (text = ''): string => `“${text}”`
