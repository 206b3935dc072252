/**
 * In the place of Gatsby's list of redirects, which is empty: addresses that moved have pages (src/templates/moved.tsx).
 * Swapped in by src/gatsby/replacements.ts, for production bundles only.
 */
export const maybeGetBrowserRedirect = (): undefined => undefined
