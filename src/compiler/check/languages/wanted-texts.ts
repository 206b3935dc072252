import { defaultLanguage, type Language } from '../../../shared/site'

/** A text that a language has to have. */
interface WantedText {
  /** What the default language says. */
  text: string
  /** Names that it has to have between {{ and }}. */
  names: readonly string[]
  /** Names that it may have. */
  allowed: readonly string[]
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const FORM = new RegExp(`^(.+)_(${forms.join('|')})$`)

/** The plural forms of a language, as browsers tell them apart. */
export function pluralForms(language: Language): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return forms.filter((form) => pluralCategories.includes(form))
}

/** The plural form that a key is of, by the texts of the default language; undefined for other texts. */
export function pluralForm(
  key: string,
  texts: ReadonlyMap<string, string>,
): { base: string; form: string } | undefined {
  const [, base = '', form = ''] = FORM.exec(key) ?? []
  return texts.has(`${base}_other`) ? { base, form } : undefined
}

/** A key without the plural form that it ends with. */
export const formless = (key: string): string => key.replace(FORM, '$1')

/** Whether a text has braces that are not those of a name: they stay as they are written. */
export const hasLooseBraces = (text: string): boolean => /[{}]/.test(text.replace(NAME, ''))

const NAME = /\{\{(\w+)\}\}/g

/** Names as the reader of strings sees them: anything else between the braces stays as it is written. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(NAME)].map(([, name = '']) => name)),
]

/**
 * What a language has to say.
 * @param texts those of the default language, by their keys
 */
export function wantedTexts(
  texts: ReadonlyMap<string, string>,
  language: Language,
): ReadonlyMap<string, WantedText> {
  const wanted = new Map<string, WantedText>()
  const ofDefault = pluralForms(defaultLanguage)
  for (const [key, text] of texts) {
    const { base } = pluralForm(key, texts) ?? {}
    if (base === undefined) {
      wanted.set(key, { text, names: namesIn(text), allowed: namesIn(text) })
      continue
    }
    const all = ofDefault.flatMap((form) => texts.get(`${base}_${form}`) ?? [])
    const allowed = [...new Set([...all.flatMap(namesIn), 'count'])]
    for (const form of pluralForms(language)) {
      const said = texts.get(`${base}_${form}`) ?? texts.get(`${base}_other`) ?? ''
      // "One entry" needs no number, whatever other languages say.
      const names = namesIn(said).filter((name) => name !== 'count' || form === 'other')
      wanted.set(`${base}_${form}`, { text: said, names, allowed })
    }
  }
  return wanted
}
