import { site } from '../shared/site'

/** The one address of a page for search engines: the site's own host, no query, no hash. */
export const canonicalUrl = (path: string): string => `${site.url}${path}`

/** Keeps <link rel="canonical"> on the page that is shown, also after a navigation without a page load. */
export function updateCanonical(path: string): void {
  let link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!link) {
    link = document.createElement('link')
    link.rel = 'canonical'
    document.head.append(link)
  }
  link.href = canonicalUrl(path)
}
