import { useContext, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'
import { languageData } from '../runtime/language-data'

/** Gives i18next the strings of the interface in the page's language, which come once for all pages of a language. */
export function InterfaceStrings({ children }: { children: ReactNode }) {
  const { i18n } = useContext(I18nContext)
  const { language } = i18n
  for (const { ns, data } of languageData(language)?.strings ?? []) {
    if (!i18n.hasResourceBundle(language, ns)) i18n.addResourceBundle(language, ns, JSON.parse(data))
  }
  return <>{children}</>
}
