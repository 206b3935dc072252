import { site } from '../shared/site'

/** The one address of a page for search engines: the site's own host, no query, no hash. Gatsby keeps the head on the page. */
export const canonicalUrl = (path: string): string => `${site.url}${path}`
