import type { HeadProps } from 'gatsby'
import { canonicalUrl } from '../runtime/canonical'
import { siteTitle } from '../shared/site'
import { inLanguage, languageOf } from '../shared/slugs'
import type { DocQuery } from './doc-query'
import { titleOf } from './page-title'

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
