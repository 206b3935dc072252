import { graphql, useStaticQuery } from 'gatsby'
import { useContext, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'

interface StringsQuery {
  allLocale: { nodes: { ns: string; language: string; data: string }[] }
}

/**
 * Gives i18next the strings of the interface. They come from one static query for the whole site:
 * the usual way of gatsby-plugin-react-i18next would repeat them in the data of every page.
 */
export function InterfaceStrings({ children }: { children: ReactNode }) {
  const { allLocale } = useStaticQuery<StringsQuery>(graphql`
    query InterfaceStrings {
      allLocale(filter: { ns: { ne: "pages" } }, sort: [{ language: ASC }, { ns: ASC }]) {
        nodes {
          ns
          language
          data
        }
      }
    }
  `)
  const { i18n } = useContext(I18nContext)
  for (const { language, ns, data } of allLocale.nodes) {
    if (!i18n.hasResourceBundle(language, ns)) i18n.addResourceBundle(language, ns, JSON.parse(data))
  }
  return <>{children}</>
}
