import { languageData } from '../runtime/language-data'
import type { Language } from '../shared/site'
import type { StringKey } from '../shared/string-keys'

/**
 * A string of the interface. i18next is not there: Gatsby makes heads apart from the page, after the page has brought the
 * strings of its language.
 */
export function stringOf(language: Language, key: StringKey): string {
  const [texts] = languageData(language)?.strings.filter(({ ns }) => ns === 'translation') ?? []
  const strings = JSON.parse(texts?.data ?? '{}') as Record<string, Record<string, string> | undefined>
  // A missing string shows as its key, as on the page.
  const [group = '', name = ''] = key.split('.')
  return strings[group]?.[name] ?? key
}
