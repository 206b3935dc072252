import { createContext, createElement, useContext, type ReactNode } from 'react'
import { BrowserI18n, type Translate } from './i18next'

/** The part of react-i18next that this site uses, over the browser's own reader of strings; see i18next.ts beside it. */

export const I18nContext = createContext({ i18n: new BrowserI18n('en') })

/** Gives the strings of a language to all below it. */
export function I18nextProvider({ i18n, children }: { i18n: BrowserI18n; children?: ReactNode }) {
  return createElement(I18nContext.Provider, { value: { i18n } }, children)
}

/** The reader of one file of strings, `translation` unless another one is named. The browser has them all: it is always ready. */
export function useTranslation(namespace?: string): { t: Translate; i18n: BrowserI18n; ready: true } {
  const { i18n } = useContext(I18nContext)
  return { t: i18n.getFixedT(namespace), i18n, ready: true }
}
