import type offline from '../../content/locales/en/offline.json'
import type pages from '../../content/locales/en/pages.json'
import type requests from '../../content/locales/en/requests.json'
import type search from '../../content/locales/en/search.json'
import type translation from '../../content/locales/en/translation.json'

/** The strings of the interface, by the file that holds them; English is the language whose keys count. */
interface Files {
  translation: typeof translation
  search: typeof search
  offline: typeof offline
  pages: typeof pages
  requests: typeof requests
}

/** A key without its plural form: the number chooses that. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

type KeysIn<Strings> = {
  [Key in keyof Strings & string]: Strings[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysIn<Strings[Key]>}`
}[keyof Strings & string]

export type StringFile = keyof Files

/**
 * The keys of a file, such as `nav.main`. A key that is put together while the site runs has this type as well, as long as
 * its parts have types of their own: `status.${version.status}`.
 */
export type StringKey<File extends StringFile = 'translation'> = KeysIn<Files[File]>

/** What the keys of a group end with, such as `light` of `theme.light`. */
export type KeyBelow<Group extends string, File extends StringFile = 'translation'> =
  StringKey<File> extends infer Key ? (Key extends `${Group}.${infer Name}` ? Name : never) : never
