import type { GatsbyNode } from 'gatsby'
import { languages } from '../shared/site'

/** Mends what plugins make of pages that they do not know. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  // gatsby-plugin-react-i18next makes a prefixed twin of the offline shell, which no one asks for.
  if (/^\/[a-z]{2}\/offline-plugin-app-shell-fallback\/$/.test(page.path)) actions.deletePage(page)

  // It also gives a language's not-found page the match path `/en/en/*`. It answers for all that has no page.
  const language = languages.find((code) => page.path === `/${code}/404/`)
  const matchPath = `/${language ?? ''}/*`
  if (language && page.matchPath !== matchPath) {
    actions.deletePage(page)
    actions.createPage({ ...page, matchPath })
  }
}
