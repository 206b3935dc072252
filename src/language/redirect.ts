import { defaultLanguage, languageSettings, languages } from '../shared/site'
import { local } from '../runtime/storage'
import { chooseLanguage, redirectTarget } from './choose-language'

/**
 * Sends a visitor of an unprefixed path to the page in their language, with query and hash.
 * @param prefix the site's path prefix, without a trailing slash
 * @returns whether the browser is on its way to another address
 */
export function redirectUnprefixed(prefix: string): boolean {
  const { pathname, search, hash } = window.location
  if (prefix && !pathname.startsWith(`${prefix}/`)) return false
  const page = languages.find((language) => language === document.documentElement.lang) ?? defaultLanguage
  const language = chooseLanguage({
    stored: local.read(languageSettings.storageKey),
    preferred: navigator.languages,
    page,
  })
  const target = redirectTarget(pathname.slice(prefix.length), language)
  if (!target) return false
  // Remembered, and corrected when what was stored is not available.
  local.write(languageSettings.storageKey, language)
  window.location.replace(`${prefix}${target}${search}${hash}`)
  return true
}
