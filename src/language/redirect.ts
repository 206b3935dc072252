import { languageSettings } from '../shared/site'
import { local } from '../runtime/storage'
import { chooseLanguage, redirectTarget } from './choose-language'
import { pageLanguage } from './remember'

/**
 * Sends a visitor of an unprefixed path to the page in their language, with query and hash.
 * @returns whether the browser is on its way to another address
 */
export function redirectUnprefixed(): boolean {
  const { pathname, search, hash } = window.location
  const language = chooseLanguage({
    stored: local.read(languageSettings.storageKey),
    preferred: navigator.languages,
    page: pageLanguage(),
  })
  const target = redirectTarget(pathname, language)
  if (!target) return false
  // Remembered, and corrected when what was stored is not available.
  local.write(languageSettings.storageKey, language)
  window.location.replace(`${target}${search}${hash}`)
  return true
}
