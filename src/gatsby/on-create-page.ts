import type { GatsbyNode } from 'gatsby'
import { languages } from '../shared/site'

/** Fixes what plugins make of pages that they do not know. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  // gatsby-plugin-react-i18next makes a prefixed copy of the offline shell, which no one asks for.
  if (/^\/[a-z]{2}\/offline-plugin-app-shell-fallback\/$/.test(page.path)) actions.deletePage(page)

  // It also gives a language's not-found page a match path. For each page that a match path covers, Gatsby puts an entry
  // into the first bundle, and this one covers all of them. Without it, an address that has no page falls back to
  // /404.html, which is the same page.
  const isNotFound = languages.some((language) => page.path === `/${language}/404/`)
  if (isNotFound && page.matchPath) {
    actions.deletePage(page)
    actions.createPage({ ...page, matchPath: undefined })
  }
}
