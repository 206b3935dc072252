import type { HeadProps } from 'gatsby'
import { canonicalUrl } from '../runtime/canonical'
import { allPagesPath, defaultLanguage, languages, siteTitle, type Language } from '../shared/site'
import { languageOf, splitUrl } from '../shared/slugs'
import { offlineStrings, type OfflineQuery } from './offline-strings'
import { stringOf } from './string-of'
import type { Original } from './untranslated'

/** What stands in the head of pages without content of their own; apart from the templates, so that no head brings a page along. */

/** What every page's context says. */
interface OfLanguage {
  language: Language
}

/** Of an address that moved: it names the page that has it now. */
export const movedHead = ({
  pageContext: { to, language },
}: HeadProps<object, OfLanguage & { to: string }>) => (
  <>
    <title>{siteTitle(language)}</title>
    <meta name="robots" content="noindex" />
    <link rel="canonical" href={canonicalUrl(splitUrl(to).path)} />
  </>
)

/** Of an address that its language lacks: no search engine lists it. */
export const untranslatedHead = ({
  pageContext: { originals, language },
}: HeadProps<object, OfLanguage & { originals: readonly Original[] }>) => (
  <>
    <title>{`${originals[0]?.title ?? ''} · ${siteTitle(language)}`}</title>
    <meta name="robots" content="noindex" />
    {originals.map((original) => (
      <link
        key={original.language}
        rel="alternate"
        hrefLang={original.language}
        href={canonicalUrl(original.path)}
      />
    ))}
  </>
)

/** Of the page that lists all others. */
export const allPagesHead = ({ pageContext: { language } }: HeadProps<object, OfLanguage>) => (
  <>
    <title>{`${stringOf(language, 'allPages.title')} · ${siteTitle(language)}`}</title>
    <meta name="description" content={stringOf(language, 'allPages.description')} />
    <link rel="canonical" href={canonicalUrl(allPagesPath(language))} />
    {languages.length > 1
      ? ['x-default', ...languages].map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={other}
            href={canonicalUrl(allPagesPath(other === 'x-default' ? defaultLanguage : other))}
          />
        ))
      : null}
  </>
)

/** Of `/`, which leads to a language. */
export const gateHead = ({ pageContext: { language } }: HeadProps<object, OfLanguage>) => (
  <>
    <title>{siteTitle(language)}</title>
    <meta name="description" content={stringOf(language, 'gate.description')} />
    <link rel="canonical" href={canonicalUrl(`/${language}/`)} />
  </>
)

/** Of a page that stands in for any address: the head speaks the language of the address, as the page does. */
const messageHead = (
  page: 'notFound' | 'serverError',
  { location, pageContext }: HeadProps<object, OfLanguage>,
) => {
  const language = languageOf(location.pathname) ?? pageContext.language
  return (
    <>
      <title>{`${stringOf(language, `${page}.tab`)} · ${siteTitle(language)}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
/** Of 404. */
export const notFoundHead = (props: HeadProps<object, OfLanguage>) => messageHead('notFound', props)
/** Of 500. */
export const serverErrorHead = (props: HeadProps<object, OfLanguage>) => messageHead('serverError', props)
/** Of the page of packs, which stands in for what is not kept. */
export const offlineHead = ({ data, pageContext: { language } }: HeadProps<OfflineQuery, OfLanguage>) => (
  <>
    <title>{`${offlineStrings(data).title} · ${siteTitle(language)}`}</title>
    <meta name="robots" content="noindex" />
  </>
)
