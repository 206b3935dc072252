import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import textFont from '../styles/fonts/commissioner.woff2'
import codeFont from '../styles/fonts/jetbrains-mono.woff2'
import type { DocPage } from '../shared/doc-page'
import { allPagesPath, defaultLanguage, manifest, shellPath, siteTitle } from '../shared/site'
import { languageOf, markdownPath } from '../shared/slugs'
import { stringOf } from '../templates/string-of'
import { titleOf } from '../templates/page-title'
import { offlinePath } from '../offline/format/addresses'
import { bootScript } from './boot-script'
import { feedLink } from './feed-link'
import { filteringScript } from './filtering-script'
import { linkPreview } from './link-preview'
import { openingScript } from './opening-script'
import { hasRenderedPictures } from './replace-renderer'
import { jsonLd, structuredData } from './structured-data'

/** Pages that answer for any unprefixed address, whose visitors are sent on. */
const LED_ON = /^\/(404(\.html|\/)?)?$/

/** Of a page of content; others have no document. */
interface PageData {
  result?: { data?: { docPage?: { doc: DocPage } } }
}

/** Later layers win over earlier ones. Bundlers order style sheets as they like, so this has to come before all of them. */
const LAYERS = '@layer reset,tokens,base,prose,components,utilities;'

/** What stands in the head of every page, in the order it is needed. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  loadPageDataSync,
}) => {
  // `gatsby develop` renders one frame for all pages, and has no such function.
  const load = loadPageDataSync as typeof loadPageDataSync | undefined
  const data = load?.(pathname) as PageData | null | undefined
  const doc = data?.result?.data?.docPage?.doc
  const language = languageOf(pathname) ?? defaultLanguage
  const isAllPages = pathname === allPagesPath(language)
  setHtmlAttributes({
    lang: language,
    ...(LED_ON.test(pathname) ? { 'data-may-redirect': '' } : {}),
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
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title={siteTitle(language)}
      href={`/${language}/opensearch.xml`}
    />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    // The service worker's empty page, which is nobody's.
    ...(pathname.startsWith(shellPath) ? [<meta key="robots" name="robots" content="noindex" />] : []),
    ...(doc?.template === 'quick-wins'
      ? [<script key="filtering" dangerouslySetInnerHTML={{ __html: filteringScript }} />]
      : []),
    ...(doc?.template === 'quick-wins' || doc?.template === 'faqs'
      ? [<script key="opening" dangerouslySetInnerHTML={{ __html: openingScript }} />]
      : []),
    // Beside whatever page is open: it stays where it is when its reader moves on.
    ...(doc || isAllPages || pathname === offlinePath(language)
      ? [<link key="markdown" rel="alternate" type="text/markdown" href={markdownPath('')} />]
      : []),
    ...(isAllPages
      ? linkPreview(
          {
            path: pathname,
            title: stringOf(language, 'allPages.title'),
            description: stringOf(language, 'allPages.description'),
          },
          language,
        )
      : []),
    ...(doc
      ? [
          ...feedLink(doc.path, language),
          ...linkPreview({ ...doc, title: titleOf(doc), isHome: doc.template === 'home' }, language),
          <script
            key="structured-data"
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonLd(structuredData(doc)) }}
          />,
        ]
      : []),
  ])
}

/** Tells Gatsby's browser part which page was built. The same text on all pages: its hash stands in a header. */
const PAGE_PATH = 'window.pagePath=document.currentScript.dataset.page'

/** Gatsby writes the address of the page into a script of its own; here it stands beside the script. */
const withConstantScript = (pathname: string) => (node: ReactNode) =>
  isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader' ? (
    <script
      key={node.key}
      id={node.props.id}
      data-page={pathname}
      dangerouslySetInnerHTML={{ __html: PAGE_PATH }}
    />
  ) : (
    node
  )

/**
 * Styles and script for pictures of the HTML, which most pages do without: to one that is moved to they come with its
 * pictures (src/blocks/figure/Picture.tsx). Which Gatsby made a page says nothing.
 */
const isNeeded = (pathname: string) => (node: ReactNode) =>
  !isValidElement<{ name?: string }>(node) ||
  (node.props.name !== 'generator' &&
    (!String(node.key).startsWith('gatsby-image-style') || hasRenderedPictures(pathname)))

/** Puts the order of the layers before the styles that Gatsby inlines, and leaves out what a page does without. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replacePostBodyComponents(getPostBodyComponents().map(withConstantScript(pathname)))
  const components = getHeadComponents().filter(isNeeded(pathname))
  const isLayers = (node: ReactNode) => isValidElement(node) && node.key === LAYERS
  replaceHeadComponents([...components.filter(isLayers), ...components.filter((node) => !isLayers(node))])
}
