import { languageData } from './language-data'
import type { StringKey } from '../shared/string-keys'

/** The strings of the interface, in whatever way they are had. */
export type Say = (key: StringKey) => string

/** A string of the interface in the language of the page, for code outside of React; the key where there is none. */
export function say(key: StringKey): string {
  const strings = languageData(document.documentElement.lang)?.strings.find(({ ns }) => ns === 'translation')
  const found = key
    .split('.')
    .reduce<unknown>(
      (all, part) => (all as Record<string, unknown> | undefined)?.[part],
      strings && JSON.parse(strings.data),
    )
  return typeof found === 'string' ? found : key
}
