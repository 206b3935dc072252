import type { GatsbySSR } from 'gatsby'
import textFont from '../styles/fonts/commissioner.woff2'
import codeFont from '../styles/fonts/jetbrains-mono.woff2'
import { defaultLanguage, languages, site } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { bootScript } from './boot-script'

/** Pages that stand in for any unprefixed address, whose visitors are sent on. */
const STAND_INS = /^\/(404(\.html|\/)?)?$/

/** What stands in the head of every page, in the order it is needed. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({
    lang: languageOf(pathname) ?? languages[0] ?? defaultLanguage,
    ...(STAND_INS.test(pathname) ? { 'data-may-redirect': '' } : {}),
  })
  setHeadComponents([
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />,
    <link key="text-font" rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />,
    <link key="code-font" rel="preload" as="font" type="font/woff2" href={codeFont} crossOrigin="anonymous" />,
    <meta key="theme" name="theme-color" content={site.ink} />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href="/icons/favicon.svg" />,
    <link key="icon-png" rel="icon" type="image/png" sizes="32x32" href="/icons/favicon-32.png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
  ])
}
