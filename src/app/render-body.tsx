import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import textFont from '../styles/fonts/commissioner.woff2'
import codeFont from '../styles/fonts/jetbrains-mono.woff2'
import { defaultLanguage, manifest } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { bootScript } from './boot-script'

/** Pages that stand in for any unprefixed address, whose visitors are sent on. */
const STAND_INS = /^\/(404(\.html|\/)?)?$/

/** Later layers win over earlier ones. Bundlers order style sheets as they like, so this has to come before all of them. */
const LAYERS = '@layer reset,tokens,base,prose,components,utilities;'

/** What stands in the head of every page, in the order it is needed. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({
    lang: languageOf(pathname) ?? defaultLanguage,
    ...(STAND_INS.test(pathname) ? { 'data-may-redirect': '' } : {}),
  })
  setHeadComponents([
    <style key={LAYERS} dangerouslySetInnerHTML={{ __html: LAYERS }} />,
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />,
    <link
      key="text-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={textFont}
      crossOrigin="anonymous"
    />,
    <link
      key="code-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={codeFont}
      crossOrigin="anonymous"
    />,
    <meta key="theme" name="theme-color" content={manifest.ink} />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href="/icons/favicon.svg" />,
    <link key="icon-png" rel="icon" type="image/png" sizes="32x32" href="/icons/favicon-32.png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
  ])
}

/** Puts the order of the layers before the styles that Gatsby inlines. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents()
  const isLayers = (node: ReactNode) => isValidElement(node) && node.key === LAYERS
  replaceHeadComponents([...components.filter(isLayers), ...components.filter((node) => !isLayers(node))])
}
