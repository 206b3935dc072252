import { Fragment, useContext, useEffect, useState, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'
import { languageOf } from '../shared/slugs'

/**
 * For pages that stand in for any address: speaks the language of the address. The same HTML is served for all of them, so
 * the first render is in the page's own language.
 */
export function AddressLanguage({ path, children }: { path: string; children: ReactNode }) {
  const { i18n } = useContext(I18nContext)
  const [language, setLanguage] = useState<string>()
  useEffect(() => setLanguage(languageOf(path)), [path])
  if (language && i18n.language !== language) void i18n.changeLanguage(language)
  return <Fragment key={language}>{children}</Fragment>
}
