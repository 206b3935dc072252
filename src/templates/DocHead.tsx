import { canonicalUrl } from '../runtime/canonical'
import { parseSdkPath, platformLabel } from '../shared/sdk'
import { site } from '../shared/site'
import { inLanguage } from '../shared/slugs'

interface DocHeadProps {
  title: string
  description: string
  path: string
  /** Languages that have the page, when several do. */
  translations?: readonly string[]
}

/** What browsers, search engines and link previews say of a page; SDK pages add platform and version. */
export function DocHead({ title, description, path, translations = [] }: DocHeadProps) {
  const sdk = parseSdkPath(path)
  const place = sdk?.topic ? `${title} · ${platformLabel(sdk.platform)} ${sdk.version}` : title
  const full = title === site.title ? title : `${place} · ${site.title}`
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
      <meta property="og:site_name" content={site.title} />
    </>
  )
}
