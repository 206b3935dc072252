import { local } from '../runtime/storage'
import { defaultLanguage, languageSettings, languages, type Language } from '../shared/site'

const YEAR = 31_536_000

/**
 * Keeps the language that a visitor chose: for the page, and in a cookie for the server, which leads on from addresses
 * without a language before any page is there to be asked.
 */
export function rememberLanguage(language: Language): void {
  local.write(languageSettings.storageKey, language)
  try {
    document.cookie = `${languageSettings.cookie}=${language}; path=/; max-age=${YEAR}; samesite=lax`
  } catch {
    // Forbidden, as in a frame without rights: the server goes by the browser's languages, then.
  }
}

/** The language of the page that was loaded. */
export const pageLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? defaultLanguage

/** Replaces a stored language that is not available by the page's. */
export function correctStoredLanguage(): void {
  const stored = local.read(languageSettings.storageKey)
  if (stored !== undefined && !languages.includes(stored))
    local.write(languageSettings.storageKey, pageLanguage())
}
