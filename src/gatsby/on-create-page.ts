import type { GatsbyNode } from 'gatsby'

/** Takes out pages that plugins make and nobody should reach. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  // gatsby-plugin-react-i18next makes a prefixed twin of the offline shell, which no one asks for.
  if (/^\/[a-z]{2}\/offline-plugin-app-shell-fallback\/$/.test(page.path)) actions.deletePage(page)
}
