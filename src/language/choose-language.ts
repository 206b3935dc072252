import { ignoredPaths } from '../shared/ignored-paths'
import { defaultLanguage, languageSettings, languages, type Language } from '../shared/site'
import { languageOf, withLanguage } from '../shared/slugs'

export interface LanguageHints {
  /** What the browser has stored under the language key. */
  stored?: string | null | undefined
  /** The browser's preferences, best first, such as `nl-NL`. */
  preferred?: readonly string[] | undefined
  /** The language of the page that was loaded. */
  page: Language
}

const available = (code: string | null | undefined): Language | undefined =>
  languages.find((language) => language === code)

/**
 * The language a visitor gets: the stored one, else the first available preference, else the page's.
 * A stored language that is not available gives way to the page's, not to the preferences.
 */
export function chooseLanguage({ stored, preferred = [], page }: LanguageHints): Language {
  if (stored) return available(stored) ?? page
  for (const preference of preferred) {
    const found = available(preference.toLowerCase()) ?? available(preference.toLowerCase().split('-')[0])
    if (found) return found
  }
  return page
}

export interface RedirectSettings {
  ignoredPaths: readonly string[]
  defaultAtRoot: boolean
}

export const redirectSettings: RedirectSettings = { ...languageSettings, ignoredPaths }

/**
 * Where a visitor of an unprefixed path belongs, or undefined when the path stays as it is:
 * it has a language, is on the ignored-path list, or is the chosen default language served at the root.
 */
export function redirectTarget(
  path: string,
  language: Language,
  { ignoredPaths, defaultAtRoot }: RedirectSettings = redirectSettings,
): string | undefined {
  if (languageOf(path) || ignoredPaths.some((pattern) => matches(path, pattern))) return undefined
  if (defaultAtRoot && language === defaultLanguage) return undefined
  const target = withLanguage(path, language)
  const isFile = /\.[a-z0-9]+$/i.test(target)
  return target.endsWith('/') || isFile ? target : `${target}/`
}

const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
