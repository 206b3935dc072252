import { createElement, type ReactElement } from 'react'
import { BrowserI18n } from './i18next'
import { I18nextProvider } from './react-i18next'

/** What Gatsby hands over of a page; its context is made in src/gatsby/create-pages.ts. */
interface WrappedPage {
  element: ReactElement
  props: { pageContext: { i18n: { language: string } } }
}

/**
 * What the browser gets in place of gatsby-plugin-react-i18next: a reader of strings in the page's language. The plugin
 * besides sends visitors to their language, which this site does by itself, and takes strings from the query of each page,
 * which here come once for all pages of a language (src/language/InterfaceStrings.tsx).
 */
export const wrapPageElement = ({ element, props }: WrappedPage): ReactElement =>
  createElement(I18nextProvider, { i18n: new BrowserI18n(props.pageContext.i18n.language) }, element)
