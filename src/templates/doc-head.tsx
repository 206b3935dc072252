import type { HeadProps } from 'gatsby'
import { canonicalUrl } from '../runtime/canonical'
import type { DocPage } from '../shared/doc-page'
import { parseSdkPath, platformLabel } from '../shared/sdk'
import { siteTitle } from '../shared/site'
import { inLanguage, languageOf } from '../shared/slugs'
import type { DocQuery } from './doc-query'

/** A title says which of several pages by its name this is: SDK pages by platform and version, the API's as such. */
export function titleOf({ title, path }: Pick<DocPage, 'title' | 'path'>): string {
  if (/^\/[^/]+\/api\/./.test(path)) return `${title} · API`
  const sdk = parseSdkPath(path)
  if (!sdk) return title
  if (!sdk.topic) return `${title} ${sdk.version}`
  const system = sdk.os ? ` (${platformLabel(sdk.os)})` : ''
  return `${title} · ${platformLabel(sdk.platform)}${system} ${sdk.version}`
}

/**
 * What browsers and search engines say of a page of content. Apart from the other heads, whose bytes no article needs; what
 * link previews say stands in the HTML alone (src/app/link-preview.tsx).
 */
export function docHead({ data }: HeadProps<DocQuery>) {
  const { title, description, path, translations = [] } = data.docPage.doc
  const name = siteTitle(languageOf(path))
  const full = title === name ? title : `${titleOf(data.docPage.doc)} · ${name}`
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
    </>
  )
}
