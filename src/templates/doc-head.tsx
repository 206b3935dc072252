import type { HeadProps } from 'gatsby'
import { canonicalUrl } from '../runtime/canonical'
import { parseSdkPath, platformLabel } from '../shared/sdk'
import { siteTitle } from '../shared/site'
import { inLanguage, languageOf } from '../shared/slugs'
import type { DocQuery } from './doc-query'

/** A title says which of several pages by its name this is: SDK pages by platform and version, the API's as such. */
function titleOf({ title, path }: DocQuery['docPage']['doc']): string {
  if (/^\/[^/]+\/api\/./.test(path)) return `${title} · API`
  const sdk = parseSdkPath(path)
  if (!sdk) return title
  if (!sdk.topic) return `${title} ${sdk.version}`
  const system = sdk.os ? ` (${platformLabel(sdk.os)})` : ''
  return `${title} · ${platformLabel(sdk.platform)}${system} ${sdk.version}`
}

/**
 * What browsers, search engines and link previews say of a page of content. Apart from the other heads, whose bytes no
 * article needs.
 */
export function docHead({ data }: HeadProps<DocQuery>) {
  const { title, description, path, translations = [] } = data.docPage.doc
  const place = titleOf(data.docPage.doc)
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
