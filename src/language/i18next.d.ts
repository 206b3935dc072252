import 'i18next'
import type { StringKey } from '../shared/string-keys'

/** Flat, as components ask: a group of strings is no string, and a message names the key alone. */
type Flat<File extends 'translation' | 'search' | 'offline'> = Record<StringKey<File>, string>

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A missing string shows as its key, never as null. */
    returnNull: false
    /** A key that there is not does not compile. */
    resources: { translation: Flat<'translation'>; search: Flat<'search'>; offline: Flat<'offline'> }
  }
}
