import { canonicalUrl } from '../runtime/canonical'
import { shareImageOf, shareSize } from '../shared/share-image'
import { siteTitle, type Language } from '../shared/site'

/** Where the language of the site is not the one that most people speak who speak it. */
const territories: Readonly<Record<Language, string>> = { en: 'GB' }

/** `nl` → `nl_NL`: previews know languages by `language_TERRITORY` alone. */
function openGraphLocale(language: Language): string {
  const { language: code, region } = new Intl.Locale(language).maximize()
  return `${code}_${territories[code] ?? region ?? ''}`
}

/** What previews say of a page. */
interface Previewed {
  path: string
  title: string
  description: string
  /** Whether it is the front of the site. */
  isHome?: boolean
}

/** What previews of links show. They load no script: it stands in the HTML alone, and a page that is moved to needs none. */
export function linkPreview({ path, title, description, isHome = false }: Previewed, language: Language) {
  const { src, alt } = shareImageOf(path)
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': isHome ? 'website' : 'article',
    'og:url': canonicalUrl(path),
    'og:site_name': siteTitle(language),
    'og:locale': openGraphLocale(language),
    'og:image': canonicalUrl(src),
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': alt,
  }
  return [
    ...Object.entries(properties).map(([name, content]) => (
      <meta key={name} property={name} content={content} />
    )),
    <meta key="twitter" name="twitter:card" content="summary_large_image" />,
  ]
}
