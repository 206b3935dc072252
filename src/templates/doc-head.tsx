import type { HeadProps } from 'gatsby'
import { canonicalUrl } from '../runtime/canonical'
import { parseSdkPath, platformLabel } from '../shared/sdk'
import { siteTitle } from '../shared/site'
import { inLanguage, languageOf } from '../shared/slugs'
import type { DocQuery } from './doc-query'

/**
 * What browsers, search engines and link previews say of a page of content; SDK pages add platform and version. Apart from
 * the other heads, whose bytes no article needs.
 */
export function docHead({ data }: HeadProps<DocQuery>) {
  const { title, description, path, translations = [] } = data.docPage.doc
  const sdk = parseSdkPath(path)
  const system = sdk?.os ? ` (${platformLabel(sdk.os)})` : ''
  const place = sdk?.topic ? `${title} · ${platformLabel(sdk.platform)}${system} ${sdk.version}` : title
  const name = siteTitle(languageOf(path))
  const full = title === name ? title : `${place} · ${name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonicalUrl(path)} />
      {translations.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={canonicalUrl(inLanguage(path, language))}
        />
      ))}
      {translations[0] && (
        <link rel="alternate" hrefLang="x-default" href={canonicalUrl(inLanguage(path, translations[0]))} />
      )}
      <meta property="og:title" content={place} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="article" />
      <meta property="og:url" content={canonicalUrl(path)} />
      <meta property="og:site_name" content={name} />
    </>
  )
}
