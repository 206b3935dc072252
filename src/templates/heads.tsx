import type { HeadProps } from 'gatsby'
import { canonicalUrl } from '../runtime/canonical'
import { site } from '../shared/site'
import { splitUrl } from '../shared/slugs'
import type { Original } from './untranslated'

/** What stands in the head of pages without content of their own; apart from the templates, so that no head brings a page along. */

export const movedHead = ({ pageContext: { to } }: HeadProps<object, { to: string }>) => (
  <>
    <title>{site.title}</title>
    <meta name="robots" content="noindex" />
    <link rel="canonical" href={canonicalUrl(splitUrl(to).path)} />
  </>
)

export const untranslatedHead = ({
  pageContext: { originals },
}: HeadProps<object, { originals: readonly Original[] }>) => (
  <>
    <title>{`${originals[0]?.title ?? ''} · ${site.title}`}</title>
    <meta name="robots" content="noindex" />
    {originals.map(({ language, path }) => (
      <link key={language} rel="alternate" hrefLang={language} href={canonicalUrl(path)} />
    ))}
  </>
)

export const gateHead = () => (
  <>
    <title>{site.title}</title>
    <meta name="description" content={site.description} />
  </>
)

const messageHead = (title: string) => (
  <>
    <title>{`${title} · ${site.title}`}</title>
    <meta name="robots" content="noindex" />
  </>
)
export const notFoundHead = () => messageHead('Not found')
export const serverErrorHead = () => messageHead('Error')
