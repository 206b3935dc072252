import type { GatsbyNode } from 'gatsby'

/** Fixes what plugins make of pages that they do not know. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  // gatsby-plugin-react-i18next makes a prefixed copy of the offline shell, which no one asks for.
  if (/^\/[a-z]{2}\/offline-plugin-app-shell-fallback\/$/.test(page.path)) actions.deletePage(page)
}
